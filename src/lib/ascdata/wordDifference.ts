import { alignment } from './alignment.js';

/** Part of a text; `isSame` if the other text has it too. */
export interface Piece {
  readonly text: string;
  readonly isSame: boolean;
}

/** Above this the differing part is not compared word by word. */
const MOST_CHARACTERS = 20_000;

/**
 * Compares two texts word by word: each as a whole, split where words differ from the other's. Texts with only spaces in common
 * are one unmarked piece each: marking everything would not help.
 */
export function wordDifference(before: string, after: string): { before: Piece[]; after: Piece[] } {
  if (before === after) return { before: pieces([[before, true]]), after: pieces([[after, true]]) };
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const [left, right] = [before, after].map((text) => wordsOf(text.slice(start, text.length - end)));
  const pairs = alignment(left!, right!);
  const marks = (words: readonly string[], places: readonly number[]): Piece[] => {
    const same = new Set(places);
    return pieces([
      [before.slice(0, start), true],
      ...words.map((word, at): [string, boolean] => [word, same.has(at)]),
      [before.slice(before.length - end), true]
    ]);
  };
  const both = {
    before: marks(
      left!,
      pairs.map(([at]) => at)
    ),
    after: marks(
      right!,
      pairs.map(([, at]) => at)
    )
  };
  const shares = [...both.before, ...both.after].some(({ text, isSame }) => isSame && text.trim() !== '');
  return shares ? both : { before: pieces([[before, true]]), after: pieces([[after, true]]) };
}

/** Merges neighbours of the same kind. A space between differing words does not count as equal. */
function pieces(words: readonly (readonly [text: string, isCommon: boolean])[]): Piece[] {
  const found: { text: string; isSame: boolean }[] = [];
  words.forEach(([text, isCommon], at) => {
    if (text === '') return;
    const differs = (place: number): boolean => words[place]?.[1] === false;
    const isSame = isCommon && !(text.trim() === '' && differs(at - 1) && differs(at + 1));
    const last = found.at(-1);
    if (last?.isSame === isSame) last.text += text;
    else found.push({ text, isSame });
  });
  return found;
}

/** Length of the common beginning, back to the start of a word. */
function commonStart(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let length = 0;
  while (length < shorter && one[length] === other[length]) length++;
  while (length > 0 && !/\s/.test(one[length - 1]!)) length--;
  return length;
}

/** Length of the common end, forward to the start of a word. */
function commonEnd(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let length = 0;
  while (length < shorter && one[one.length - 1 - length] === other[other.length - 1 - length]) length++;
  while (length > 0 && !/\s/.test(one[one.length - length]!)) length--;
  return length;
}

/** The words of a text in any script, with what is between them: joined, they are the text. */
function wordsOf(text: string): string[] {
  if (text.length > MOST_CHARACTERS) return [text];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}
