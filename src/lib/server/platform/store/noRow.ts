import { sql, type SqlBool } from 'kysely';

/** Holds for no row. */
export const NO_ROW = sql<SqlBool>`1 = 0`;
