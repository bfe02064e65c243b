import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { apart, appearance, hiddenDifference, isBlank, readingAlike, spelledOut, withBlanks } from './unseen.js';

it.each([
  ['', true],
  [' \t\n\u00a0\u3000', true],
  ['\u200b\u2060\ufeff', true],
  ['\u3164\u115f\u2800\u00ad\u0301', true],
  ['\u200b.', false],
  ['می\u200cخواهم', false],
  ['0', false]
])('%j is blank to the eye: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

describe('blanks that a page does not show', () => {
  it.each([
    ['Aisle', 'Aisle'],
    ['Aisle B', 'Aisle B'],
    [' Aisle', '␣Aisle'],
    ['Aisle  ', 'Aisle␣␣'],
    ['Aisle ', 'Aisle␣'],
    ['Aisle  B', 'Aisle␣␣B'],
    ['  ', '␣␣'],
    ['', ''],
    ['Quoi\u202f?', 'Quoi\u202f?'],
    ['\u00a0A\t', '⍽A⇥']
  ])('%j is shown as %j', (text, shown) => {
    expect(withBlanks(text)).toBe(shown);
  });
});

describe('two texts that read the same', () => {
  it.each([
    ['A\r\nB', 'A\nB', '␍␊', 'blanks'],
    ['Gate\u00a07', 'Gate 7', '⍽', 'blanks'],
    ['Gate\u200b7', 'Gate7', '⟨U+200B⟩', 'blanks'],
    ['Ta\u0308', 'T\u00e4', '◌\u0308', 'accents'],
    ['Г\u0430', 'Гa', '⟨U+0430⟩', 'letters'],
    ['Aisle ', 'Aisle', '␣', 'blanks']
  ])('%j and %j: what differs is shown, and named', (one, other, sign, word) => {
    expect(appearance(one)).toBe(appearance(other));
    const [shown, plain] = apart(one, other);
    expect(shown).toContain(sign);
    expect(plain).not.toContain(sign);
    expect(hiddenDifference(one, other)).toBe(word);
  });

  it('are shown apart, whatever they are', () => {
    const piece = fc.constantFrom(
      'a',
      '\u0430',
      '\u00e4',
      'a\u0308',
      ' ',
      '\u00a0',
      '\n',
      '\r',
      '\t',
      '\u200b',
      '\u00ad',
      'B'
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        fc.pre(one !== other && appearance(one) === appearance(other));
        const [shown, beside] = apart(one, other);
        expect(shown).not.toBe(beside);
      }),
      { seed: 20261126, numRuns: runs(2_000) }
    );
  });

  it('are found among many', () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `Word ${at}`);
    expect([...readingAlike([...words, 'Word  7', 'Aisle', 'Aisle'])]).toEqual(['Word  7', 'Word 7']);
  });

  it('that nobody can confuse stay as they are', () => {
    expect(apart('Aisle', 'Window ')).toEqual(['Aisle', 'Window ']);
  });
});

it('the longest texts are spelled out at once', () => {
  for (const text of [' '.repeat(200_000), `a${' '.repeat(200_000)}b`, '\u0308'.repeat(200_000)]) {
    expect(spelledOut(text).length).toBeGreaterThan(100_000);
  }
});
