import type { Card, Size } from '../lib/server/pictures/protocol.js';
import { escaped, plain, widthOf, wrapped } from './text.js';

/** The light values of src/lib/ui/tokens.css. */
const COLOURS = {
  back: '#f6f7f9',
  panel: '#ffffff',
  line: '#e3e6ea',
  text: '#16191d',
  muted: '#5c6570',
  accent: '#2f5bd8',
  accentSoft: '#e9effe'
} as const;

/** Line drawings of 24 x 24, by the contract's words for the types of spots. */
const ICONS: Readonly<Record<string, string>> = {
  Image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01',
  Video: 'M3.5 6h12v12h-12zM15.5 10.5l5-3v9l-5-3z',
  Html: 'M8.5 8 4.5 12l4 4M15.5 8l4 4-4 4M13.2 6l-2.4 12',
  Wizard: 'M5 19 15 9M13 7l4 4M17.5 3.5v3M16 5h3M6.5 5.5v3M5 7h3M19 14.5v3M17.5 16h3',
  DashboardWidget: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z'
};
const OTHER = 'M5 4h9l5 5v11H5zM14 4v5h5';

/** The design size of the layout; both sides scale with it. */
const UNITS = { width: 320, height: 180 };
const MAX_UNIT = 6;
const NAME_LINES = 3;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly bold: boolean;
}

/** The SVG of a card. All user input is escaped, and it has no external references. */
export function cardSvg(card: Card, { width, height }: Size): string {
  const unit = Math.min(width / UNITS.width, height / UNITS.height, MAX_UNIT) || 1;
  const margin = Math.round(10 * unit);
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const content = inner.width >= 24 && inner.height >= 16 ? contentOf(card, inner, unit) : '';
  const frame = `<rect x="${margin}" y="${margin}" width="${inner.width}" height="${inner.height}" rx="${8 * unit}"
    fill="${COLOURS.panel}" stroke="${COLOURS.line}" stroke-width="${Math.max(1, unit)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${COLOURS.back}"/>
    ${inner.width > 0 && inner.height > 0 ? frame : ''}
    <g transform="translate(${width / 2} ${height / 2})">${content}</g></svg>`;
}

/** Icon above name above type and size, centred, so that right-to-left text needs no special case. */
function contentOf(card: Card, inner: Size, unit: number): string {
  const lines = linesOf(card, inner.width - 24 * unit, unit);
  const heights = lines.map(({ size }) => size * 1.35);
  const icon = 44 * unit;
  const gap = 12 * unit;
  let y = -(icon + gap + heights.reduce((sum, each) => sum + each, 0)) / 2;
  const parts = [iconAt(card.type, y + icon / 2, icon)];
  y += icon + gap;
  for (const [index, line] of lines.entries()) {
    parts.push(textAt(line, y + line.size));
    y += heights[index] ?? 0;
  }
  return parts.join('');
}

function linesOf(card: Card, width: number, unit: number): Line[] {
  const size = 17 * unit;
  const small = 12 * unit;
  const name = wrapped(plain(card.name), width / size, NAME_LINES);
  const about = `${plain(card.type)} · ${card.spot.width} × ${card.spot.height}`;
  const fitting = Math.min(small, (small * width) / (widthOf(about) * small));
  return [
    ...name.map((text) => ({ text, size, colour: COLOURS.text, bold: true })),
    { text: about, size: fitting, colour: COLOURS.muted, bold: false }
  ];
}

function iconAt(type: string, y: number, size: number): string {
  const path = Object.hasOwn(ICONS, type) ? ICONS[type] : OTHER;
  const scale = (size * 0.6) / 24;
  return `<circle cx="0" cy="${y}" r="${size / 2}" fill="${COLOURS.accentSoft}"/>
    <path transform="translate(${-12 * scale} ${y - 12 * scale}) scale(${scale})" d="${path}" fill="none"
      stroke="${COLOURS.accent}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function textAt({ text, size, colour, bold }: Line, y: number): string {
  return `<text x="0" y="${y}" text-anchor="middle" font-size="${size}" fill="${colour}"
    font-weight="${bold ? 700 : 400}">${escaped(text)}</text>`;
}
