import { DATA_TYPE_NAMES } from '../ascdata/names.js';
import type { DataTypeName } from '../ascdata/types.js';

/**
 * One part of every DataType (`./<name>/<part>.ts`), in the order of the contract's table.
 * @param files what `import.meta.glob` found. It is handed in, because the bundler has to see the pattern: so each part can be
 *   loaded without the others.
 */
export function everyPart<T>(part: string, files: Readonly<Record<string, T>>): Readonly<Record<DataTypeName, T>> {
  const parts = DATA_TYPE_NAMES.map((name) => {
    const found = files[`./${name}/${part}.ts`];
    if (!found) throw new Error(`The DataType ${name} has no ${part}.ts.`);
    return [name, found] as const;
  });
  return Object.fromEntries(parts) as Record<DataTypeName, T>;
}
