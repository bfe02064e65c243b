import type { TextKind } from '../ascdata/texts/textKey.js';
import { describedAs, TEXT_PLACES } from './textPlace.js';

/** Common widths of the form in pixels: beside the preview, and on a phone. */
export const WIDTHS = [440, 390] as const;
export type FormWidth = (typeof WIDTHS)[number];

/** How a text fits its field at one width of the form. */
export interface Fit {
  readonly width: FormWidth;
  readonly lines: number;
  /** Part of it is hidden. */
  readonly isCutOff: boolean;
}

/** Horizontal margin of a field, in pixels. */
const MARGIN = 16;
/** Width of a list's arrow, in pixels. */
const ARROW = 20;
/** Allows for slightly wider fonts. */
const RESERVE = 1.04;

/**
 * Measures a text in invisible copies of a mounted field, one for each width of the form, all laid out at once. A list shows a single
 * line and cuts it off, which `scrollWidth` does not reveal; everything else wraps.
 * @param row a field of that kind; it need not show the text
 * @returns empty if the field has no place for the text
 */
export function fitsOf(row: HTMLElement, kind: TextKind, text: string): Fit[] {
  const boxes = WIDTHS.map((width) => {
    const box = document.createElement('div');
    box.inert = true;
    box.style.cssText = `position:absolute;visibility:hidden;top:0;width:${width - 2 * MARGIN}px`;
    box.append(copyOf(row));
    const list = kind === 'entry' ? box.querySelector<HTMLElement>('select, [role=combobox]') : null;
    const shown = list ?? (kind === 'pattern' ? patternIn(box, text) : filled(box, kind, text));
    return { width, box, list, shown };
  });
  row.parentElement?.append(...boxes.map(({ box }) => box));
  try {
    return boxes.flatMap(({ width, list, shown }) => {
      if (list) return { width, lines: 1, isCutOff: isWider(text, list) };
      return shown ? { width, lines: linesOf(shown), isCutOff: shown.scrollWidth > shown.clientWidth + 1 } : [];
    });
  } finally {
    for (const { box } of boxes) box.remove();
  }
}

/** A checked radio button would uncheck its namesake in the form. */
function copyOf(row: HTMLElement): Node {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[name]').forEach((each) => each.removeAttribute('name'));
  return copy;
}

/** As shown below the field when the pattern is not met. */
function patternIn(box: HTMLElement, text: string): HTMLElement {
  const description = describedAs(text);
  box.firstElementChild?.append(description);
  return description.querySelector('p') ?? description;
}

/** The element of a label, filled with this text. */
function filled(box: HTMLElement, kind: 'name' | 'entry', text: string): HTMLElement | undefined {
  const place = box.querySelector<HTMLElement>(TEXT_PLACES[kind]);
  const [written] = [...(place?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (!place || !written) return undefined;
  written.textContent = text;
  return place;
}

function isWider(text: string, list: HTMLElement): boolean {
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
