import { sql, type SqlBool } from 'kysely';

/** Holds for no row. */
export const NOTHING = sql<SqlBool>`1 = 0`;
