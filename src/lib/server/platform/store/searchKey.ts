import { nameKey } from './nameKey.js';
import type { ObjectRow } from './tables/spots.js';

/** Separator of a path in pickers. */
const LEVEL = ' › ';

/** Maximum number of search words; each scans every object, and further ones are ignored. */
const MAX_WORDS = 10;

/**
 * The text that pickers search: the name, and on a second line what a picker shows below it, the path or else the detail. Words
 * do not match across lines. The key begins with `name_key`, so that the rest can be separated from it.
 */
export function searchKey({ name, path, detail }: Pick<ObjectRow, 'name' | 'path' | 'detail'>): string {
  const names = path === '[]' ? [] : (JSON.parse(path) as string[]);
  const line = names.length > 0 ? names.join(LEVEL) : (detail ?? '');
  return line === '' ? nameKey(name) : `${nameKey(name)}\n${nameKey(line)}`;
}

/** Length of these ancestors in the second line, including the separator. */
export function lengthOfPath(names: readonly string[]): number {
  return [...names.map((name) => nameKey(name) + LEVEL).join('')].length;
}

/** The search words, longest first, because few objects contain those; none that is part of another. */
export function searchWords(search: string): string[] {
  const words = [...new Set(nameKey(search).split(/\s+/))].sort((one, other) => other.length - one.length);
  return words
    .filter((word, place) => word !== '' && !words.slice(0, place).some((longer) => longer.includes(word)))
    .slice(0, MAX_WORDS);
}
