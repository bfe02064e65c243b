import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToItem, spanInView } from './windowing.js';

const SEED = 20261121;

const scrolled = fc.record({
  at: fc.integer({ min: -500, max: 5_000_000 }),
  room: fc.integer({ min: 0, max: 2000 }),
  size: fc.integer({ min: 10, max: 60 })
});

describe('items in view', () => {
  it('every item that can be seen is in the page, and never many more', () => {
    fc.assert(
      fc.property(scrolled, fc.integer({ min: 0, max: 100_000 }), (view, total) => {
        const { from, to } = spanInView(view, total);
        const { room, size } = view;
        const end = Math.max(0, total * size - room);
        const real = Math.min(Math.max(0, view.at), end);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(total);
        expect(from * size).toBeLessThanOrEqual(real);
        expect(to * size).toBeGreaterThanOrEqual(Math.min(real + room, total * size));
        expect(to - from).toBeLessThanOrEqual(Math.ceil(room / size) + 9);
      }),
      { seed: SEED }
    );
  });

  it('an item is scrolled to by the shortest way, and wholly into view', () => {
    fc.assert(
      fc.property(scrolled, fc.nat(99_999), (view, index) => {
        fc.pre(view.room >= view.size && view.at >= 0);
        const at = scrollToItem(index, view);
        expect(index * view.size).toBeGreaterThanOrEqual(at);
        expect((index + 1) * view.size).toBeLessThanOrEqual(at + view.room);
        expect(scrollToItem(index, { ...view, at })).toBe(at);
      }),
      { seed: SEED }
    );
  });

  it.each([
    [3, 60],
    [11, 200],
    [20, 320]
  ])('to see item %i of 20 px in 100 px from 200 px on, the list is scrolled to %i px', (index, at) => {
    expect(scrollToItem(index, { at: 200, room: 100, size: 20 })).toBe(at);
  });
});
