/** A colour as numbers: red, green and blue 0 … 255, alpha in thousandths. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const rgba = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})\s*\)$/i;

/** Reads `#RRGGBB` and `rgba(r,g,b,a)` in any case, with or without spaces; more than 3 decimals of alpha are rounded. */
export function parseColour(text: string): Colour | undefined {
  if (text.length > 80) return undefined;
  const hexParts = hex.exec(text);
  if (hexParts) {
    const [red = 0, green = 0, blue = 0] = hexParts.slice(1).map((part) => parseInt(part, 16));
    return { red, green, blue, alpha: 1000 };
  }
  const parts = rgba.exec(text)?.slice(1).map(Number);
  const [red = 256, green = 256, blue = 256, alpha = 2] = parts ?? [];
  if (Math.max(red, green, blue) > 255 || alpha > 1) return undefined;
  return { red, green, blue, alpha: Math.round(alpha * 1000) };
}

/** `#RRGGBB`, upper case. The alpha is not part of it. */
export function toHex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `rgba(r,g,b,a)`, no spaces, at most 3 decimals. */
export function toRgba({ red, green, blue, alpha }: Colour): string {
  return `rgba(${red},${green},${blue},${alpha / 1000})`;
}
