/** Zoom and scroll position of a drawing. */
export interface Scrolled {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const [SMALLEST, LARGEST] = [0.2, 2];
/** Smaller than this nobody reads. */
const READABLE = 0.7;
/** One press of a button. */
export const STEP = 1.25;

export const clamped = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The scale at which a drawing fits a room, never larger than life. */
export function fitting(drawing: { width: number; height: number }, room: { width: number; height: number }): number {
  return clamped(Math.min(1, room.width / drawing.width, room.height / drawing.height));
}

/** The scale to begin with: the whole, if it can be read. */
export function firstScale(...sizes: Parameters<typeof fitting>): number {
  const scale = fitting(...sizes);
  return scale < READABLE ? 1 : scale;
}

/** Where to scroll when the scale changes, so that the point under the pointer stays. */
export function zoomedAt({ left, top, scale }: Scrolled, next: number, at: { x: number; y: number }) {
  const ratio = next / scale;
  return { left: (left + at.x) * ratio - at.x, top: (top + at.y) * ratio - at.y };
}

/** Scroll position that brings a box into view with some margin, moving as little as possible. */
export function revealing({ x, y, width, height }: Rectangle, seen: Scrolled): { left: number; top: number } {
  const along = (start: number, size: number, at: number, room: number): number => {
    const [from, to] = [start * seen.scale - 40, (start + size) * seen.scale + 40];
    if (to - from > room || from < at) return from;
    return to > at + room ? to - room : at;
  };
  return {
    left: Math.max(0, along(x, width, seen.left, seen.width)),
    top: Math.max(0, along(y, height, seen.top, seen.height))
  };
}

/** Whether it is in view, or near it. */
export function isNear(
  { x, y, width, height }: Rectangle,
  { left, top, width: w, height: h, scale }: Scrolled
): boolean {
  const beyond = 200;
  return (
    (x + width) * scale > left - beyond &&
    x * scale < left + w + beyond &&
    (y + height) * scale > top - beyond &&
    y * scale < top + h + beyond
  );
}
