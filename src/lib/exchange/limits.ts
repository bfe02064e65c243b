/** Maximum size of a file, bytes in UTF-8. */
export const MAX_BYTES = 10 * 1024 ** 2;

/** Maximum tags or rows: more than any file exported here has within the size limit. */
export const MAX_PARTS = 1_000_000;

/** Maximum nesting of elements. Ours are 6 deep; tools add groups. */
export const MAX_DEPTH = 100;

/** Maximum texts: more than any file exported here has within the size limit. */
export const MAX_TEXTS = 100_000;
