import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DataTypeName } from '../ascdata/types.js';

/**
 * One part of every DataType (`./<name>/<part>.ts`), in the order of the contract's table.
 * @param files the result of `import.meta.glob`. The caller passes it in because the bundler must see the pattern: so each part can
 *   be loaded without the others.
 * @param names the DataTypes that have the part; all of them unless said otherwise
 */
export function partsByDataType<T, Name extends DataTypeName = DataTypeName>(
  part: string,
  files: Readonly<Record<string, T>>,
  names = DATA_TYPE_NAMES as readonly Name[]
): Readonly<Record<Name, T>> {
  const parts = names.map((name) => {
    const found = files[`./${name}/${part}.ts`];
    if (!found) throw new Error(`The DataType ${name} has no ${part}.ts.`);
    return [name, found] as const;
  });
  return Object.fromEntries(parts) as Record<Name, T>;
}
