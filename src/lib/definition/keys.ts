import { tick } from 'svelte';
import { UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';

const ANYWHERE = { 'ctrl s': 'save', F2: 'id', F8: 'finding', 'ctrl .': 'fix' } as const;

/** What a key does in the tab, by where the focus is. The outline and the types to choose from have keys of their own. */
export const KEYS = {
  typing: { ...ANYWHERE, ...UNDO_KEYS },
  elsewhere: {
    ...ANYWHERE,
    ...UNDO_KEYS,
    n: 'add',
    '/': 'search',
    '?': 'keys',
    1: 'properties',
    2: 'split',
    3: 'source'
  }
} as const;

export type Command = CommandIn<typeof KEYS.elsewhere>;

/** Whether a field holds a text that is no step yet: undo there is the browser's. Such a field says what it was last taken with. */
export function isDraft(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { committed } = target.dataset;
  return committed !== undefined && committed !== target.value;
}

/** Leaves the field that a key was pressed in, and comes back: some take their text only then. */
export async function takeTyped(): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  await tick();
  field.focus();
}
