/** What is looked for in the texts of a language, and what comes in its place. */
export interface Replacing {
  readonly find: string;
  readonly by: string;
  readonly isCaseExact: boolean;
}

/** A text with all occurrences replaced; the same text where there is none. Nothing in `by` has a meaning of its own. */
export function replaced(text: string, { find, by, isCaseExact }: Replacing): string {
  if (find === '') return text;
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(literal, isCaseExact ? 'gu' : 'giu'), () => by);
}
