import { modeHsl, modeHwb, modeRgb, parse, useMode } from 'culori/fn';
import { parseColour, toHex, toRgba, type Colour } from './colour.js';

useMode(modeHsl);
useMode(modeHwb);
const rgb = useMode(modeRgb);

/** Longer than any colour. */
const LONGEST = 80;
const HEX_DIGITS = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** What people call the basic colours, in CSS. `orange` and `violet` are CSS themselves. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['rot', 'red'],
  ['grün', 'green'],
  ['blau', 'blue'],
  ['gelb', 'yellow'],
  ['schwarz', 'black'],
  ['weiß', 'white'],
  ['weiss', 'white'],
  ['grau', 'grey'],
  ['rosa', 'pink'],
  ['braun', 'brown'],
  ['violett', 'violet'],
  ['rouge', 'red'],
  ['vert', 'green'],
  ['bleu', 'blue'],
  ['jaune', 'yellow'],
  ['noir', 'black'],
  ['blanc', 'white'],
  ['gris', 'grey'],
  ['rose', 'pink'],
  ['brun', 'brown'],
  ['marron', 'brown']
]);

/**
 * A colour as people type or paste it, in any spelling of CSS: names, also the German and French ones of the basic colours, `rgb()`, `hsl()`, `hwb()`, three to eight hex digits, also
 * without `#`. undefined: none of these, or outside of what screens show.
 */
export function typedColour(text: string): Colour | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const known = parseColour(trimmed);
  if (known) return known;
  const found = rgb(parse(HEX_DIGITS.test(trimmed) ? `#${trimmed}` : (NAMES.get(trimmed.toLowerCase()) ?? trimmed)));
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
