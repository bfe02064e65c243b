import type { Texts } from '../messages/load.js';

/** The labels of the named keys, in one language. */
export type KeyCaps = Texts<'base'>['caps'];

/** Combinations that several screens name. */
export const SHORTCUT = {
  save: 'ctrl S',
  undo: 'ctrl Z',
  redo: 'ctrl Y',
  redoLong: 'ctrl shift Z',
  find: 'ctrl K',
  actions: 'ctrl .'
} as const;

/**
 * A combination as the user's keyboard spells it: `ctrl shift Z` becomes "Strg Umschalt Z". Parts without a name, such as letters, arrows
 * and F8, stay as they are.
 */
export const keyNames = (caps: KeyCaps, combination: string): string =>
  combination
    .split(' ')
    .map((key) => (isNamed(caps, key) ? caps[key] : key))
    .join(' ');

const isNamed = (caps: KeyCaps, key: string): key is keyof KeyCaps => Object.hasOwn(caps, key);
