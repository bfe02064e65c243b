import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { differingRuns, mergeParts, mergeText } from './mergeText.js';

const BASE = '{\n  "A": 1,\n  "B": [\n    1\n  ],\n  "C": 3\n}\n';

/** undefined: it is refused. */
function merged(...texts: Parameters<typeof mergeText>): string | undefined {
  const found = mergeText(...texts);
  return 'text' in found ? found.text : undefined;
}

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
    expect(merged(BASE, mine, theirs)).toBe(expected);
  });

  it('is made in different places of one long line', () => {
    expect(merged('{"A":1,"B":2}', '{"A":7,"B":2}', '{"A":1,"B":9}')).toBe('{"A":7,"B":9}');
  });

  it('is refused where both changed the same place', () => {
    expect(merged(BASE, BASE.replace('3', '4'), BASE.replace('3', '5'))).toBeUndefined();
    expect(merged(BASE, BASE.replace('    1\n', ''), BASE.replace('    1', '    5'))).toBeUndefined();
  });

  it.each([
    ['3', '5', 7],
    ['    1', '    2,\n    3', 5]
  ])('is refused with the line in the other version: %s', (before, after, line) => {
    const theirs = BASE.replace('{\n', '{\n  "First": true,\n').replace(before, after);
    expect(mergeText(BASE, BASE.replace(before, before.replace(/\d/, '77')), theirs)).toEqual({ line });
  });

  it.each([
    ['"MaxChars": 10', '"MaxChars": 100', '"MaxChars": 110'],
    ['"Value": 25', '"Value": 125', '"Value": 2.5'],
    ['"Save 5 %"', '"Save 15 %"', '"Save 50 %"'],
    ['"a\\"b"', '"a\\"bc"', '"da\\"b"'],
    ['{"On": true}', '{"On": false}', '{"On": null}']
  ])('never makes a value that nobody wrote: %s', (base, mine, theirs) => {
    expect(merged(base, mine, theirs)).toBeUndefined();
    expect(merged(`{\n  ${base},\n}`, `{\n  ${mine},\n}`, `{\n  ${theirs},\n}`)).toBeUndefined();
  });

  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'x', '\n', '{\n'), { maxLength: 12 });
  const text = lines.map((each) => each.join(''));

  it('is the other text where one version is unchanged, and it does not matter who comes first', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(merged(base, mine, base)).toBe(mine);
        expect(merged(base, base, theirs)).toBe(theirs);
        expect(merged(base, mine, theirs)).toBe(merged(base, theirs, mine));
      }),
      { numRuns: runs(300), seed: 34 }
    );
  });

  it('keeps every line that only one of them added, however often lines repeat', () => {
    fc.assert(
      fc.property(lines, fc.nat(12), fc.nat(12), (all, first, second) => {
        const base = all.map((each) => (each.endsWith('\n') ? each : `${each}\n`));
        const at = (place: number, line: string) => base.toSpliced(Math.min(place, base.length), 0, line).join('');
        const found = merged(base.join(''), at(first, 'mine\n'), at(second, 'theirs\n'));
        if (found === undefined) return;
        const rest = found.replace('mine\n', '').replace('theirs\n', '');
        expect([rest, found.length - rest.length]).toEqual([base.join(''), 'mine\ntheirs\n'.length]);
      }),
      { numRuns: runs(300), seed: 34 }
    );
  });

  it('is looked for in each line so often at most, whatever the lines are', () => {
    // Each round finds two lines that hold the texts together, and makes the next two of the rest occur once.
    const chain = (between: string, length: number) => {
      const lines = ['1', '2'];
      for (let at = 1; at <= length; at++) lines.push(between, `${at}`, `${at + 2}`);
      return lines;
    };
    const looksAt = (length: number) => {
      let looks = 0;
      const counted = (lines: string[]) =>
        new Proxy(lines, {
          get: (target, key, receiver) => {
            if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
            return Reflect.get(target, key, receiver) as unknown;
          }
        });
      const found = differingRuns(counted(chain('-', length)), counted(chain('+', length)));
      expect(found.length).toBeGreaterThan(10);
      return looks / length;
    };
    expect(looksAt(2_000) / looksAt(200)).toBeLessThan(1.5);
  });
});

describe('the parts of two versions of a text', () => {
  const base = 'one\n\ntwo = 2; a\nthree\nfour\n';

  it('are what is merged, and whole lines that both changed', () => {
    const mine = base.replace('one', '1').replace('= 2', '= 22');
    const theirs = base.replace('= 2; a', '= 3; b').replace('four', '4');
    expect(mergeParts(base, mine, theirs).filter((part) => part !== '')).toEqual([
      '1',
      '\n\n',
      { mine: 'two = 22; a\n', theirs: 'two = 3; b\n', line: 3 },
      'three\n',
      '4',
      '\n'
    ]);
  });

  it('have what is deleted on one side as nothing', () => {
    expect(mergeParts(base, base.replace('four', '4'), '').filter((part) => part !== '')).toEqual([
      { mine: base.replace('four', '4'), theirs: '', line: 1 }
    ]);
  });

  it('lose no line that one of them added, and are either version where one of them is chosen everywhere', () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c 1 2\n', '\n');
    const text = fc.array(line, { maxLength: 8 });
    const edit = fc.record({ at: fc.nat(8), remove: fc.nat(2) });
    fc.assert(
      fc.property(text, edit, edit, (lines, first, second) => {
        const changed = ({ at, remove }: typeof first, added: string) =>
          [...lines.slice(0, at), added, ...lines.slice(at + remove)].join('');
        const [mine, theirs] = [changed(first, 'mine 1\n'), changed(second, 'theirs 2\n')];
        const parts = mergeParts(lines.join(''), mine, theirs);
        const all = parts.map((part) => (typeof part === 'string' ? part : part.mine + part.theirs)).join('');
        expect([all.split('mine 1').length, all.split('theirs 2').length]).toEqual([2, 2]);
        const isWhole = parts.every((part) => part === '' || typeof part !== 'string');
        const chosen = (side: 'mine' | 'theirs') => parts.map((part) => (typeof part === 'string' ? '' : part[side]));
        if (isWhole) expect([chosen('mine').join(''), chosen('theirs').join('')]).toEqual([mine, theirs]);
      }),
      { numRuns: runs(500), seed: 37 }
    );
  });
});
