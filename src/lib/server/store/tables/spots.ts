/** Spots, their tags. Each row type stands in the migration of the same name. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SpotTables {}
