import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { asTyped, hasCompoundCharacters, keepLineEnds } from './characters.js';

describe('a text that somebody edits keeps its line ends', () => {
  it.each([
    ['one\r\ntwo\r\nthree', 'one\ntwo!\nthree', 'one\r\ntwo!\r\nthree'],
    ['one\r\ntwo', 'one\nnew\ntwo', 'one\r\nnew\r\ntwo'],
    ['one\r\ntwo\nthree\nfour', 'one\ntwo\nTHREE\nfour', 'one\r\ntwo\nTHREE\nfour'],
    ['one\rtwo', 'one\ntwo\nthree', 'one\rtwo\rthree'],
    ['one\r\n', 'one\ntwo', 'one\r\ntwo'],
    ['one\ntwo', 'one\ntwo\n', 'one\ntwo\n'],
    ['one\r\ntwo', '', '']
  ])('%j, typed %j: %j', (before, typed, after) => {
    expect(keepLineEnds(typed, before)).toBe(after);
  });

  const text = fc
    .array(fc.constantFrom('a', 'b', '', '\n', '\r\n', '\r'), { maxLength: 12 })
    .map((pieces) => pieces.join(''));

  it('nothing else of what was typed changes', () => {
    fc.assert(
      fc.property(text, text.map(asTyped), (before, typed) => {
        expect(asTyped(keepLineEnds(typed, before))).toBe(typed);
      }),
      { seed: 20261126, numRuns: runs(1_000) }
    );
  });

  it('typed back, it is what it was', () => {
    fc.assert(
      fc.property(text, (before) => {
        expect(keepLineEnds(asTyped(before), before)).toBe(before);
      }),
      { seed: 20261126, numRuns: runs(1_000) }
    );
  });
});

it.each([
  ['Grüße, 20 °C', false],
  ['日本', false],
  ['🚀', true],
  ['👨‍👩‍👧', true],
  ['e\u0301', true]
])('what counts as several characters is said: %s %s', (text, several) =>
  expect(hasCompoundCharacters(text)).toBe(several)
);
