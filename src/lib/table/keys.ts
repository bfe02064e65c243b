/** What a key does in the Table. */
export type Command =
  | 'save'
  | 'undo'
  | 'redo'
  | 'search'
  | 'keys'
  | 'next-problem'
  | 'find'
  | 'edit'
  | 'pick'
  | 'toggle'
  | 'release'
  | 'fill'
  | 'set'
  | 'column'
  | 'row'
  | 'all';

/** Where an arrow leads. `'end'`: as far as possible. */
export interface Move {
  readonly rows: number | 'start' | 'end' | 'page' | 'page-back';
  readonly columns: number | 'start' | 'end';
  readonly extends: boolean;
}

type Keys<T> = Readonly<Partial<Record<string, T>>>;

const ANYWHERE: Keys<Command> = { 'Ctrl s': 'save', 'Ctrl h': 'find', F8: 'next-problem', 'Ctrl Enter': 'set' };
const OUTSIDE: Keys<Command> = {
  'Ctrl z': 'undo',
  'Ctrl y': 'redo',
  'Ctrl Shift z': 'redo',
  '/': 'search',
  '?': 'keys'
};
const IN_GRID: Keys<Command> = {
  Enter: 'edit',
  F2: 'edit',
  'Alt ArrowDown': 'pick',
  ' ': 'toggle',
  Delete: 'release',
  Backspace: 'release',
  'Ctrl d': 'fill',
  'Ctrl  ': 'column',
  'Shift  ': 'row',
  'Ctrl a': 'all'
};

const MOVES: Keys<Pick<Move, 'rows' | 'columns'>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: 'page-back', columns: 0 },
  PageDown: { rows: 'page', columns: 0 },
  Home: { rows: 0, columns: 'start' },
  End: { rows: 0, columns: 'end' },
  'Ctrl Home': { rows: 'start', columns: 'start' },
  'Ctrl End': { rows: 'end', columns: 'end' },
  'Ctrl ArrowUp': { rows: 'start', columns: 0 },
  'Ctrl ArrowDown': { rows: 'end', columns: 0 },
  'Ctrl ArrowLeft': { rows: 0, columns: 'start' },
  'Ctrl ArrowRight': { rows: 0, columns: 'end' }
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly isComposing?: boolean;
};

/** The command of a key press, if it is one. @param where in the grid, in a text field, or elsewhere */
export function commandOf(event: Pressed, where: 'grid' | 'typing' | 'elsewhere'): Command | undefined {
  if (event.isComposing) return undefined;
  const pressed = pressedKey(event);
  if (ANYWHERE[pressed]) return ANYWHERE[pressed];
  if (where === 'typing') return undefined;
  return OUTSIDE[pressed] ?? (where === 'grid' ? IN_GRID[pressed] : undefined);
}

/** Where a key press in the grid leads. Shift extends the selection. */
export function moveOf(event: Pressed): Move | undefined {
  const found = MOVES[pressedKey({ ...keysOf(event), shiftKey: false })];
  return found && { ...found, extends: event.shiftKey };
}

const keysOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Pressed => ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey
});

/** A key press by name: `Ctrl Shift z`. Shift counts only if it does not change the character. */
function pressedKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  const ctrl = ctrlKey || metaKey ? 'Ctrl ' : '';
  const shift = shiftKey && (ctrl || key.length > 1 || key === ' ') ? 'Shift ' : '';
  return `${ctrl}${shift}${altKey ? 'Alt ' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
}
