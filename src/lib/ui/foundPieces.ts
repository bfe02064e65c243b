import { folded, wordsOf } from '../language/textSearch.js';

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text in pieces, so that what `finder` found in it can be marked. */
export function matchPieces(text: string, query: string): Piece[] {
  const characters = [...text];
  /** The character that each unit of the folded text comes from. */
  const origins = characters.flatMap((character, place) => Array.from(folded(character).split(''), () => place));
  const searched = characters.map(folded).join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      for (const place of origins.slice(at, at + word.length)) marked.add(place);
    }
  }
  const found: { text: string; found: boolean }[] = [];
  characters.forEach((character, place) => {
    const last = found.at(-1);
    if (last?.found === marked.has(place)) last.text += character;
    else found.push({ text: character, found: marked.has(place) });
  });
  return found;
}
