import { isDialogOpen, pressedKey } from './pressedKey.js';

const OPENING = 'ascdata:palette';

/** Opens the palette for people without a keyboard. */
export const openPalette = (): boolean => document.dispatchEvent(new CustomEvent(OPENING));

/** Calls `open` whenever somebody asks for the palette, until the returned function is called. */
export function onPalette(open: () => void): () => void {
  const keydown = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'ctrl k') return;
    event.preventDefault();
    if (!isDialogOpen()) open();
  };
  document.addEventListener('keydown', keydown);
  document.addEventListener(OPENING, open);
  return () => {
    document.removeEventListener('keydown', keydown);
    document.removeEventListener(OPENING, open);
  };
}
