import { DATA_TYPES, DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';

/**
 * One part of every DataType (`./<folder>/<part>.ts`), in the order of the contract's table. Where several DataTypes share a folder, the
 * part is a table by their names.
 * @param files the result of `import.meta.glob`. The caller passes it in because the bundler must see the pattern: so each part can
 *   be loaded without the others.
 */
export function partsByDataType<T extends object>(
  part: string,
  files: Readonly<Record<string, T | Partial<Record<DataTypeName, T>>>>
): Readonly<Record<DataTypeName, T>> {
  const parts = DATA_TYPE_NAMES.map((name) => {
    const folder: string = DATA_TYPES[name];
    const file = files[`./${folder}/${part}.ts`];
    const found = folder === name ? file : (file as Partial<Record<DataTypeName, T>> | undefined)?.[name];
    if (!found) throw new Error(`The DataType ${name} has no ${part} in ${folder}/${part}.ts.`);
    return [name, found] as const;
  });
  return Object.fromEntries(parts) as Record<DataTypeName, T>;
}
