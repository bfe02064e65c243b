/**
 * Whether the text contains characters that people see as one and the platform stores as several (docs/decisions/text-length.md).
 * Emojis, and letters with combining marks.
 */
export const hasCompoundCharacters = (text: string): boolean => /[\u{10000}-\u{10FFFF}\u200D]|\p{M}/u.test(text);
