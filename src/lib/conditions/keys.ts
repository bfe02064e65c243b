import { UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';

const ANYWHERE = { 'ctrl .': 'fixes', F8: 'next-problem', 'shift F8': 'problem-before' } as const;

/** What a key does in the workspace, by where the focus is. Rows, nodes and states have their own keys. */
export const KEYS = {
  typing: ANYWHERE,
  popover: { ...ANYWHERE, ...UNDO_KEYS },
  elsewhere: {
    ...ANYWHERE,
    ...UNDO_KEYS,
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
  }
} as const;

export type Command = CommandIn<typeof KEYS.elsewhere>;
