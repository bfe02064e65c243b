/** So near the edge of the window, in pixels, what is dragged scrolls the page. */
const NEAR = 64;
/** At the edge itself, in pixels for each millisecond. */
const FASTEST = 0.7;
/** A hand that only trembles goes nowhere. */
const STILL = 8;

/**
 * How fast the page scrolls below a pointer at this height of the window, in pixels for each millisecond; up is negative. Only
 * towards where the pointer has gone since it was pressed: what is taken hold of near an edge does not run away.
 */
export function scrollSpeedAt(y: number, pressed: number, height: number): number {
  const near = Math.min(NEAR, height / 4);
  const depth = (inside: number) => Math.min(1, Math.max(0, 1 - inside / near));
  if (y < pressed - STILL) return -FASTEST * depth(y);
  return y > pressed + STILL ? FASTEST * depth(height - y) : 0;
}
