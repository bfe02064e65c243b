import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** LIKE pattern for texts that contain this one; `%` and `_` are literal. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the text contains every word. `%` and `_` are matched literally. */
export function holds(words: readonly string[], text: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const tests = words.map((word) => sql`${text} like ${likePattern(word)} escape '\\'`);
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`;
}
