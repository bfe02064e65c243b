/** Distance from the window edge, in pixels, at which dragging scrolls the page. */
const NEAR = 64;
/** Speed at the edge itself, in pixels per millisecond. */
const FASTEST = 0.7;
/** Movement, in pixels, that counts as a tremor. */
const STILL = 8;

/**
 * Scroll speed for a pointer at this height of the window, in pixels per millisecond; up is negative. Scrolls only in the direction
 * the pointer has moved since the press: a tile grabbed near an edge does not run away.
 */
export function scrollSpeedAt(y: number, pressed: number, height: number): number {
  const near = Math.min(NEAR, height / 4);
  const depth = (inside: number) => Math.min(1, Math.max(0, 1 - inside / near));
  if (y < pressed - STILL) return -FASTEST * depth(y);
  return y > pressed + STILL ? FASTEST * depth(height - y) : 0;
}
