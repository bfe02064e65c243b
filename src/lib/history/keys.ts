import type { CommandIn } from '../ui/pressedKey.js';

/** What a key does while a moment is shown, unless characters are entered. */
export const KEYS = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  n: 'name',
  c: 'frames',
  r: 'restore',
  Escape: 'now'
} as const;

export type Command = CommandIn<typeof KEYS>;
