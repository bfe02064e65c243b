/** What a key does in the workspace, wherever the focus is. Rows, nodes and states have their own keys. */
export type Command =
  | 'view-rules'
  | 'view-map'
  | 'view-states'
  | 'around'
  | 'first-way'
  | 'reset'
  | 'compare'
  | 'keep'
  | 'search'
  | 'fixes'
  | 'next-problem'
  | 'problem-before'
  | 'undo'
  | 'redo'
  | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const PLAIN: Readonly<Record<string, Command>> = {
  '1': 'view-rules',
  '2': 'view-map',
  '3': 'view-states',
  f: 'around',
  t: 'first-way',
  '0': 'reset',
  c: 'compare',
  k: 'keep',
  '/': 'search',
  '?': 'keys'
};

/** The command of a key press, if it is one. `typing`: the focus is where characters are entered, so keys without Ctrl belong to it. */
export function commandOf(event: Pressed, typing: boolean): Command | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === '.') return 'fixes';
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    return key === 'y' && !event.shiftKey ? 'redo' : undefined;
  }
  if (key === 'f8') return event.shiftKey ? 'problem-before' : 'next-problem';
  return typing || !Object.hasOwn(PLAIN, key) ? undefined : PLAIN[key];
}
