/** Bytes of a file in UTF-8. */
export const MAX_BYTES = 10 * 1024 ** 2;

/** Tags, or rows: more than any file of that size has that was exported here. */
export const MAX_PARTS = 1_000_000;

/** Elements inside each other. Those we write are 6 deep; tools add groups. */
export const MAX_DEPTH = 100;
