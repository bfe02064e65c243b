import { describe, expect, it } from 'vitest';
import { beginning, cutShort, cutToLine, rest } from './cut.js';

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

  it('is put on one line, however long it is', () => {
    expect(cutToLine('two\r\n\tlines', 10)).toBe('two lines');
    expect(cutToLine('a\n'.repeat(1_000), 10)).toBe('a a a a a…');
    expect(cutToLine(`${' '.repeat(39)}👍`, 10)).toBe(' ');
  });

  it('gets no ellipsis from beginning() and rest()', () => {
    expect(['12👍', '12👍4'].map((text) => beginning(text, 3))).toEqual(['12', '12']);
    expect(beginning('12👍', 4)).toBe('12👍');
    expect([0, 1, 2].map((from) => rest('👍3', from))).toEqual(['👍3', '3', '3']);
  });
});
