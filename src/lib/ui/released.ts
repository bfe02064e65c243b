const LOOK_MILLISECONDS = 20;

let isPressed = false;
if (typeof document !== 'undefined') {
  // A press that becomes a drag ends with `pointercancel`.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, ({ button }) => (isPressed = type === 'pointerdown' && button === 0), true);
}

/**
 * Resolves once the pointer presses nothing; at once where it does not. A page that is rendered anew between press and release loses
 * the click.
 */
export async function released(): Promise<void> {
  while (isPressed) await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
}
