import { UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';

const ANYWHERE = { 'ctrl s': 'save', ...UNDO_KEYS, 'ctrl .': 'actions', F8: 'next-problem' } as const;

/** What a key means in the editor: where characters are entered, and elsewhere. */
export const KEYS = { typing: ANYWHERE, elsewhere: { ...ANYWHERE, '/': 'search', '?': 'keys' } } as const;

export type Command = CommandIn<typeof KEYS.elsewhere>;
