import { isTyping } from '../editor/keys.js';
import { isDialogOpen } from '../ui/openDialog.js';

/** What a key does on the Translations screen. */
export type Command =
  | 'save'
  | 'review'
  | 'before'
  | 'after'
  | 'show'
  | 'take-1'
  | 'take-2'
  | 'take-3'
  | 'comment'
  | 'leave'
  | 'search'
  | 'next-finding'
  | 'undo'
  | 'redo'
  | 'keys';

/**
 * The command of a key press, if it is one; never during IME composition. Alt combinations go by physical key, because on a Mac they type
 * characters.
 * @param text the focus is in the current text: as it was saved, or with something typed, which the browser's own undo takes back
 * @param isTyping the focus is in any text field
 */
export function commandOf(
  event: KeyboardEvent,
  text: 'saved' | 'typed' | undefined,
  isTyping: boolean
): Command | undefined {
  if (event.isComposing || event.keyCode === COMPOSING) return undefined;
  const pressed = pressedKey(event);
  if (text === 'saved') return AFTER_SAVE[pressed] ?? ANYWHERE[pressed] ?? IN_TEXT[pressed];
  return ANYWHERE[pressed] ?? (text ? IN_TEXT : isTyping ? {} : OUTSIDE)[pressed];
}

/**
 * A listener that runs the command of a key press, unless a dialog is open or the key is already handled.
 * @param isTyped whether the current text differs from what was saved
 * @param canRedo without anything to redo, the browser redoes typing in the text
 */
export const onCommand =
  (
    commands: Readonly<Record<Command, () => unknown>>,
    { isTyped, canRedo }: { readonly isTyped: () => boolean; readonly canRedo: () => boolean }
  ) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isDialogOpen()) return;
    const isInText = event.target instanceof Element && event.target.id === 'text-in-work';
    const text = isInText ? (isTyped() ? 'typed' : 'saved') : undefined;
    const command = commandOf(event, text, isTyping(event.target));
    if (!command || (command === 'redo' && !canRedo())) return;
    event.preventDefault();
    // A key that is held down is no second press.
    if (command === 'review' && event.repeat) return;
    commands[command]();
  };

/** `keyCode` in Safari for the key that ends a composition, when `isComposing` is already false. */
const COMPOSING = 229;

type Keys = Readonly<Partial<Record<string, Command>>>;

const ANYWHERE: Keys = {
  'Alt ArrowUp': 'before',
  'Alt ArrowDown': 'after',
  'Alt KeyS': 'show',
  'Alt KeyC': 'comment',
  'Alt Digit1': 'take-1',
  'Alt Digit2': 'take-2',
  'Alt Digit3': 'take-3',
  F8: 'next-finding'
};
const IN_TEXT: Keys = { Enter: 'save', 'Ctrl Enter': 'review', Escape: 'leave' };
/** The browser's own until what was typed is saved. */
const AFTER_SAVE: Keys = { 'Ctrl z': 'undo', 'Ctrl y': 'redo', 'Ctrl Shift z': 'redo' };
const OUTSIDE: Keys = { ...AFTER_SAVE, f: 'search', '/': 'search', '?': 'keys' };

/** A key press by name: `Ctrl Enter`, `Alt KeyS`, `f`. Shift counts only if it does not change the character. */
function pressedKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const ctrl = ctrlKey || metaKey ? 'Ctrl ' : '';
  const shift = shiftKey && (altKey || ctrl || key.length > 1) ? 'Shift ' : '';
  return `${ctrl}${shift}${altKey ? `Alt ${code}` : key.length === 1 ? key.toLowerCase() : key}`;
}
