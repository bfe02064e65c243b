import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, wordsOf } from './excerpts.js';

const found = (value: unknown, query: string) => excerptOf(value, wordsOf(query));

describe('a text is found in a Value', () => {
  it.each([
    ['whatever case and accents', [{ Text: 'Café Größe' }], 'CAFE grosse', 'Café Größe'],
    ['with its words in any order', 'Open from nine', 'nine open', 'Open from nine'],
    ['where it is a number', 2026, '26', '2026'],
    ['deep inside', { a: [{ b: ['x', 'lobby'] }] }, 'lobby', 'lobby'],
    ['in one line', 'a\n\n  b', 'b', 'a b']
  ])('%s', (_, value, query, excerpt) => expect(found(value, query)).toBe(excerpt));

  it.each([
    ['no names of members', { lobby: 1 }, 'lobby'],
    ['no words from two texts', ['open', 'nine'], 'open nine'],
    ['nothing for blanks', 'open', '  '],
    ['no more than is looked at', 'x'.repeat(20_000) + 'lobby', 'lobby'],
    ['no parts without end', Array.from({ length: 5_000 }, (_, at) => (at === 4_999 ? 'lobby' : 'x')), 'lobby']
  ])('%s', (_, value, query) => expect(found(value, query)).toBeUndefined());

  it('as a short piece that holds it, however far behind', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 500 }), (before, after) => {
        const excerpt = found(`${before.replaceAll(/\P{ASCII}|q/giu, 'x')}qq${after}`, 'qq')!;
        expect(excerpt).toContain('qq');
        expect(excerpt.length).toBeLessThanOrEqual(98);
      })
    ));
});
