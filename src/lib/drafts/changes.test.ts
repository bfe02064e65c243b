import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSettings, summaryOf } from './changes.js';

describe('what a draft changes', () => {
  const cell = (widget: number, element: string, live: string, draft = '14:00') => ({ widget, element, live, draft });

  it('is listed by setting in the author’s order, what is gone last', () => {
    const cells = [cell(1, 'gone', ''), cell(1, 'note', 'a'), cell(1, 'closes', '19:00'), cell(2, 'note', 'a')];
    const found = changedSettings(cells, ['closes', 'note']);
    expect(found.map(({ element, cells: own }) => [element, own.length])).toEqual([
      ['closes', 1],
      ['note', 2],
      ['gone', 1]
    ]);
  });

  it('says what most widgets have, and how many have something else', () => {
    const [closes] = changedSettings([cell(1, 'c', '19:00'), cell(2, 'c', '19:00'), cell(3, 'c', '20:00')], ['c']);
    expect(closes!.live).toEqual({ most: '19:00', count: 2, others: 1 });
    expect(closes!.draft).toEqual({ most: '14:00', count: 3, others: 0 });
  });

  it('law: what most have and the others are all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (words) => {
        const { most, count, others } = summaryOf(words);
        expect(count + others).toBe(words.length);
        expect(words.filter((word) => word === most)).toHaveLength(count);
        for (const word of words) expect(words.filter((each) => each === word).length).toBeLessThanOrEqual(count);
      }),
      { seed: 18 }
    );
  });
});
