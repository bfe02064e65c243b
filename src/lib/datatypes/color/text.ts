import { parseColour, toHex, toRgba, type Colour } from '../shared/colour.js';

const short = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A colour as people type or paste it: the stored forms, with or without `#`, three or four digits, eight digits with the
 * alpha at the end. undefined: none of these.
 */
export function typedColour(text: string): Colour | undefined {
  const known = parseColour(text.trim());
  if (known) return known;
  const digits = short.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const colour = parseColour(`#${long.slice(0, 6)}`);
  if (!colour || long.length === 6) return colour;
  return { ...colour, alpha: Math.round((parseInt(long.slice(6), 16) / 255) * 1000) };
}

/** A colour as stored; undefined for a transparent one without alpha support. */
export function storedColour(colour: Colour, withAlpha: boolean): string | undefined {
  if (withAlpha) return toRgba(colour);
  return colour.alpha === 1000 ? toHex(colour) : undefined;
}
