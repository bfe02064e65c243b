/** What a key means in the editor. */
export type Command = 'save' | 'undo' | 'redo' | 'search' | 'keys' | 'next-problem' | 'actions';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The command of a key press, if it is one. `typing`: the focus is in a text control, so keys without Ctrl
 * belong to the text.
 */
export function commandOf(event: Pressed, typing: boolean): Command | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === 's' && !event.shiftKey) return 'save';
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    if (key === '.' && !event.shiftKey) return 'actions';
    return key === 'y' && !event.shiftKey ? 'redo' : undefined;
  }
  if (key === 'f8') return 'next-problem';
  if (typing) return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}

/** Whether a key press with the focus here enters a character. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range', 'color'].includes(target.type);
}
