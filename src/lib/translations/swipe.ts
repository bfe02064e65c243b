/** Minimum sideways and maximum vertical distance of a swipe, in pixels. */
const FAR = 56;
const STEEP = 0.6;

/** What a swipe of this distance does: next text (leftwards), previous text, or nothing. */
export function swipeOf(across: number, down: number): 1 | -1 | undefined {
  if (Math.abs(across) < FAR || Math.abs(down) > Math.abs(across) * STEEP) return undefined;
  return across < 0 ? 1 : -1;
}

/** Tracks one finger on a card. In text fields and sideways scrollers it selects or scrolls instead. */
export function swiping(onswipe: (step: 1 | -1) => void) {
  return (card: HTMLElement): (() => void) => {
    let from: { readonly x: number; readonly y: number } | undefined;
    const start = ({ touches, target }: TouchEvent): void => {
      const [finger] = touches;
      const isFree = touches.length === 1 && !(target as Element).closest('textarea, input, select');
      from = finger && isFree ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const end = ({ changedTouches: [finger] }: TouchEvent): void => {
      const step = from && finger && swipeOf(finger.clientX - from.x, finger.clientY - from.y);
      from = undefined;
      if (step) onswipe(step);
    };
    const cancel = (): void => void (from = undefined);
    card.addEventListener('touchstart', start, { passive: true });
    card.addEventListener('touchend', end, { passive: true });
    card.addEventListener('touchcancel', cancel, { passive: true });
    return () => {
      card.removeEventListener('touchstart', start);
      card.removeEventListener('touchend', end);
      card.removeEventListener('touchcancel', cancel);
    };
  };
}
