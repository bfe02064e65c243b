import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import type { AscData, WidgetOptions } from '../ascdata/types.js';
import { apply, grow, step, type Command, type Direction } from './commands.js';
import { withCommand, startHistory, redoLast, undoLast } from './undoHistory.js';
import { faultsOf, compacted, tileOf, type Layout, type Tile } from './layout.js';
import { conforming, nearest, sizesOf, type Sizes } from './sizes.js';
import { any, ANY, tile } from './testing.js';

const SEED = 20261121;

/** One line for each row, a letter for each slot. */
function drawn(layout: Layout): string[] {
  const lines: string[][] = [];
  for (const { id, slot, row, slots, rows } of layout) {
    for (let y = row; y < row + rows; y += 1) {
      for (let x = slot; x < slot + slots; x += 1) (lines[y] ??= ['.', '.', '.'])[x] = id;
    }
  }
  return Array.from(lines, (line) => (line ?? ['.', '.', '.']).join(''));
}

const done = (layout: Layout, command: Command): string[] => drawn(apply(layout, command, any)?.layout ?? layout);

describe('the others make room and close up', () => {
  const layout = compacted([tile('a', 0, 0, 2), tile('b', 2, 0), tile('c', 0, 1, 1, 2), tile('d', 1, 1, 2)]);

  it('a widget is added at the first place with room, and moves nobody', () => {
    expect(drawn(layout)).toEqual(['aab', 'cdd', 'c..']);
    expect(done(layout, { kind: 'add', id: 'e', widgetId: 1 })).toEqual(['aab', 'cdd', 'ce.']);
  });
  it('a tile that is dropped on another pushes it down', () => {
    expect(done(layout, { kind: 'move', id: 'd', slot: 0, row: 0 })).toEqual(['ddb', 'aa.', 'c..', 'c..']);
  });
  it('a tile that is removed leaves no gap', () => {
    expect(done(layout, { kind: 'remove', id: 'a' })).toEqual(['c.b', 'cdd']);
  });
  it('a tile that grows stays where it is, and those below make room', () => {
    expect(done(layout, { kind: 'resize', id: 'a', slots: 2, rows: 2 })).toEqual(['aab', 'aa.', 'cdd', 'c..']);
  });
  it('a tile that would reach over the right edge moves to the left', () => {
    expect(done(layout, { kind: 'resize', id: 'b', slots: 3, rows: 1 })).toEqual(['bbb', 'aa.', 'cdd', 'c..']);
  });
  it('what is dropped where it lies changes nothing', () => {
    expect(apply(layout, { kind: 'move', id: 'c', slot: 0, row: 1 }, any)).toBeUndefined();
  });
});

