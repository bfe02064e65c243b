import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCount, readTsv, withoutBlankEnd, writeCsv, writeTsv } from './separatedValues.js';

describe('cells on the clipboard', () => {
  it.each([
    ['one cell', 'a', [['a']]],
    ['nothing', '', []],
    [
      'Excel ends each row',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd']
      ]
    ],
    [
      'Google Sheets ends the last row with nothing',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd']
      ]
    ],
    [
      'an empty cell at the end of a row',
      'a\t\nb\t',
      [
        ['a', ''],
        ['b', '']
      ]
    ],
    ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
    ['line ends and tabs in quotes', '"two\nlines"\t"a\tb"', [['two\nlines', 'a\tb']]],
    ['quotes in quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['a quote that nobody closes, as LibreOffice leaves it', '"open\tb', [['"open', 'b']]],
    ['inches', '5" screen\tb', [['5" screen', 'b']]],
    ['a word in quotes with something behind it', '"a" b\tc', [['"a" b', 'c']]]
  ])('%s', (_, text, cells) => expect(readTsv(text)).toEqual(cells));

  it('what is written is read back, whatever stands in the cells', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ') }));
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 })
      );
    fc.assert(
      fc.property(rows, (sheet) => {
        // A single empty cell is an empty clipboard, and an empty last row is the end of the one before.
        fc.pre(sheet.at(-1)!.some((text) => text !== '') || sheet[0]!.length > 1);
        expect(readTsv(writeTsv(sheet))).toEqual(sheet);
        const held = sheet.map((row) => Math.max(1, row.findLastIndex((text) => text.trim() !== '') + 1));
        const rows = held.slice(0, sheet.findLastIndex((row) => row.some((text) => text.trim() !== '')) + 1);
        expect(cellCount(writeTsv(sheet))).toBeGreaterThanOrEqual(rows.reduce((sum, each) => sum + each, 0));
      })
    );
  });

  it('what holds nothing beyond the content counts for nothing, and all is left where nothing holds anything', () => {
    expect(cellCount(`a\tb${'\t'.repeat(99)}\r\nc${'\t \t\r\n'.repeat(99)}`)).toBe(3);
    expect(
      withoutBlankEnd([
        ['a', '', '', ' '],
        ['', '', ''],
        ['b', 'c', ''],
        ['', '\u00A0']
      ])
    ).toEqual([
      ['a', ''],
      ['', ''],
      ['b', 'c']
    ]);
    expect(withoutBlankEnd([['', ' ']])).toEqual([['', ' ']]);
  });

  it('a quoted cell keeps its quotes where they are known to be text', () => {
    expect(readTsv('"Sale"\t"a\tb"', (quoted) => quoted === '"Sale"')).toEqual([['"Sale"', 'a\tb']]);
  });

  it('a file has no formulas, and numbers below zero are numbers', () => {
    expect(writeCsv([['=1+1', '-5', '-1 234', '-a', '+49 1', 'a;b']])).toBe(
      `\uFEFF'=1+1,-5,-1 234,'-a,'+49 1,"a;b"\r\n`
    );
  });
});
