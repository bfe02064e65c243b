import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { apply } from './commands.js';
import { faultsOf, compacted, type Layout } from './layout.js';
import { reorder } from './order.js';
import { any, tile } from './testing.js';

const places = (layout: Layout) => layout.map(({ id, slot, row }) => `${id}${slot}${row}`).join(' ');
const orderOf = (layout: Layout) => layout.map(({ id }) => id).join('');

function put(layout: Layout, id: string, at: number): Layout | undefined {
  const command = reorder(layout, id, at, any);
  return command && apply(layout, command, any)?.layout;
}

describe('in one column a tile goes past its neighbours', () => {
  const grid = compacted([0, 1, 2, 3, 4, 5].map((each) => tile('abcdef'[each]!, each % 3, Math.floor(each / 3))));

  it('tiles of one size change places, and no other moves', () => {
    expect(places(put(grid, 'b', 2)!)).toBe('a00 c10 b20 d01 e11 f21');
    expect(places(put(grid, 'c', 3)!)).toBe('a00 b10 d20 c01 e11 f21');
    expect(places(put(grid, 'd', 2)!)).toBe('a00 b10 d20 c01 e11 f21');
  });
  it('tiles of two sizes beside each other share the room that they had', () => {
    const wide = compacted([tile('a', 0, 0), tile('b', 1, 0, 2), tile('c', 0, 1)]);
    expect(places(put(wide, 'a', 1)!)).toBe('b00 a20 c01');
    expect(places(put(wide, 'b', 0)!)).toBe('b00 a20 c01');
  });
  it('goes over several at once', () => {
    expect(orderOf(put(grid, 'f', 0)!)).toBe('fabcde');
    expect(orderOf(put(grid, 'a', 4)!)).toBe('bcdeaf');
  });
  it('goes nowhere above the first and below the last', () => {
    expect([put(grid, 'a', -1), put(grid, 'f', 6), put(grid, 'c', 2), put(grid, 'x', 0)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined
    ]);
  });
});

it('whatever their sizes, step by step every tile comes to the top and to the bottom, and none lies over another', () => {
  const anyTile = fc.record({
    slot: fc.nat(2),
    row: fc.nat(6),
    slots: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 3 })
  });
  const law = fc.property(fc.array(anyTile, { minLength: 2, maxLength: 7 }), fc.nat(6), (shapes, which) => {
    let layout = compacted(
      shapes.map(({ slot, row, slots, rows }, index) => tile(`t${index}`, Math.min(slot, 3 - slots), row, slots, rows))
    );
    const id = `t${which % layout.length}`;
    const at = () => layout.findIndex((each) => each.id === id);
    for (const way of [-1, 1]) {
      const end = way < 0 ? 0 : layout.length - 1;
      while (at() !== end) {
        const before = at();
        const next = put(layout, id, before + way);
        expect(next).toBeDefined();
        layout = next!;
        expect(faultsOf(layout)).toEqual([]);
        expect((at() - before) * way).toBeGreaterThan(0);
      }
    }
  });
  fc.assert(law, { seed: 20_261_122, numRuns: runs(50) });
});
