const LOOK_MILLISECONDS = 20;

/** The first begins a press; the others end it: a drag and a scroll cancel it, and it may be released in another window. */
const EVENTS = ['pointerdown', 'pointerup', 'pointercancel', 'blur'] as const;

/** What `released` is for the presses on a window. */
export function releasedOn(target: Pick<EventTarget, 'addEventListener'>): () => Promise<void> {
  let isPressed = false;
  for (const type of EVENTS) {
    const change = (event: Event) => (isPressed = type === 'pointerdown' && !(event as PointerEvent).button);
    // `blur` of the window only: a press takes the focus from a field, too.
    target.addEventListener(type, change, type !== 'blur');
  }
  return async () => {
    while (isPressed) await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  };
}

/**
 * Resolves once the pointer presses nothing; at once where it does not. A page that is rendered anew between press and release loses
 * the click. undefined: on the server.
 */
export const released: (() => Promise<void>) | undefined = globalThis.document && releasedOn(globalThis);
