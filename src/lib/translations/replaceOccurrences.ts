/** What to find in the texts of a language, and its replacement. */
export interface Replacement {
  readonly find: string;
  readonly by: string;
  readonly isCaseExact: boolean;
  /** Whether letters and digits beside an occurrence rule it out. */
  readonly isWholeWord: boolean;
}

const OF_WORD = '[\\p{L}\\p{M}\\p{N}_]';
const BEGINS = new RegExp(`^${OF_WORD}`, 'u');
const ENDS = new RegExp(`${OF_WORD}$`, 'u');

/** Writers mean the same with both. */
const APOSTROPHE = /['’]/g;

/** Replaces every occurrence; without one, returns the text unchanged. `by` is literal. */
export function replaceOccurrences(text: string, { find, by, isCaseExact, isWholeWord }: Replacement): string {
  if (find === '') return text;
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(APOSTROPHE, "['’]");
  const before = isWholeWord && BEGINS.test(find) ? `(?<!${OF_WORD})` : '';
  const after = isWholeWord && ENDS.test(find) ? `(?!${OF_WORD})` : '';
  return text.replace(new RegExp(`${before}${literal}${after}`, isCaseExact ? 'gu' : 'giu'), () => by);
}
