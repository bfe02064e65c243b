export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface PopoverPosition {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  /** Distance from the top edge of the window, when the panel hangs below its anchor … */
  readonly top?: number;
  /** … or from the bottom edge, when it is above. */
  readonly bottom?: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * Where a panel of the wanted size goes: below its anchor, or above where there is more room and too little below; never beyond
 * the window. A window smaller than the panel makes the panel smaller.
 */
export function placeBeside(
  anchor: Box,
  view: { width: number; height: number },
  wanted: { width: number; height: number }
): PopoverPosition {
  const width = Math.min(Math.max(wanted.width, anchor.width), view.width - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(anchor.left, view.width - EDGE - width));
  const below = view.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const size = { left, width, maxHeight: Math.max(0, Math.min(wanted.height, Math.max(below, above))) };
  if (below >= wanted.height || below >= above) return { ...size, top: anchor.bottom + GAP };
  return { ...size, bottom: view.height - anchor.top + GAP };
}
