import { describe, expect, it } from 'vitest';
import { cutShort, cutToLine, sliceFrom, sliceTo } from './cut.js';

describe('a text that is cut', () => {
  it.each([
    ['short', 'short'],
    ['1234567890', '1234567890'],
    ['12345678901', '123456789…'],
    ['12345678👍1', '12345678…'],
    ['1234567👍12', '1234567👍…']
  ])('ends with an ellipsis, and never with half a character: %j is %j', (text, cut) => {
    expect(cutShort(text, 10)).toBe(cut);
  });

  const space = ' '.repeat(1_000);
  it.each([
    ['lines', 'two\r\n\tlines', 'two lines'],
    ['ten characters', '\n123 567 90\n', '123 567 90'],
    ['many lines', 'a\n'.repeat(1_000), 'a a a a a…'],
    ['space around it', `${space}👍${space}`, '👍'],
    ['much space inside', `a${space}b`, 'a…'],
    ['as much of it as fits', `12345678 ${space}b`, '12345678…'],
    ['one more than fits', `1234567890${space}b`, '123456789…'],
    ['nothing but space', space, '']
  ])('is put on one line, and says if something is missing: %s', (_what, text, line) => {
    expect(cutToLine(text, 10)).toBe(line);
  });

  it('gets no ellipsis from sliceTo() and sliceFrom()', () => {
    expect(['12👍', '12👍4'].map((text) => sliceTo(text, 3))).toEqual(['12', '12']);
    expect(sliceTo('12👍', 4)).toBe('12👍');
    expect([0, 1, 2].map((from) => sliceFrom('👍3', from))).toEqual(['👍3', '3', '3']);
  });
});
