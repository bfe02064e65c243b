/** Characters of one comment on a text. */
export const MAX_COMMENT = 4_000;

/** Characters of one text. */
export const MAX_TEXT = 10_000;

/** Paragraphs with tabs; no other control characters, and no halves of a character. */
export const TEXT_PATTERN = '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F\\uD800-\\uDFFF]*$';
