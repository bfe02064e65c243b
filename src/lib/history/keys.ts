/** What a key does while a moment is shown. */
export type Command = 'before' | 'after' | 'name' | 'frames' | 'restore' | 'now';

const KEYS: Readonly<Partial<Record<string, Command>>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  n: 'name',
  c: 'frames',
  r: 'restore',
  Escape: 'now'
};

/** The command of a key press, if it is one. @param isTyping the focus is in a text field */
export function commandOf(event: KeyboardEvent, isTyping: boolean): Command | undefined {
  const { key, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (isTyping || isComposing || defaultPrevented || altKey || ctrlKey || metaKey) return undefined;
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}
