import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, barOf, ticksOf } from './timeline.js';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-24T09:00:00Z');
const days = (n: number) => NOW + n * DAY;

describe('the time line of what is planned', () => {
  it('begins now, and ends a little after the last draft', () => {
    const [from, until] = axisOf(NOW, [
      { from: days(30), until: days(40) },
      { from: days(5), until: days(6) }
    ]);
    expect(from).toBe(NOW);
    expect(until).toBeGreaterThan(days(40));
    expect(until).toBeLessThan(days(50));
  });

  it('shows at least two weeks', () => {
    expect(axisOf(NOW, [{ from: days(1), until: days(2) }])[1]).toBeGreaterThanOrEqual(days(14));
  });

  it.each([
    ['one that is in force begins at its start', { from: days(-3), until: days(7) }, 0, 50],
    ['one without an end reaches to the right', { from: days(7) }, 50, 50],
    ['one ahead stands where it is', { from: days(3.5), until: days(7) }, 25, 25]
  ])('%s', (_, period, left, width) => {
    const bar = barOf(period, [NOW, days(14)]);
    expect([bar.left, bar.width]).toEqual([left, width]);
  });

  it('the words of a bar stand where they have room', () => {
    const axis = [NOW, days(100)] as const;
    expect(barOf({ from: days(10), until: days(20) }, axis).side).toBe('after');
    expect(barOf({ from: days(70), until: days(90) }, axis).side).toBe('before');
    expect(barOf({ from: days(5), until: days(95) }, axis).side).toBe('inside');
  });

  it('law: bars stay on the axis, and dates on it never overlap', () => {
    const period = fc.record({ from: fc.integer({ min: -400, max: 400 }), long: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(period, { maxLength: 8 }), (given) => {
        const periods = given.map(({ from, long }) => ({
          from: days(from),
          until: long ? days(from + long) : undefined
        }));
        const axis = axisOf(NOW, periods);
        for (const each of periods) {
          const { left, width } = barOf(each, axis);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(100.000001);
        }
        const places = ticksOf(axis).map(({ left }) => left);
        // With its year, a date is wider.
        const apart = axis[1] - axis[0] > days(330) - NOW ? 13.999 : 8.999;
        for (const [index, left] of places.entries())
          if (index > 0) expect(left - places[index - 1]!).toBeGreaterThanOrEqual(apart);
      }),
      { seed: 18 }
    );
  });
});
