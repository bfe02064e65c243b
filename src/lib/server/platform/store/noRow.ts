import { sql, type SqlBool } from 'kysely';

/** True for no row. */
export const NO_ROW = sql<SqlBool>`1 = 0`;
