import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelsThatFit, monthsBetween } from './year.js';

it('no two labels lie over each other, all stay inside, and the first is always there', () => {
  const label = fc.record({ start: fc.integer({ min: 0, max: 1000 }), width: fc.integer({ min: 1, max: 150 }) });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 60 }), (labels) => {
      const placed = labelsThatFit(labels, 1000);
      expect(placed[0]!.width).toBe(labels[0]!.width);
      const sorted = placed.toSorted((a, b) => a.start - b.start);
      for (const [index, { start, width }] of sorted.entries()) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + width).toBeLessThanOrEqual(sorted[index + 1]?.start ?? 1000);
      }
    }),
    { seed: 18 }
  );
});

it('a year has twelve beginnings of months', () => {
  const months = monthsBetween(new Date(2025, 10, 24).getTime(), new Date(2026, 10, 24).getTime());
  expect(months.map((month) => [month.getFullYear(), month.getMonth() + 1, month.getDate()])).toEqual([
    [2025, 12, 1],
    ...Array.from({ length: 11 }, (_, index) => [2026, index + 1, 1])
  ]);
});
