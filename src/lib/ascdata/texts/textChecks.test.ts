import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText, duplicateEntries } from './textChecks.js';

const text = (source: string, target: string) => ({ element: 'a', kind: 'name', source, target }) as const;
const codes = (source: string, target: string, language = 'de') =>
  checkText(text(source, target), language).map(({ code }) => code.replace('translation-', ''));
const entry = (source: string, target: string) =>
  ({ element: 'a', kind: 'entry', entry: source, source, target }) as const;

describe('the checks of a translated text', () => {
  it.each<[string, string, string, string[]]>([
    ['accept a good translation', 'At most {max} lines', 'Höchstens {max} Zeilen', []],
    ['accept a missing translation', 'At most {max} lines', ' ', []],
    ['a wrong encoding', 'Size', 'GrÃ¶ÃŸe', ['misencoded']],
    ['a placeholder is missing', 'At most {max} lines', 'Höchstens viele Zeilen', ['placeholder-missing']],
    ['a placeholder was added', 'Lines', '{zeilen} Zeilen', ['placeholder-added']],
    ['a placeholder was renamed', '{min} minutes', '{minuten} Minuten', ['placeholder-missing', 'placeholder-added']],
    ['a placeholder occurs too rarely', '{a} and {a}', 'und {a}', ['placeholder-missing']],
    ['braces that are no placeholder', 'Format {4} digits', 'Format {4} Ziffern', []],
    ['numbers by value, in any script', '1,250 of 12', '١٬٢٥٠ من ١٢', []],
    ['numbers by value, grouped and pointed differently', '1,250.5 km', '1.250,5 km', []],
    ['a decimal point that makes another number', '1.5 km', '15 km', ['numbers']],
    ['decimals that end with zeros', '1.50 km', '1,5 km', []],
    ['a number that may be grouped or pointed', '1,250 m', '1250 m', []],
    ['an Arabic decimal separator', '1.5 km', '١٫٥ كم', []],
    ['an Arabic group separator is no decimal separator', '1.5 km', '١٬٥٠٠ كم', ['numbers']],
    ['a date in another order', '24.11.2026', '11.24.2026', ['numbers']],
    ['the same day, written as in another country', 'Until 12/31/2026', 'Bis 31.12.2026', []],
    ['the same day in words', 'Until 12/31/2026', 'Bis 31. Dezember 2026', []],
    ['the same day in words, in the source', 'Until December 31, 2026', 'Bis 31.12.2026', []],
    ['the same day from year to day', 'Until 2026-12-31', 'Bis 31.12.2026', []],
    ['two days in another order', '1/2/2026 to 12/31/2026', '31.12.2026 ab 2.1.2026', []],
    ['another day', 'Until 12/31/2026', 'Bis 30.12.2026', ['numbers']],
    ['another day in words', 'Until 12/31/2026', 'Bis 30. Dezember 2026', ['numbers']],
    ['another year', 'Until 12/31/2026', 'Bis 31.12.2027', ['numbers']],
    ['the same date', '24.11.2026', '٢٤.١١.٢٠٢٦', []],
    ['numbers differ', '24 hours', '12 Stunden', ['numbers']],
    ['a number is missing', 'Last 3 days', 'Letzte Tage', ['numbers']],
    ['numbers of a placeholder do not count', '{line1}', '{line1}', ['same']],
    ['a blank at an end', 'Title', 'Titel ', ['blank-end']],
    ['a blank at an end, as in the source', 'Title ', 'Titel ', []],
    ['three lines', 'Title', 'Ti\nt\nel', ['lines']],
    ['three lines, as in the source', 'T\ni\nt', 'Ti\nt\nel', []],
    ['the same as the source', 'Video', 'Video', ['same']]
  ])('%s', (_, source, target, expected) => expect(codes(source, target)).toEqual(expected));

  it('accept a text that equals its source in English', () => {
    expect(codes('Video', 'Video', 'en-GB')).toEqual([]);
    expect(codes('Video', 'Video', 'enm')).toEqual(['same']);
  });

  it('compare digits of every script by value', () => {
    const zeros = Array.from({ length: 0x1ffff }, (_, code) => String.fromCodePoint(code)).filter(
      (sign, code) => /\p{Nd}/u.test(sign) && !/\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code - 1)))
    );
    expect(zeros.length).toBeGreaterThan(50);
    for (const zero of zeros) {
      const seven = String.fromCodePoint(zero.codePointAt(0)! + 7);
      expect(codes('7 days', `${seven} jours`)).toEqual([]);
      expect(codes('6 days', `${seven} jours`)).toEqual(['numbers']);
    }
  });

  it('never throw, and find nothing wrong in a copy of the source but that it is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (source) => {
        const found = codes(source, source);
        expect(found.filter((code) => code !== 'same')).toEqual([]);
      })
    );
  });
});

describe('entries that read the same', () => {
  it('name the first of them, and read like the source where there is no translation', () => {
    const twice = duplicateEntries([entry('small', 'klein'), entry('tiny', 'klein '), entry('klein', '')]);
    expect([...twice]).toEqual([
      ['entry/a/tiny', { code: 'translation-twice', other: 'small' }],
      ['entry/a/klein', { code: 'translation-twice', other: 'small' }]
    ]);
  });

  it('do not include the names of elements, or an entry that occurs twice', () => {
    expect(duplicateEntries([text('small', 'klein'), entry('tiny', 'klein'), entry('tiny', 'klein')]).size).toBe(0);
  });
});
