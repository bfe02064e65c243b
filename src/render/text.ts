/** Text of a card: characters, width, and line breaks. */

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/**
 * Characters that change the direction or hide others are not drawn; joiners and variation selectors are, because they shape
 * letters and emoji.
 */
const INVISIBLE = /[\p{Cc}\p{Cn}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Characters that are at most about a third of an em wide in a sans-serif font, and those that are about a whole em wide. */
const NARROW = /^[iljtfrI1.,:;!'|()[\]{}\u0020-]/u;
const WIDE =
  /^[mwMW@%—…]|^\p{Extended_Pictographic}|^[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/u;
const CAPITAL = /^\p{Lu}/u;
const WIDTHS = { narrow: 0.4, usual: 0.66, capital: 0.8, wide: 1.08 };

/** One line of drawable text, without characters that hide others or change the direction. */
export function plain(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Estimated width, rounded up: in em of a bold sans-serif font. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of SEGMENTER.segment(text)) width += widthOfSign(segment);
  return width;
}

function widthOfSign(sign: string): number {
  if (NARROW.test(sign)) return WIDTHS.narrow;
  if (WIDE.test(sign)) return WIDTHS.wide;
  return CAPITAL.test(sign) ? WIDTHS.capital : WIDTHS.usual;
}

/** Breaks a text between words, or inside a word that is too long, into at most `lines`; the rest becomes an ellipsis. */
export function wrapped(text: string, width: number, lines: number): string[] {
  const done: string[] = [];
  let line = '';
  const pieces = text.split(' ').flatMap((word) => (widthOf(word) > width ? broken(word, width) : [word]));
  for (const [index, piece] of pieces.entries()) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (widthOf(longer) <= width) {
      line = longer;
    } else if (done.length + 1 < lines) {
      done.push(line);
      line = piece;
    } else {
      return [...done, shortened(`${line} ${pieces.slice(index).join(' ')}`, width)];
    }
  }
  return line === '' ? done : [...done, line];
}

function broken(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of SEGMENTER.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function shortened(text: string, width: number): string {
  let kept = '';
  for (const { segment } of SEGMENTER.segment(text)) {
    if (widthOf(kept + segment + ELLIPSIS) > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
};

/** For text and attributes of XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
