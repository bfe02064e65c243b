import type { Command } from '../commands.js';
import type { Tile } from '../layout.js';
import { placeAt, spanOf, type Measures } from './measure.js';

/** Pixels of the page from where the pointer was pressed. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface Drag {
  readonly tile: Tile;
  readonly how: 'move' | 'resize';
  readonly grid: HTMLElement;
  readonly measures: Measures;
  /** What it would lead to, and how far the pointer has come. */
  ontry: (command: Command, by: Offset) => void;
  /** Let go. undefined: given up. */
  onend: (command: Command | undefined) => void;
}

/** Follows the pointer from this press until it is let go; Escape gives up. */
export function follow(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget as HTMLElement;
  const card = handle.closest<HTMLElement>('[data-tile]');
  if (!card) return;
  // No text is selected, and no picture dragged.
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const at = card.getBoundingClientRect();
  const grip = { x: event.clientX - at.left, y: event.clientY - at.top };
  const start = { x: event.pageX, y: event.pageY };
  const listening = new AbortController();
  let last: Command | undefined;
  const end = (command: Command | undefined): void => {
    listening.abort();
    drag.onend(command);
  };
  const { signal } = listening;
  handle.addEventListener(
    'pointermove',
    (moved) => {
      last = commandAt(moved, drag, grip);
      drag.ontry(last, { x: moved.pageX - start.x, y: moved.pageY - start.y });
    },
    { signal }
  );
  handle.addEventListener('pointerup', () => end(last), { signal });
  handle.addEventListener('pointercancel', () => end(undefined), { signal });
  addEventListener('keydown', (key) => key.key === 'Escape' && end(undefined), { signal });
}

/** The middle of the first field of the tile decides where it lies, its lower right corner how large it is. */
function commandAt(event: PointerEvent, { tile, how, grid, measures }: Drag, grip: Offset): Command {
  const box = grid.getBoundingClientRect();
  const { id } = tile;
  if (how === 'resize') {
    const card = grid.querySelector(`[data-tile="${CSS.escape(id)}"]`)!.getBoundingClientRect();
    const size = { width: event.clientX - card.left, height: event.clientY - card.top };
    return { kind: 'resize', id, ...spanOf(measures, size) };
  }
  const x = event.clientX - grip.x - box.left + measures.column / 2;
  const y = event.clientY - grip.y - box.top + measures.row / 2;
  return { kind: 'move', id, ...placeAt(measures, x, y) };
}
