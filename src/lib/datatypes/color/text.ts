import { modeHsl, modeHwb, modeRgb, parse, useMode } from 'culori/fn';
import { parseColour, toHex, toRgba, type Colour } from '../shared/colour.js';

useMode(modeHsl);
useMode(modeHwb);
const rgb = useMode(modeRgb);

/** Longer than any colour. */
const LONGEST = 80;
const HEX_DIGITS = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A colour as people type or paste it, in any spelling of CSS: names, `rgb()`, `hsl()`, `hwb()`, three to eight hex digits, also
 * without `#`. undefined: none of these, or outside of what screens show.
 */
export function typedColour(text: string): Colour | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const known = parseColour(trimmed);
  if (known) return known;
  const found = rgb(parse(HEX_DIGITS.test(trimmed) ? `#${trimmed}` : trimmed));
  if (!found) return undefined;
  const [red = 256, green = 256, blue = 256] = [found.r, found.g, found.b].map((part) => Math.round(part * 255) + 0);
  const alpha = Math.round((found.alpha ?? 1) * 1000);
  const isShown = [red, green, blue].every((part) => part >= 0 && part <= 255) && alpha >= 0 && alpha <= 1000;
  return isShown ? { red, green, blue, alpha } : undefined;
}

/** A colour as stored; undefined for a transparent one without alpha support. */
export function storedColour(colour: Colour, withAlpha: boolean): string | undefined {
  if (withAlpha) return toRgba(colour);
  return colour.alpha === 1000 ? toHex(colour) : undefined;
}
