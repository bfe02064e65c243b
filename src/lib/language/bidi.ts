/** Texts of both writing directions beside each other, by the Unicode Bidirectional Algorithm (UAX 9). */

/** Letters written from right to left, and the characters that turn the direction by themselves. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202a-\u202e\u2066-\u2069]/u;
const INITIATORS = '\u2066\u2067\u2068';
const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/**
 * A text from outside, for a sentence of ours: it keeps its own direction and does not turn its surroundings. Unchanged
 * where it cannot. What it opens and closes itself is made to match, so that nothing in it ends or outlasts the isolation.
 */
export function isolated(text: string): string {
  if (!TURNS.test(text)) return text;
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

/** How a text in this language is written; `auto`, by its first letter, if the language is unknown. */
export function directionOf(language: string): Direction {
  if (language === '') return 'auto';
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'auto';
  }
}

/**
 * The attributes of an element that holds a text in this language; '' is one that nobody has named. Without a language the text is in
 * that of the interface.
 */
export function inLanguage(language: string | undefined): { lang?: string; dir?: Direction } {
  return language === undefined ? {} : { lang: language, dir: directionOf(language) };
}
