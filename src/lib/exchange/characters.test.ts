import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterOf, escaped, segmentsOf, findInvalidXml, unescaped } from './characters.js';
import { anyText } from './testing.js';

describe('characters that a file cannot hold', () => {
  it.each([
    ['a\u0001b', 'a\\u{1}b'],
    ['\uD800', '\\u{D800}'],
    ['\\u{41}', '\\u{5C}u{41}'],
    ['\t\n\r 😀', '\t\n\r 😀']
  ])('%j is spelled %j', (text, expected) => {
    expect(escaped(text)).toBe(expected);
  });

  it('do not occur in a spelled text, which can be turned back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findInvalidXml(escaped(text))).toBeUndefined();
        expect(unescaped(escaped(text))).toBe(text);
      })
    );
  });

  it.each(['\\u{110000}', '\\u{}', '\\u{x}', '\\u{1234567}'])('%s spells none, and stays', (text) => {
    expect(unescaped(text)).toBe(text);
  });

  it.each(['', 'x', '110000', '-1', '1e3z'])('%j is not a code point', (hex) => {
    expect(characterOf(hex)).toBeUndefined();
  });

  it('are stretches of their own in a text, like placeholders', () => {
    expect(segmentsOf('a {min}\u0001{ b }')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'placeholder', text: '{min}' },
      { kind: 'unheld', text: '\u0001' },
      { kind: 'text', text: '{ b }' }
    ]);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          segmentsOf(text)
            .map((each) => each.text)
            .join('')
        ).toBe(text);
      })
    );
  });
});
