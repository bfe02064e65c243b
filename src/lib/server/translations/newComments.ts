import type { ReadText } from '../packages/tasks.js';
import { mapYielding } from '../platform/yielding.js';
import { toldInFile, type Said } from './comments.js';
import { placeNoteTest } from './placeNotes.js';
import type { TextPlace } from './textPlaces.js';

/** Above this, comments on one text are compared as a whole, not line by line. */
const MOST_COMPARED = 20;

/**
 * Comments of a file on one text that are new here, without what the export added.
 * @param said here
 */
export async function newComments(
  { comments }: Pick<ReadText, 'comments'>,
  place: Pick<TextPlace, 'key' | 'element'> | undefined,
  said: readonly Said[] = []
): Promise<string[]> {
  if (comments.length === 0) return [];
  // A comment imported before is there as it was in that file.
  const here = said.flatMap((each) => [toldInFile(each), each.text]);
  const known = new Set(here);
  const told = new Set(said.map(toldInFile));
  const isPlaceNote = place ? placeNoteTest(place) : () => false;
  const withoutKnown = here.length > MOST_COMPARED ? (lines: readonly string[]) => lines : without(here);
  const found = await mapYielding(comments, (comment) => {
    if (known.has(comment) || isRetold(comment, told)) return '';
    // Some tools merge all notes of a text into one.
    const rest = linesOf(comment).filter((line) => !isPlaceNote(line));
    return withoutKnown(rest).join('\n').trim();
  });
  return [...new Set(found)].filter((comment) => comment !== '' && !known.has(comment));
}

/** An import puts the name of whoever imports before each comment: so many, and it was in as many installations. */
const MOST_RETOLD = 5;

/** Whether it is a comment from here, brought back by an installation that had imported it. */
function isRetold(comment: string, told: ReadonlySet<string>): boolean {
  let rest = comment;
  for (let times = 0; times < MOST_RETOLD; times += 1) {
    const at = rest.indexOf(': ');
    if (at < 0) return false;
    rest = rest.slice(at + 2);
    if (told.has(rest)) return true;
  }
  return false;
}

const linesOf = (text: string): string[] => text.split('\n');

/** Takes the lines of these comments out of others, each once, where they are consecutive. */
function without(comments: readonly string[]): (lines: readonly string[]) => readonly string[] {
  const lineAt: string[] = [];
  const numbers = new Map<string, number>();
  /** The same number for the same line: to compare two takes no longer for long ones. */
  const numberOf = (line: string): number => {
    const known = numbers.get(line) ?? numbers.size;
    if (known === numbers.size) {
      numbers.set(line, known);
      lineAt.push(line);
    }
    return known;
  };
  const runs = comments.map((comment) => {
    const run = linesOf(comment).map(numberOf);
    return { length: run.length, find: finderOf(run) };
  });
  return (lines) => {
    let left = lines.map(numberOf);
    for (const { length, find } of runs) {
      const at = find(left);
      if (at >= 0) left = [...left.slice(0, at), ...left.slice(at + length)];
    }
    return left.map((number) => lineAt[number]!);
  };
}

/**
 * Finds the first place of a run of numbers in a list; -1 if there is none. The time grows with the length of both, not with their
 * product, whatever repeats in them (Knuth, Morris and Pratt).
 */
function finderOf(run: readonly number[]): (list: readonly number[]) => number {
  /** By the number that match: how many still do, one place further on. */
  const fallback = [0, 0];
  const next = (matching: number, item: number): number => {
    let length = matching;
    while (length > 0 && run[length] !== item) length = fallback[length]!;
    return run[length] === item ? length + 1 : 0;
  };
  for (let at = 1; at < run.length; at += 1) fallback.push(next(fallback[at]!, run[at]!));
  return (list) => {
    let matching = 0;
    for (let at = 0; at < list.length; at += 1) {
      matching = next(matching, list[at]!);
      if (matching === run.length) return at + 1 - matching;
    }
    return -1;
  };
}
