import type { TextKind } from '../ascdata/texts/textKey.js';

/** Widths of the form that people have: beside the preview, and on a phone. In pixels. */
export const WIDTHS = [440, 390] as const;
export type FormWidth = (typeof WIDTHS)[number];

/** How a text stands in its field at one width of the form. */
export interface Fit {
  readonly width: FormWidth;
  readonly lines: number;
  /** Not all of it is seen. */
  readonly isCutOff: boolean;
}

/** Left and right of a field, in pixels. */
const MARGIN = 16;
/** What the arrow of a list takes of its field, in pixels. */
const ARROW = 20;
/** Other fonts are a little wider. */
const RESERVE = 1.04;

/**
 * Measures a text in its mounted field, in a copy that is as wide as the form would be and never seen. A list shows one line and cuts
 * it off, which `scrollWidth` does not tell; everything else wraps.
 * @param row the field, as the form shows it
 * @returns undefined where the field does not show the text
 */
export function fitOf(row: HTMLElement, kind: TextKind, text: string, width: FormWidth): Fit | undefined {
  const box = document.createElement('div');
  box.inert = true;
  box.style.cssText = `position:absolute;visibility:hidden;top:0;width:${width - 2 * MARGIN}px`;
  box.append(row.cloneNode(true));
  row.parentElement?.append(box);
  try {
    const list = kind === 'entry' ? box.querySelector('select') : null;
    if (list) return { width, lines: 1, isCutOff: isWider(text, list) };
    const shown = [...box.querySelectorAll<HTMLElement>(SHOWN[kind])].find((each) => each.textContent.includes(text));
    return shown && { width, lines: linesOf(shown), isCutOff: shown.scrollWidth > shown.clientWidth + 1 };
  } finally {
    box.remove();
  }
}

/** Where each kind of text stands in a field. */
const SHOWN: Readonly<Record<TextKind, string>> = {
  name: '.head label, .head .label',
  entry: 'label',
  pattern: '.problems *'
};

function isWider(text: string, list: HTMLSelectElement): boolean {
  const style = getComputedStyle(list);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = style.font;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return context.measureText(text).width * RESERVE > list.clientWidth - padding - ARROW;
}

function linesOf(element: HTMLElement): number {
  const tops = new Set<number>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(Math.round(top));
  }
  return tops.size;
}
