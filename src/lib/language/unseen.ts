/** Texts that differ for a program and not for a reader, and how the difference is made visible. */

const SPACE = '␣';
/** Blanks at which no line breaks. */
const NO_BREAK = /[\u00a0\u2007\u202f]/;
const SIGNS: Readonly<Record<string, string>> = { ' ': SPACE, '\t': '⇥', '\n': '␊', '\r': '␍' };

/** Letters of other scripts beside the Latin ones that they look like. */
const [FOREIGN, LATIN] = ['АВЕЅІЈКМНОРСТУХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABESIJKMHOPCTYXaeopcyxijsABEZHIKMNOPTYXo'];
const LOOK_ALIKE = new RegExp(`[${FOREIGN}]`, 'g');

/** What a reader sees: no white space, joiner or filler, and no accent without its letter. */
const SEEN = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/** Whether a reader sees nothing of a text, however many characters it has. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

const withoutBlanks = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Printable ASCII with single blanks: such a text is what it appears to be. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Equal for texts that read the same: blanks, line ends, invisible characters, the way accents are stored and look-alike letters are left out. */
export function appearance(text: string): string {
  if (PLAIN.test(text)) return text;
  const letters = text.normalize().replace(LOOK_ALIKE, (letter) => LATIN[FOREIGN.indexOf(letter)]!);
  return withoutBlanks(letters);
}

/** In what two texts of one appearance differ; the words are those of `messages/<language>/findings/parameterWords.ts`. */
export function hiddenDifference(one: string, other: string): 'accents' | 'blanks' | 'letters' {
  const [a, b] = [one.normalize(), other.normalize()];
  if (a === b) return 'accents';
  return withoutBlanks(a) === withoutBlanks(b) ? 'blanks' : 'letters';
}

/** Which of these texts read like another one of them. */
export function readingAlike(texts: readonly string[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const alike = new Set<string>();
  for (const text of texts) {
    const key = appearance(text);
    const other = first.get(key);
    if (other === undefined) first.set(key, text);
    else if (other !== text) alike.add(text).add(other);
  }
  return alike;
}

/** A text of one line with the blanks that a page does not show: at its ends, and doubled ones. */
export function withBlanks(text: string): string {
  return text.replace(/^\s+|\s{2,}|(?<=\S)\s$/g, (blanks) => Array.from(blanks, signOf).join(''));
}

/** The same with everything else that a reader cannot see: line ends, no-break blanks, invisible characters, accents of their own, look-alikes. */
export function spelledOut(text: string): string {
  return withBlanks(text)
    .replace(/[^\S ]/g, signOf)
    .replace(LOOK_ALIKE, (letter) => letter + codeOf(letter))
    .replace(/\p{Mn}/gu, (accent) => `◌${accent}`)
    .replace(/\p{Cf}/gu, codeOf);
}

/** Two texts to be shown beside each other: as they are, unless they would read the same. */
export function apart(one: string, other: string): readonly [string, string] {
  const isAlike = one !== other && appearance(one) === appearance(other);
  return isAlike ? [spelledOut(one), spelledOut(other)] : [one, other];
}

function signOf(blank: string): string {
  return SIGNS[blank] ?? (NO_BREAK.test(blank) ? '⍽' : codeOf(blank));
}

const codeOf = (character: string): string =>
  `⟨U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`;
