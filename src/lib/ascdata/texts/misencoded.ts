/** What the bytes 80 to 9F are in Windows-1252; those that it leaves free are controls, as in Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** What a byte behind the first one of a character in UTF-8 is in both. */
const NEXT = `[\\u0080-\\u00BF${HIGH}]`;
/** Of those, what people write behind a capital letter: `IRMÃ…`, `„Ä“`. */
const PUNCTUATION = '\\u00A0…‘’“”•–—‹›«»';

/** Characters of UTF-8 as Windows-1252 or Latin-1 reads them, as far as no right text has them. */
const CERTAIN = new RegExp(
  [
    // Letters of European languages, and signs.
    `[Â-Å](?![${PUNCTUATION}])${NEXT}`,
    `(?<=\\p{Ll})[Â-Å]${NEXT}`,
    `[Â-Å](?!\\u00A0)${NEXT}(?=\\p{L})`,
    // Quotation marks, dashes, €, ™, arrows.
    `â[\\u0080\\u0082\\u0084\\u0086\\u0088\\u0089\\u009C€‚„†ˆ‰œ]${NEXT}`,
    // Greek, Cyrillic, Hebrew and Arabic, then East Asian languages: one alone is found in right texts, too.
    `(?:[ÎÏÐÑ×ØÙ]${NEXT}){2,}`,
    `(?:[ã-é]${NEXT}{2}){2,}`,
    // Emoji, and a byte order mark.
    `ð[\\u009FŸ]${NEXT}{2}`,
    'ï»¿'
  ].join('|'),
  'gu'
);
/** All of them. */
const MISREAD = new RegExp(`[Â-ß]${NEXT}|[à-ï]${NEXT}{2}|[ð-ô]${NEXT}{3}`, 'gu');

/** How often the same text is read wrongly one after another. */
const MOST_TIMES = 3;

/**
 * What a text was before a program read its UTF-8 as Windows-1252 or Latin-1: `Größe` for `GrÃ¶ÃŸe`. Undefined if it does not look so.
 * @param allowed a text in which the same characters are meant
 */
export function encodedRight(text: string, allowed = ''): string | undefined {
  let right = text;
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const isFound = [...new Set(right.match(CERTAIN))].some((found) => decoded(found) && !allowed.includes(found));
    if (!isFound) break;
    right = right.replace(MISREAD, (found) => decoded(found) ?? found);
  }
  return right === text || CONTROL.test(right) ? undefined : right;
}

/** What nobody has written: half of what was misread. */
const CONTROL = /[\u0080-\u009F]/;

/** By the number of bytes behind the first one: the least and the greatest character that is written so. */
const RANGES = [
  [0, 0x7f],
  [0x80, 0x7ff],
  [0x800, 0xffff],
  [0x10000, 0x10ffff]
] as const;

/** The characters that were misread; undefined if it is no UTF-8. No `TextDecoder`: it throws, slowly, thousands of times in a text made for it. */
function decoded(found: string): string | undefined {
  const bytes = Array.from(found, byteOf);
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++]!;
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (const end = at + more; at < end; at += 1) {
      const next = bytes[at] ?? 0;
      if (next >> 6 !== 0b10) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    const [least, greatest] = RANGES[more];
    const isWhole = first < 0x80 || (first >= 0xc2 && first <= 0xf4);
    if (!isWhole || code < least || code > greatest || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    text += String.fromCodePoint(code);
  }
  return text.replace('\uFEFF', '');
}

function byteOf(sign: string): number {
  const high = HIGH.indexOf(sign);
  return high < 0 ? sign.charCodeAt(0) : 0x80 + high;
}
