import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { MESSAGE_LANGUAGES } from '../../language/languages.js';
import { loadTexts, type Texts } from '../../messages/load.js';
import { pieceInWords } from './inWords.js';
import { piecesOf } from './pieces.js';

const words = new Map<string, Texts<'properties'>['pattern']['words']>();
beforeAll(async () => {
  for (const language of MESSAGE_LANGUAGES)
    words.set(language, (await loadTexts('properties', language)).pattern.words);
});

const told = (pattern: string, language = 'en'): (readonly [string, string])[] | undefined =>
  piecesOf(pattern)?.map(({ raw, counted }) => [raw, counted ? pieceInWords(counted, words.get(language)!) : 'or']);

describe('a pattern', () => {
  it.each([
    [
      'en',
      [
        ['^', 'from the start'],
        ['[A-Z]{2,4}', '2 to 4 capital letters'],
        ['-', '“-”'],
        ['\\d{3,5}', '3 to 5 digits'],
        ['$', 'to the end']
      ]
    ],
    [
      'de',
      [
        ['^', 'am Anfang'],
        ['[A-Z]{2,4}', '2 bis 4 Großbuchstaben'],
        ['-', '„-“'],
        ['\\d{3,5}', '3 bis 5 Ziffern'],
        ['$', 'bis zum Ende']
      ]
    ]
  ])('is explained piece by piece, in the order of its text (%s)', (language, expected) => {
    expect(told('^[A-Z]{2,4}-\\d{3,5}$', language)).toEqual(expected);
  });

  it.each([
    ['\\d', '1 digit'],
    ['\\D+', '1 or more characters other than digits'],
    ['[A-Za-z]*', 'any number of letters'],
    ['[a-z0-9]', '1 small letter or digit'],
    ['[0-9.-]{2}', '2 characters: digits, “.” or “-”'],
    ['[^a-f]', '1 character other than “a” to “f”'],
    ['[^]', '1 character'],
    ['[]', 'nothing fits'],
    ['.?', 'at most 1 character'],
    ['ab', '“ab”'],
    ['x{0,3}', '“x”, at most 3 times'],
    ['(?:ab|\\d)?', '(“ab” or 1 digit) or nothing'],
    ['(a|)', '(“a” or nothing)'],
    ['(?=a)', 'followed by (“a”)'],
    ['(?<!a)', 'not preceded by (“a”)'],
    ['\\b', 'at the edge of a word'],
    ['\\u00e9', '“é”'],
    ['\\t', '“⇥”']
  ])('%s asks for: %s', (pattern, expected) => {
    expect(told(pattern)).toEqual([[pattern, expected]]);
  });

  it('with several ways says where each begins', () => {
    expect(told('a|b')).toEqual([
      ['a', '“a”'],
      ['|', 'or'],
      ['b', '“b”']
    ]);
  });

  it('that is none, or is too long to be tried, is not explained', () => {
    expect(piecesOf('[')).toBeUndefined();
    expect(piecesOf('a'.repeat(1_001))).toBeUndefined();
  });

  it('loses no character in its pieces, in any language', () => {
    const parts = fc.constantFrom(
      '^',
      '$',
      'a',
      '😀',
      '\\d+',
      '[a-c]?',
      '(?:x|y)',
      '|',
      '.',
      '\\b',
      '(z)\\1',
      '(?!q)',
      '[^\\s_]{2}?'
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.constantFrom(...MESSAGE_LANGUAGES), (all, language) => {
        const pattern = all.join('');
        expect(
          told(pattern, language)
            ?.map(([raw]) => raw)
            .join('')
        ).toBe(pattern);
        for (const [, text] of told(pattern, language)!) expect(text.trim()).not.toBe('');
      }),
      { seed: 43, numRuns: runs(100) }
    );
  });
});
