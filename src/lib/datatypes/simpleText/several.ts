/**
 * Does the text hold what a person sees as one character and the platform stores as several (decisions.md: UTF-16 code units)? Emojis,
 * and letters with marks set upon them.
 */
export const holdsSeveral = (text: string): boolean => /[\u{10000}-\u{10FFFF}\u200D]|\p{M}/u.test(text);
