/**
 * Small and without accents, so that `grosse` finds `Größe` no less than `größe` does; and without characters that turn
 * the writing direction: names contain none, but a name copied from a sentence brings the isolates around it.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u202A-\u202E\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** The words of a query, folded. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Writers mean the same with both apostrophes. */
const straight = (text: string): string => text.replaceAll('’', "'");

/** A test for texts: every word of the query occurs in it, in any order, whatever case, accents and apostrophes. */
export function finder(query: string): (text: string) => boolean {
  const words = wordsOf(straight(query));
  return (text) => {
    const searched = straight(folded(text));
    return words.every((word) => searched.includes(word));
  };
}
