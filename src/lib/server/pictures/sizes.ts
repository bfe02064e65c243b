import type { AscData } from '../../ascdata/types.js';
import { rowChoices, viewport } from '../../preview/resolutions.js';
import type { Size } from './protocol.js';

/** Largest picture: a larger spot is scaled down in its own proportions. */
const MAX_SIDE = 4096;
const MAX_PIXELS = 16 * 1024 * 1024;
const THUMBNAIL_SIDE = 320;
const DEFAULT: Size = { width: 1280, height: 720 };

/**
 * The size of a spot in pixels: its own, otherwise that of its widget on the dashboard, otherwise 1280 x 720. A spot with only
 * one side gets the other in the proportions it would have without.
 */
export function spotSize(width: number | null, height: number | null, ascData: AscData | undefined): Size {
  const natural = (ascData && inDashboard(ascData)) ?? DEFAULT;
  if (isSide(width) && isSide(height)) return { width, height };
  if (isSide(width)) return { width, height: atLeastOne((width * natural.height) / natural.width) };
  if (isSide(height)) return { width: atLeastOne((height * natural.width) / natural.height), height };
  return natural;
}

/** At most 4096 pixels on each side and 16 megapixels in total. */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(MAX_PIXELS / (width * height)));
  return scaled({ width, height }, scale);
}

/** At most 320 pixels on the longer side; never larger than the preview. */
export function thumbnailSize({ width, height }: Size): Size {
  return scaled({ width, height }, Math.min(1, THUMBNAIL_SIDE / Math.max(width, height)));
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: atLeastOne(width * scale),
  height: atLeastOne(height * scale)
});

const atLeastOne = (side: number): number => Math.max(1, Math.round(side));
const isSide = (side: number | null): side is number => side !== null && Number.isSafeInteger(side) && side >= 1;

const inDashboard = (ascData: AscData): Size | undefined =>
  viewport(ascData, 'dashboard', slotsOf(ascData), rowChoices(ascData)[0] ?? 1);

function slotsOf({ NumberOfSlots }: AscData): number {
  const slots: unknown = NumberOfSlots;
  return typeof slots === 'number' && Number.isInteger(slots) && slots >= 1 && slots <= 3 ? slots : 1;
}
