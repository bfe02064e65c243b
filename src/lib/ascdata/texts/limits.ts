/** Characters of one comment on a text. */
export const MAX_COMMENT = 4_000;
