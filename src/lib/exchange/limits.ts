/** Bytes of a file in UTF-8. */
export const MAX_BYTES = 10 * 1024 ** 2;

/** Maximum tags or rows: more than any file exported here has within the size limit. */
export const MAX_PARTS = 1_000_000;

/** Elements inside each other. Those we write are 6 deep; tools add groups. */
export const MAX_DEPTH = 100;
