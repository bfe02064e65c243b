import { isDialogOpen } from '../ui/pressedKey.js';
import { unsentKind } from '../unsaved/unsent.js';

/** Whether nothing is open that a page would lose if it were opened again: a dialog, or a text that only a button of its own sends. */
export const isUntouched = (): boolean =>
  typeof document === 'undefined' || (!isDialogOpen() && unsentKind() === undefined);

/** Resolves once that is so. */
export function untouched(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isUntouched()) return;
      observer.disconnect();
      document.removeEventListener('input', look);
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'disabled'] });
    document.addEventListener('input', look);
    look();
  });
}
