import { folded } from '../language/folding.js';

/** The words of a query, folded. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** A test for texts: every word of the query occurs in it, in any order, whatever case and accents. */
export function finder(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  return (text) => {
    const searched = folded(text);
    return words.every((word) => searched.includes(word));
  };
}