describe('the sizes a widget may take', () => {
  const data = (NumberOfSlots: number, Options: WidgetOptions): AscData => ({
    SpotIdentifier: 's',
    SpotVersion: '1',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots,
    Options
  });
  it('are those of NumberOfSlots, PossibleNumbersOfSlots and PossibleNumbersOfRows', () => {
    expect(sizesOf(data(2, {}))).toEqual({ slots: [2], rows: [1], ownSlots: 2 });
    expect(sizesOf(data(2, { PossibleNumbersOfSlots: [3, 2], PossibleNumbersOfRows: [2, 4] }))).toEqual({
      slots: [2, 3],
      rows: [2, 4],
      ownSlots: 2
    });
  });
  it('come from the allowed ones by the keyboard, one after the other', () => {
    const sizes: Sizes = { slots: [1, 3], rows: [2], ownSlots: 1 };
    const layout = [tile('a', 0, 0, 1, 2)];
    expect(grow(layout, 'a', 'right', () => sizes)).toEqual({ kind: 'resize', id: 'a', slots: 3, rows: 2 });
    expect(grow(layout, 'a', 'down', () => sizes)).toBeUndefined();
  });
  it('of a widget whose package was replaced are the allowed ones closest to what was saved', () => {
    const sizes: Sizes = { slots: [2], rows: [1, 3], ownSlots: 2 };
    expect(drawn(conforming([tile('a', 2, 0, 1, 2), tile('b', 0, 0)], () => sizes))).toEqual(['bb.', '.aa']);
    expect(nearest([1, 3], 2)).toBe(1);
  });
  it('in pixels stay within the limits of DynamicResolution, and are none without it', () => {
    const dynamic: Sizes = { ...ANY, dynamic: { Active: true, MinWidth: 240, MaxWidth: 600 } };
    const wide: Command = { kind: 'resolution', id: 'a', width: 5000 };
    const layout = [tile('a', 0, 0)];
    expect(apply(layout, wide, () => dynamic)?.layout[0]).toMatchObject({ width: 600, height: 288 });
    expect(apply(layout, wide, any)).toBeUndefined();
  });
});

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const WIDGETS: Readonly<Record<number, Sizes>> = {
  1: ANY,
  2: { slots: [2], rows: [1], ownSlots: 2 },
  3: { slots: [1, 3], rows: [2, 4], ownSlots: 3, dynamic: { Active: true, MinWidth: 200, MaxWidth: 900 } }
};
const of = (widgetId: number) => WIDGETS[widgetId];
const anyId = fc.constantFrom(...IDS);
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: anyId, widgetId: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    id: anyId,
    slot: fc.integer({ min: -1, max: 4 }),
    row: fc.integer({ min: -1, max: 9 })
  }),
  fc.record({
    kind: fc.constant('resize' as const),
    id: anyId,
    slots: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 5 })
  }),
  fc.record({ kind: fc.constant('resolution' as const), id: anyId, width: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ kind: fc.constant('remove' as const), id: anyId })
);
const anyCommands = fc.array(anyCommand, { maxLength: 40 });
const after = (commands: readonly Command[]) =>
  commands.reduce((now, command) => withCommand(now, command, of), startHistory([]));
const isAllowed = ({ widgetId, slots, rows }: Tile) => {
  const sizes = of(widgetId);
  return !sizes || (sizes.slots.includes(slots) && sizes.rows.includes(rows));
};

it('a tile that grows wider than there is room beside it comes inside, also when nobody knows its widget', () => {
  const layout = [tile('a', 0, 0), tile('b', 1, 0)];
  const wider = apply(layout, { kind: 'resize', id: 'b', slots: 3, rows: 1 }, () => undefined);
  expect(faultsOf(wider?.layout ?? [])).toEqual([]);
  expect(drawn(wider?.layout ?? [])).toEqual(['bbb', 'a..']);
});

describe('a list of tiles is no layout', () => {
  it.each([
    ['to the left of the three slots', [tile('a', -1, 0)], ['outside']],
    ['to the right of them', [tile('a', 2, 0, 2)], ['outside']],
    ['above the first row', [tile('a', 0, -1)], ['outside']],
    ['over each other', [tile('a', 0, 0, 2), tile('b', 1, 0)], ['overlapping']],
    ['of one Id', [tile('a', 0, 0), tile('a', 1, 0)], ['id-twice']]
  ])('%s', (_where, tiles, kinds) => {
    expect(faultsOf(tiles).map(({ kind }) => kind)).toEqual(kinds);
  });
  it('and is one where they fill all three slots side by side', () => {
    expect(faultsOf([tile('a', 0, 0, 3), tile('b', 0, 1), tile('c', 1, 1, 2)])).toEqual([]);
  });
});

