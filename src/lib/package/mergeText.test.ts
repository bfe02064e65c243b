import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { mergeText } from './mergeText.js';

const BASE = '{\n  "A": 1,\n  "B": [\n    1\n  ],\n  "C": 3\n}\n';

describe('a change made in two versions of a text', () => {
  it.each([
    [
      'in different lines',
      BASE.replace('1,', '2,'),
      BASE.replace('3', '4'),
      BASE.replace('1,', '2,').replace('3', '4')
    ],
    [
      'in several places around the other',
      BASE.replace('1,', '2,').replace('3', '4'),
      BASE.replace('    1', '    5'),
      BASE.replace('1,', '2,').replace('3', '4').replace('    1', '    5')
    ],
    [
      'where lines were added before',
      BASE.replace('3', '4'),
      BASE.replace('{\n', '{\n  "N": 0,\n'),
      BASE.replace('3', '4').replace('{\n', '{\n  "N": 0,\n')
    ],
    [
      'the same in both',
      BASE.replace('3', '4'),
      BASE.replace('3', '4').replace('1,', '2,'),
      BASE.replace('3', '4').replace('1,', '2,')
    ]
  ])('is made %s', (_, mine, theirs, expected) => {
    expect(mergeText(BASE, mine, theirs)).toBe(expected);
  });

  it('is made in different places of one long line', () => {
    expect(mergeText('{"A":1,"B":2}', '{"A":7,"B":2}', '{"A":1,"B":9}')).toBe('{"A":7,"B":9}');
  });

  it('is refused where both changed the same place', () => {
    expect(mergeText(BASE, BASE.replace('3', '4'), BASE.replace('3', '5'))).toBeUndefined();
    expect(mergeText(BASE, BASE.replace('    1\n', ''), BASE.replace('    1', '    5'))).toBeUndefined();
  });

  it.each([
    ['"MaxChars": 10', '"MaxChars": 100', '"MaxChars": 110'],
    ['"Value": 25', '"Value": 125', '"Value": 2.5'],
    ['"Save 5 %"', '"Save 15 %"', '"Save 50 %"'],
    ['"a\\"b"', '"a\\"bc"', '"da\\"b"'],
    ['{"On": true}', '{"On": false}', '{"On": null}']
  ])('never makes a value that nobody wrote: %s', (base, mine, theirs) => {
    expect(mergeText(base, mine, theirs)).toBeUndefined();
    expect(mergeText(`{\n  ${base},\n}`, `{\n  ${mine},\n}`, `{\n  ${theirs},\n}`)).toBeUndefined();
  });

  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'x', '\n', '{\n'), { maxLength: 12 });
  const text = lines.map((each) => each.join(''));

  it('is the other text where one version is unchanged, and it does not matter who comes first', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(mergeText(base, mine, base)).toBe(mine);
        expect(mergeText(base, base, theirs)).toBe(theirs);
        expect(mergeText(base, mine, theirs)).toBe(mergeText(base, theirs, mine));
      }),
      { numRuns: runs(300), seed: 34 }
    );
  });

  it('keeps every line that only one of them added, however often lines repeat', () => {
    fc.assert(
      fc.property(lines, fc.nat(12), fc.nat(12), (all, first, second) => {
        const base = all.map((each) => (each.endsWith('\n') ? each : `${each}\n`));
        const at = (place: number, line: string) => base.toSpliced(Math.min(place, base.length), 0, line).join('');
        const merged = mergeText(base.join(''), at(first, 'mine\n'), at(second, 'theirs\n'));
        if (merged === undefined) return;
        const rest = merged.replace('mine\n', '').replace('theirs\n', '');
        expect([rest, merged.length - rest.length]).toEqual([base.join(''), 'mine\ntheirs\n'.length]);
      }),
      { numRuns: runs(300), seed: 34 }
    );
  });
});
