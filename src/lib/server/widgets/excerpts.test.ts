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
    ['by the name of a member', { lobby: 1 }, 'lobby'],
    ['by words from two texts', ['open', 'nine'], 'open nine'],
    ['by blanks', 'open', '  '],
    ['beyond the characters that are searched', 'x'.repeat(20_000) + 'lobby', 'lobby'],
    [
      'beyond the parts that are searched',
      Array.from({ length: 5_000 }, (_, at) => (at === 4_999 ? 'lobby' : 'x')),
      'lobby'
    ]
  ])('but not %s', (_, value, query) => expect(found(value, query)).toBeUndefined());

  it('as a short excerpt that contains it, however far into the Value it is', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 500 }), (before, after) => {
        const excerpt = found(`${before.replaceAll(/\P{ASCII}|q/giu, 'x')}qq${after}`, 'qq')!;
        expect(excerpt).toContain('qq');
        expect(excerpt.length).toBeLessThanOrEqual(98);
      })
    ));
});
