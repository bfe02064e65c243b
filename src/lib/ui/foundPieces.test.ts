import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, finder } from '../language/textSearch.js';
import { matchPieces } from './foundPieces.js';

const marked = (text: string, query: string) =>
  matchPieces(text, query)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('');

it.each([
  ["d'ici", 'D’ici'],
  ['d’ici', "D'ici"]
])('either apostrophe is found: %s in %s', (query, text) => {
  expect(finder(query)(text)).toBe(true);
});

describe('what is found of a text is marked', () => {
  it.each([
    ['Store Graben', 'GRAB', 'Store [Grab]en'],
    ['Größe', 'grosse', '[Größe]'],
    ['Wien Eingang', 'eingang wien', '[Wien] [Eingang]'],
    ['Advent quer 4K', 'adv vent', '[Advent] quer 4K'],
    ['anana', 'ana', '[ana]na'],
    ['Café', 'cafe', '[Café]'],
    ['İstanbul', 'stan', 'İ[stan]bul'],
    ['Store Graben', '\u2068Graben\u2069', 'Store [Graben]'],
    ['😀 Graben', 'grab', '😀 [Grab]en'],
    ['Store', 'x', 'Store'],
    ['Store', ' ', 'Store'],
    ['', 'x', '']
  ])('%j searched for %j: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('loses nothing of the text, and marks something exactly where a word occurs', () => {
    const letters = fc.constantFrom('a', 'b', 'ß', 'Ö', 'o\u0308', 'ﬁ', ' ', '😀', 'İ');
    const text = fc.array(letters, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (name, query) => {
        const found = matchPieces(name, query);
        expect(found.map((piece) => piece.text).join('')).toBe(name);
        const words = folded(query).split(/\s+/).filter(Boolean);
        const occurs = words.some((word) => finder(word)(name));
        expect(found.some((piece) => piece.found)).toBe(occurs);
      }),
      { seed: 7 }
    );
  });
});
