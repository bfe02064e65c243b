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
    const isFound = [...new Set(right.match(CERTAIN))].some((found) => !allowed.includes(found) && decoded(found));
    if (!isFound) break;
    right = right.replace(MISREAD, (found) => decoded(found) ?? found);
  }
  return right === text || CONTROL.test(right) ? undefined : right;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What nobody has written: half of what was misread. */
const CONTROL = /[\u0080-\u009F]/;

/** The characters that were misread; undefined if it is no UTF-8. */
function decoded(found: string): string | undefined {
  try {
    const bytes = [...found].map((sign) => (HIGH.includes(sign) ? 0x80 + HIGH.indexOf(sign) : sign.charCodeAt(0)));
    return utf8.decode(new Uint8Array(bytes)).replace('\uFEFF', '');
  } catch {
    return undefined;
  }
}
