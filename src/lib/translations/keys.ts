import { isDialogOpen, commandOf, isTyping, UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';

const ANYWHERE = {
  'alt ArrowUp': 'before',
  'alt ArrowDown': 'after',
  'alt KeyS': 'show',
  'alt KeyC': 'comment',
  'alt Digit1': 'take-1',
  'alt Digit2': 'take-2',
  'alt Digit3': 'take-3',
  F8: 'next-finding'
} as const;
const IN_TEXT = { ...ANYWHERE, Enter: 'save', 'ctrl Enter': 'review', Escape: 'leave' } as const;

/**
 * What a key does on the Translations screen: in the current text as it was saved, in that text with something typed, which the browser's
 * own undo takes back, where other characters are entered, and elsewhere.
 */
export const KEYS = {
  saved: { ...IN_TEXT, ...UNDO_KEYS },
  typed: IN_TEXT,
  typing: ANYWHERE,
  elsewhere: { ...ANYWHERE, ...UNDO_KEYS, f: 'search', '/': 'search', '?': 'keys' }
} as const;

type Command = CommandIn<typeof KEYS.saved> | CommandIn<typeof KEYS.elsewhere>;

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
    const where = isInText ? (isTyped() ? 'typed' : 'saved') : isTyping(event.target) ? 'typing' : 'elsewhere';
    const command = commandOf<Command>(event, KEYS[where]);
    if (!command || (command === 'redo' && !canRedo())) return;
    event.preventDefault();
    // A key that is held down is no second press.
    if (command === 'review' && event.repeat) return;
    commands[command]();
  };
