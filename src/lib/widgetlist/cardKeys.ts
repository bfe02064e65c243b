import { commandOf, type CommandIn } from '../ui/pressedKey.js';

/** What a key means on a card. */
export const KEYS = {
  ContextMenu: 'menu',
  'shift F10': 'menu',
  Delete: 'remove',
  F2: 'rename',
  c: 'copy',
  v: 'copy',
  m: 'move'
} as const;

export type CardCommand = CommandIn<typeof KEYS> | 'select';

/**
 * The command of a key press on a card, if it is one. Key repeats are ignored: the focus is already on the next card. So is Shift with a
 * letter; Caps Lock capitalises it, too.
 */
export function cardCommand(event: KeyboardEvent): CardCommand | undefined {
  const isCapital = event.shiftKey && event.key.length === 1;
  return event.repeat || isCapital ? undefined : commandOf(event, KEYS);
}

/** Cards mounted at first, and added each time the end comes near. */
export const PORTION = 60;

/** How many cards must be mounted before a key can move on: an arrow key to the next row, End to the last card. */
export function mountedFor(key: string, at: number, mounted: number, all: number): number {
  if (key === 'End') return Math.max(mounted, all);
  return key.startsWith('Arrow') && at >= mounted - PORTION / 2 ? mounted + PORTION : mounted;
}

/**
 * Where an arrow key, Home or End leads from a card. `tops`: top edges of all cards in order; equal within a row.
 * Up and down keep the column; the last row may be shorter. undefined: another key, or nowhere to go.
 */
export function nextCard(key: string, at: number, tops: readonly number[]): number | undefined {
  const columns = Math.max(1, tops.lastIndexOf(tops[0]!) + 1);
  const last = tops.length - 1;
  const isLastRow = tops[at] === tops[last];
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: isLastRow ? at : Math.min(at + columns, last),
    ArrowUp: at - columns,
    Home: 0,
    End: last
  }[key];
  return to === undefined || to < 0 || to > last || to === at ? undefined : to;
}
