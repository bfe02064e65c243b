import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedWidths } from './gridLayout.svelte.js';

it.each([
  ['what it needs', [84, 280], 1000, [84, 280]],
  ['no more than the limit where there is no room', [900, 900], 560, [280, 280]],
  ['all it needs where there is room', [100, 300], 1000, [100, 300]],
  ['the room that the others leave', [100, 900], 500, [100, 400]],
  ['its part of it', [380, 480], 710, [330, 380]]
])('a column gets %s', (_, needs, room, widths) => {
  expect(fittedWidths(needs, room)).toEqual(widths);
});

it('columns never get wider than they need, nor wider together than the room where they would fit in it', () => {
  const needs = fc.array(fc.integer({ min: 84, max: 5000 }), { maxLength: 30 });
  fc.assert(
    fc.property(needs, fc.integer({ min: 0, max: 4000 }), (each, room) => {
      const widths = fittedWidths(each, room);
      const least = each.reduce((all, need) => all + Math.min(need, 280), 0);
      expect(widths.every((width, at) => width <= each[at]! && width >= Math.min(each[at]!, 280))).toBe(true);
      expect(widths.reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(Math.max(room, least));
    })
  );
});
