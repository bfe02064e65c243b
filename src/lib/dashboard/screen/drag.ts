import type { Command } from '../commands.js';
import type { Tile } from '../layout.js';
import { GAP, placeAt, spanOf, type Measures } from './measure.js';
import { scrollSpeedAt } from './edgeScroll.js';

/** Pixels to the right and down. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface DragPosition {
  /** The pointer in the window. */
  readonly pointer: Offset;
  /** Where the tile is held, from its upper left corner. */
  readonly grip: Offset;
  /** How far the pointer has come on the page. */
  readonly by: Offset;
}

export interface Drag {
  readonly grid: HTMLElement;
  /** The pointer has moved, or the page below it. */
  onmove: (hand: DragPosition) => void;
  /** Let go; `false`: given up. */
  onend: (isDone: boolean) => void;
}

/** Longest time, in milliseconds, one frame scrolls for, in case the page was busy. */
const LONGEST_FRAME = 50;

/** Follows the pointer from press to release, and scrolls at the window edges; Escape cancels. */
export function startDrag(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget as HTMLElement;
  const card = handle.closest<HTMLElement>('[data-tile]');
  if (!card) return;
  // No text is selected, and no picture dragged.
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const box = card.getBoundingClientRect();
  const grip = { x: event.clientX - box.left, y: event.clientY - box.top };
  const start = { x: event.pageX, y: event.pageY };
  const pressed = event.clientY;
  const listening = new AbortController();
  const { signal } = listening;
  let pointer: Offset | undefined;

  const tell = (): void => {
    if (pointer)
      drag.onmove({ pointer, grip, by: { x: pointer.x + scrollX - start.x, y: pointer.y + scrollY - start.y } });
  };
  const pull = () => (pointer ? scrollSpeedAt(pointer.y, pressed, innerHeight) : 0);
  const stopScrolling = scrollWhile(pull, drag.grid, tell);
  const end = (isDone: boolean): void => {
    listening.abort();
    stopScrolling();
    drag.onend(isDone);
  };
  handle.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      pointer = { x, y };
      tell();
    },
    { signal }
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('scroll', tell, { signal });
  addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal });
}

/** Scrolls the page in every frame, down to the end of the grid; dragging beyond it makes the page longer. */
function scrollWhile(pull: () => number, grid: HTMLElement, onscrolled: () => void): () => void {
  let before: number | undefined;
  let frame = requestAnimationFrame(turn);
  function turn(now: number): void {
    const way = pull() * Math.min(LONGEST_FRAME, now - (before ?? now));
    before = now;
    const room = Math.max(0, grid.getBoundingClientRect().bottom + GAP - innerHeight);
    if (way !== 0) {
      scrollBy({ top: Math.min(way, room), behavior: 'instant' });
      onscrolled();
    }
    frame = requestAnimationFrame(turn);
  }
  return () => cancelAnimationFrame(frame);
}

/** The centre of the tile's first cell decides its place, its lower right corner its size. */
export function commandAt(
  { pointer, grip }: DragPosition,
  { id }: Tile,
  how: 'move' | 'resize',
  grid: HTMLElement,
  measures: Measures
): Command {
  const box = grid.getBoundingClientRect();
  if (how === 'resize') {
    const card = grid.querySelector(`[data-tile="${CSS.escape(id)}"]`)!.getBoundingClientRect();
    return { kind: 'resize', id, ...spanOf(measures, { width: pointer.x - card.left, height: pointer.y - card.top }) };
  }
  const x = pointer.x - grip.x - box.left + measures.column / 2;
  const y = pointer.y - grip.y - box.top + measures.row / 2;
  return { kind: 'move', id, ...placeAt(measures, x, y) };
}

/** A gap between the tiles of one column. */
export interface Gap {
  /** Position, from 0, of a tile dropped here. */
  readonly at: number;
  /** Of its middle, in pixels from the top of the grid. */
  readonly top: number;
}

/** The gap a tile dropped here goes into: below every tile whose centre is above the pointer. */
export function gapAt({ pointer }: DragPosition, { id }: Tile, grid: HTMLElement): Gap {
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-tile]')].filter(({ dataset }) => dataset.tile !== id);
  const boxes = cards.map((card) => card.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  const at = boxes.filter(({ top, height }) => top + height / 2 < pointer.y).length;
  const middle = at === 0 ? (boxes[0]?.top ?? 0) - GAP / 2 : boxes[at - 1]!.bottom + GAP / 2;
  return { at, top: middle - grid.getBoundingClientRect().top };
}
