type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

/** The commands of a table of keys. */
export type CommandIn<Keys> = Keys[keyof Keys];

/** The same on every screen that undoes. */
export const UNDO_KEYS = { 'ctrl z': 'undo', 'ctrl y': 'redo', 'ctrl shift z': 'redo' } as const;

/** `keyCode` in Safari for the key that ends a composition, when `isComposing` is already false. */
const COMPOSING = 229;

/**
 * A key press by name: `ctrl shift z`, `alt KeyS`, `F8`, `f`; '' while characters are composed (IME). Cmd is `ctrl`. With Alt, which types
 * characters on a Mac, it is the physical key. Shift is left out where the character says it: some keyboards have `/` only with Shift.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing, keyCode }: Pressed): string {
  if (isComposing || keyCode === COMPOSING) return '';
  const ctrl = ctrlKey || metaKey ? 'ctrl ' : '';
  const isInCharacter = !altKey && key.length === 1 && key !== ' ' && !(ctrl && /\p{L}/u.test(key));
  const shift = shiftKey && !isInCharacter ? 'shift ' : '';
  return `${ctrl}${shift}${altKey ? `alt ${code}` : key.length === 1 ? key.toLowerCase() : key}`;
}

/** The command of a key press in a table of keys by name, if it is one. */
export function commandOf<Command extends string>(
  event: Pressed,
  keys: Readonly<Record<string, Command>>
): Command | undefined {
  const pressed = pressedKey(event);
  return Object.hasOwn(keys, pressed) ? keys[pressed] : undefined;
}

/** Whether a key press with the focus here enters a character. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range', 'color'].includes(target.type);
}

/** Whether a dialog is open: the page's own keyboard shortcuts are off while it is. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
