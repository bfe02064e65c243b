/** Texts of both writing directions beside each other, by the Unicode Bidirectional Algorithm (UAX 9). */

/** Letters written from right to left, and the characters that change the direction. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202a-\u202e\u2066-\u2069]/u;
const INITIATORS = '\u2066\u2067\u2068';
const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/**
 * A text not written by us, isolated for use in a sentence: it keeps its own direction and does not affect the text around it.
 * Unchanged if it cannot, or if it is isolated already. Direction characters in it are balanced, so that none of them ends or
 * outlasts the isolation.
 */
export function isolated(text: string): string {
  if (!TURNS.test(text) || isIsolated(text)) return text;
  let open = 0;
  let inside = '';
  for (const character of text) {
    if (character === POP && open === 0) continue;
    if (character === POP) open -= 1;
    else if (INITIATORS.includes(character)) open += 1;
    inside += character;
  }
  return FIRST_STRONG + inside + POP.repeat(open + 1);
}

/** One isolation from the first character to the last. */
function isIsolated(text: string): boolean {
  if (!text.startsWith(FIRST_STRONG)) return false;
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    if (INITIATORS.includes(text[at]!)) open += 1;
    else if (text[at] === POP) open -= 1;
    if (open === 0) return at === text.length - 1;
  }
  return false;
}

const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi'
]);

export type Direction = 'ltr' | 'rtl' | 'auto';

/** Cached directions of languages: finding one takes longer than creating the label it is for. */
const known = new Map<string, Direction>();
const MOST_KNOWN = 200;

/**
 * How a text in this language is written; `auto`, by its first letter, if the language is unknown. Without a language the text is in
 * that of the interface, and so is its direction.
 */
export function directionOf(language: string): Direction;
export function directionOf(language: string | undefined): Direction | undefined;
export function directionOf(language: string | undefined): Direction | undefined {
  if (language === undefined) return undefined;
  if (language === '') return 'auto';
  let direction = known.get(language);
  if (direction === undefined) {
    if (known.size === MOST_KNOWN) known.clear();
    known.set(language, (direction = findDirection(language)));
  }
  return direction;
}

function findDirection(language: string): Direction {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'auto';
  }
}
