import { nameKey } from './nameKey.js';
import type { ObjectRow } from './tables/spots.js';

/** Between the levels of a path, as pickers show it. */
const LEVEL = ' › ';

/** Words that a search looks for; each costs a look at every object, and those beyond are left out. */
const MAX_WORDS = 10;

/**
 * What pickers search: the name, and on a line of its own what a picker shows below it, the path or else the detail. No word
 * reaches over the end of a line. The key begins with `name_key`, so that what lies behind it can be told from it.
 */
export function searchKey({ name, path, detail }: Pick<ObjectRow, 'name' | 'path' | 'detail'>): string {
  const names = path === '[]' ? [] : (JSON.parse(path) as string[]);
  const line = names.length > 0 ? names.join(LEVEL) : (detail ?? '');
  return line === '' ? nameKey(name) : `${nameKey(name)}\n${nameKey(line)}`;
}

/** How many characters of the second line name these ancestors, with what stands between them and the rest. */
export function lengthOfPath(names: readonly string[]): number {
  return [...names.map((name) => nameKey(name) + LEVEL).join('')].length;
}

/** The words to look for, the longest first, as few objects have those; none that stands within another. */
export function searchWords(search: string): string[] {
  const words = [...new Set(nameKey(search).split(/\s+/))].sort((one, other) => other.length - one.length);
  return words
    .filter((word, place) => word !== '' && !words.slice(0, place).some((longer) => longer.includes(word)))
    .slice(0, MAX_WORDS);
}
