import { folded } from '../../../language/textSearch.js';
import type { ObjectRow } from './tables/spots.js';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The key by which names are searched and ordered: it ignores case and accents, so that “Ö” is beside “O” and is found by
 * either. The same for the stored name and for the search.
 */
export const nameKey = folded;

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

/** The text that searches of the Trash use: each on its own line, so that words do not match across them. */
export const trashKey = (...texts: readonly string[]): string => texts.map(nameKey).join('\n');

/** LIKE pattern for texts that contain this one; `%` and `_` are literal. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the text contains every word. `%` and `_` are matched literally. */
export function holds(words: readonly string[], text: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const tests = words.map((word) => sql`${text} like ${likePattern(word)} escape '\\'`);
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`;
}
