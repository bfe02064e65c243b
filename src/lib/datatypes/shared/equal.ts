import { isRecord } from '../../ascdata/elements.js';

/** No Value of the contract nests deeper; anything deeper is hostile and equals only itself. */
const MAX_DEPTH = 32;

/** Whether two JSON values are the same. Order of keys does not matter, order in arrays does. Never throws. */
export function sameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index], depth + 1));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key], depth + 1))
  );
}

/** `same` of every model: equal in the exact form; two unusable values are the same only if they are the same JSON. */
export function sameBy<V>(read: (raw: unknown) => V | undefined, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const left = read(a);
  const right = read(b);
  if (left === undefined || right === undefined) return left === right && sameJson(a, b);
  return sameJson(left, right);
}