describe('laws', () => {
  it('tiles never overlap, never leave the three slots, and have allowed sizes only', () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const { layout } = after(commands);
        expect(faultsOf(layout)).toEqual([]);
        expect(layout.filter((each) => !isAllowed(each))).toEqual([]);
      }),
      { seed: SEED }
    );
  });

  it('no tile could rise: what is settled stays as it is', () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const { layout } = after(commands);
        expect(compacted(layout)).toEqual(layout);
      }),
      { seed: SEED }
    );
  });

  it('a command and its inverse give the same layout', () => {
    fc.assert(
      fc.property(anyCommands, anyCommand, (commands, command) => {
        const { layout } = after(commands);
        const applied = apply(layout, command, of);
        if (applied) expect(apply(applied.layout, applied.inverse, of)?.layout).toEqual(layout);
      }),
      { seed: SEED }
    );
  });

  it('undo takes every command back, redo does all of them again, and undo after it takes them back once more', () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const end = after(commands);
        let now = end;
        while (now.undo.length > 0) now = undoLast(now, of);
        expect(now.layout).toEqual([]);
        while (now.redo.length > 0) now = redoLast(now, of);
        expect(now.layout).toEqual(end.layout);
        while (now.undo.length > 0) now = undoLast(now, of);
        expect([now.layout, now.redo.length]).toEqual([[], end.undo.length]);
      }),
      { seed: SEED }
    );
  });

  it('what was taken back is no longer done again once something else was done', () => {
    fc.assert(
      fc.property(anyCommands, anyCommand, (commands, command) => {
        const back = undoLast(after(commands), of);
        const other = withCommand(back, command, of);
        expect(other.redo.length).toBe(other === back ? back.redo.length : 0);
      }),
      { seed: SEED }
    );
  });

  it('a widget that is added moves no other', () => {
    fc.assert(
      fc.property(anyCommands, fc.integer({ min: 1, max: 4 }), (commands, widgetId) => {
        const { layout } = after(commands);
        const added = apply(layout, { kind: 'add', id: 'new', widgetId }, of)!.layout;
        expect(added.filter(({ id }) => id !== 'new')).toEqual(layout);
      }),
      { seed: SEED }
    );
  });

  it('the keyboard reaches every arrangement that can be made', () => {
    const anySize = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }));
    fc.assert(
      fc.property(fc.array(anySize, { minLength: 2, maxLength: 4 }), (sizes) => {
        const start = compacted(sizes.map(([slots, rows], index) => tile(IDS[index]!, 0, index * 2, slots, rows)));
        const reached = reachable(start);
        expect(arrangements(start).filter((text) => !reached.has(text))).toEqual([]);
      }),
      { seed: SEED, numRuns: runs(10) }
    );
  });
});

const text = (layout: Layout) => drawn(layout).join('/');

/** Everything that arrow keys lead to. */
function reachable(start: Layout): Set<string> {
  const found = new Set([text(start)]);
  const waiting = [start];
  for (let layout = waiting.pop(); layout; layout = waiting.pop()) {
    for (const { id } of layout) {
      for (const direction of ['left', 'right', 'up', 'down'] satisfies Direction[]) {
        const command = step(layout, id, direction);
        const next = command && apply(layout, command, any)?.layout;
        if (!next || found.has(text(next))) continue;
        found.add(text(next));
        waiting.push(next);
      }
    }
  }
  return found;
}

/** Every settled layout of these tiles: all orders, each tile in every slot it fits in. */
function arrangements(tiles: Layout): string[] {
  const all = new Set<string>();
  const place = (rest: Layout, placed: readonly Tile[]): void => {
    if (rest.length === 0) all.add(text(compacted(placed)));
    for (const each of rest) {
      for (let slot = 0; slot + each.slots <= 3; slot += 1) {
        const next = { ...each, slot, row: placed.length * 10 };
        place(
          rest.filter((other) => other !== each),
          [...placed, next]
        );
      }
    }
  };
  place(tiles, []);
  return [...all];
}

it('the keyboard passes the next tile, however tall it is, and stops at the edge', () => {
  const layout = compacted([tile('a', 0, 0, 1, 3), tile('b', 0, 3)]);
  const up = step(layout, 'b', 'up')!;
  expect(done(layout, up)).toEqual(['b..', 'a..', 'a..', 'a..']);
  expect(step(layout, 'a', 'up')).toBeUndefined();
  expect(step(layout, 'b', 'down')).toBeUndefined();
  expect(tileOf(layout, 'missing')).toBeUndefined();
});
