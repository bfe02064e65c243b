/** What to find in the texts of a language, and its replacement. */
export interface Replacement {
  readonly find: string;
  readonly by: string;
  readonly isCaseExact: boolean;
}

/** Replaces every occurrence; without one, returns the text unchanged. `by` is literal. */
export function replaceOccurrences(text: string, { find, by, isCaseExact }: Replacement): string {
  if (find === '') return text;
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(literal, isCaseExact ? 'gu' : 'giu'), () => by);
}
