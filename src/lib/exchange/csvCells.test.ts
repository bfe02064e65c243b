import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCell, fromListCell, listCell, toCell } from './csvCells.js';
import { anyText } from './testing.js';

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ["'=x", "''=x"],
    ['＝1', "'＝1"],
    ['\rx', '\\u{D}x'],
    ['a;=1+1', 'a\\u{3B}=1+1'],
    ['a;"=1+1', 'a\\u{3B}"=1+1'],
    ['a\n=1+1', 'a\\u{A}=1+1'],
    ['a; b\nc', 'a; b\nc'],
    ["it's", "it's"]
  ])('%j is written as %j', (text, cell) => {
    expect(toCell(text)).toBe(cell);
  });

  it('is never a formula, at its start or where another program would split it, and can be turned back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(toCell(text)).not.toMatch(/(^|[;\t\r\n])[=+\-@\t\r＝＋－＠]/);
        expect(fromCell(toCell(text))).toBe(text);
      })
    );
  });

  it.each([
    ["'=1", '=1'],
    ["'\rx", '\rx'],
    ["'tis", "'tis"],
    ['=1', '=1']
  ])('that reads %j holds %j', (cell, text) => {
    expect(fromCell(cell)).toBe(text);
  });

  it('holds several texts, each on a line', () => {
    expect(listCell(['one', 'two'])).toBe('one\ntwo');
    expect(fromListCell('one\r\ntwo\n\nthree')).toEqual(['one', 'two', 'three']);
    const texts = fc.array(anyText.filter((text) => text !== ''));
    fc.assert(
      fc.property(texts, (all) => {
        expect(fromListCell(listCell(all))).toEqual(all);
      })
    );
  });
});
