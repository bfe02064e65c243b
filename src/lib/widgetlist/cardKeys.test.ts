import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mountedFor, nextCard, PORTION } from './cardKeys.js';

/** Tops of this many cards in this many columns. */
const grid = (cards: number, columns: number) =>
  Array.from({ length: cards }, (_, index) => 100 * Math.floor(index / columns));

describe('from card to card', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 3, undefined],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, undefined],
    ['End', 0, 4],
    ['Home', 4, 0],
    ['Home', 0, undefined],
    ['x', 0, undefined]
  ])('%s from card %i of five in rows of three leads to %s', (key, at, to) =>
    expect(nextCard(key, at, grid(5, 3))).toBe(to)
  );

  it('Right and Down reach every card, and never leave the list', () => {
    const cards = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 8 }), fc.nat(), (count, columns, start) => {
        const tops = grid(count, columns);
        let at = start % count;
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'End']) {
          at = nextCard(key, at, tops) ?? at;
          expect(at >= 0 && at < count).toBe(true);
        }
        expect(at).toBe(count - 1);
      }),
      { seed: 20261121 }
    );
  });
});

describe('cards that are not mounted yet', () => {
  it.each([
    ['End', 0, 500],
    ['ArrowDown', 0, PORTION],
    ['ArrowDown', PORTION - 20, 2 * PORTION],
    ['ArrowRight', PORTION - 1, 2 * PORTION],
    ['Home', PORTION - 1, PORTION],
    ['Delete', PORTION - 1, PORTION]
  ])('%s on card %i of 500 mounts %i', (key, at, mounted) => expect(mountedFor(key, at, PORTION, 500)).toBe(mounted));

  it('those that are mounted stay, also where a search leaves fewer', () =>
    expect(mountedFor('End', 3, PORTION, 5)).toBe(PORTION));
});
