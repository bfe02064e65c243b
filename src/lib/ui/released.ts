const LOOK_MILLISECONDS = 20;

/** What ends a press, besides its release: it becomes a drag or a scroll, or the release is another window's. */
const ENDS = ['pointerup', 'pointercancel', 'dragend'] as const;

/** What `released` is for the presses on a window. */
export function releasedOn(target: Pick<EventTarget, 'addEventListener'>): () => Promise<void> {
  let isPressed = false;
  const end = (): void => void (isPressed = false);
  target.addEventListener('pointerdown', (event) => (isPressed = (event as PointerEvent).button === 0), true);
  for (const type of ENDS) target.addEventListener(type, end, true);
  // Of the window only: a press takes the focus from a field, too.
  target.addEventListener('blur', end);
  return async () => {
    while (isPressed) await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  };
}

/**
 * Resolves once the pointer presses nothing; at once where it does not. A page that is rendered anew between press and release loses
 * the click.
 */
export const released = typeof document === 'undefined' ? async () => {} : releasedOn(globalThis);
