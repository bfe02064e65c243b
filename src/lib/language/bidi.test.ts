import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { directionOf, isolated } from './bidi.js';

describe('a text in a sentence', () => {
  it.each(['', 'Mode', 'Modus „Jetzt“', 'モード', '12:00 – 13:00'])(
    'stays as it is where it turns nothing: %j',
    (text) => {
      expect(isolated(text)).toBe(text);
    }
  );

  it.each([
    ['Arabic', 'الوضع', '\u2068الوضع\u2069'],
    ['Hebrew among Latin', 'Mode מצב', '\u2068Mode מצב\u2069'],
    ['a character that turns what follows', 'a\u202eb', '\u2068a\u202eb\u2069'],
    ['an end of an isolation that it did not begin', 'a\u2069b', '\u2068ab\u2069'],
    ['a beginning that it does not end', 'a\u2067b', '\u2068a\u2067b\u2069\u2069']
  ])('is isolated with %s', (_, text, expected) => {
    expect(isolated(text)).toBe(expected);
  });

  it.each(['الوضع', 'a\u2067b', '\u2068a\u2069\u2068ع\u2069', '\u2069'])(
    'is isolated once, however many sentences it goes through: %j',
    (text) => {
      expect(isolated(isolated(text))).toBe(isolated(text));
    }
  );

  test('never ends or outlasts its isolation, whatever stands in it', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'ع', '\u2066', '\u2067', '\u2068', '\u2069', '\u202e') });
    const depths = (text: string): number[] => {
      let depth = 0;
      return [...text].map((each) => (depth += /[\u2066-\u2068]/.test(each) ? 1 : each === '\u2069' ? -1 : 0));
    };
    fc.assert(
      fc.property(texts, (text) => {
        const all = depths(isolated(text));
        expect(all.slice(0, -1).every((depth) => depth >= (text === isolated(text) ? 0 : 1))).toBe(true);
        expect(all.at(-1) ?? 0).toBe(0);
        expect(isolated(isolated(text))).toBe(isolated(text));
      }),
      { seed: 14 }
    );
  });
});

describe('direction', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
    ['de-AT', 'ltr'],
    ['ja', 'ltr'],
    ['', 'auto'],
    ['no language!', 'auto']
  ])('of %j is %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });

  it('is left to the interface for a text of the interface', () => {
    expect(directionOf(undefined)).toBe(undefined);
  });
});
