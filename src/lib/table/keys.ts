import { pressedKey, UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';

/** Where an arrow leads. `'end'`: as far as possible. */
export interface Move {
  readonly rows: number | 'start' | 'end' | 'page' | 'page-back';
  readonly columns: number | 'start' | 'end';
  readonly extends: boolean;
}

const ANYWHERE = { 'ctrl s': 'save', 'ctrl h': 'find', F8: 'next-problem', 'ctrl Enter': 'set' } as const;
const OUTSIDE = { ...ANYWHERE, ...UNDO_KEYS, '/': 'search', '?': 'keys' } as const;

/** What a key does in the Table: where characters are entered, in the grid, and elsewhere. */
export const KEYS = {
  typing: ANYWHERE,
  grid: {
    ...OUTSIDE,
    Enter: 'edit',
    F2: 'edit',
    'alt ArrowDown': 'pick',
    ' ': 'toggle',
    Delete: 'release',
    Backspace: 'release',
    'ctrl d': 'fill',
    'ctrl  ': 'column',
    'shift  ': 'row',
    'ctrl a': 'all'
  },
  elsewhere: OUTSIDE
} as const;

export type Command = CommandIn<typeof KEYS.grid>;

const MOVES: Readonly<Record<string, Pick<Move, 'rows' | 'columns'>>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: 'page-back', columns: 0 },
  PageDown: { rows: 'page', columns: 0 },
  Home: { rows: 0, columns: 'start' },
  End: { rows: 0, columns: 'end' },
  'ctrl Home': { rows: 'start', columns: 'start' },
  'ctrl End': { rows: 'end', columns: 'end' },
  'ctrl ArrowUp': { rows: 'start', columns: 0 },
  'ctrl ArrowDown': { rows: 'end', columns: 0 },
  'ctrl ArrowLeft': { rows: 0, columns: 'start' },
  'ctrl ArrowRight': { rows: 0, columns: 'end' }
};

/** Where a key press in the grid leads. Shift extends the selection. */
export function moveOf(event: Parameters<typeof pressedKey>[0]): Move | undefined {
  const found = MOVES[pressedKey(event).replace('shift ', '')];
  return found && { ...found, extends: event.shiftKey };
}
