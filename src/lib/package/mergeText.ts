import { commonEnds } from '../ascdata/alignment.js';
import { applySplices, type Splice } from '../ascdata/textStyle.js';
import { movedPositions } from './compare/elementOrder.js';

/** A merged text; or the line of `theirs`, from 1, of which both changed the same place. */
export type MergedText = { readonly text: string } | { readonly line: number };

/** Lines that both changed, as each has them. */
export interface Overlap {
  readonly mine: string;
  readonly theirs: string;
  /** The line of `theirs`, from 1. */
  readonly line: number;
}

/** What is merged; or where somebody has to choose. */
export type MergedPart = string | Overlap;

/**
 * Makes in one text what somebody changed in another version of it, down to the words, numbers and strings of JSON; everything else stays as it is.
 * @param base what both started from
 * @param mine changed here
 * @param theirs changed elsewhere in the meantime
 */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  const parts = mergeParts(base, mine, theirs);
  const overlap = parts.find((part) => typeof part !== 'string');
  return overlap ? { line: overlap.line } : { text: parts.join('') };
}

/** As `mergeText`, in parts: what is merged, and between it whole lines that both changed, where somebody has to choose. */
export function mergeParts(base: string, mine: string, theirs: string): readonly MergedPart[] {
  if (mine === base || mine === theirs) return [theirs];
  if (theirs === base) return [mine];
  const parts: MergedPart[] = [];
  let at = 0;
  /** Of theirs, before the place. */
  let ends = 0;
  for (const place of placesIn(base, lineHunks(base, mine), lineHunks(base, theirs))) {
    const textOf = (hunks: readonly Splice[]): string =>
      applySplices(
        base.slice(place.from, place.to),
        hunks.map((each) => ({ ...each, offset: each.offset - place.from }))
      );
    const [before, changed] = [base.slice(at, place.from), textOf(place.theirs)];
    ends += endsIn(before);
    if (isOverlap(place)) {
      const line = 1 + ends + endsIn(base.slice(place.from, place.theirs[0]!.offset));
      parts.push(before, { mine: textOf(place.mine), theirs: changed, line });
    } else parts.push(before, place.mine.length > 0 ? textOf(place.mine) : changed);
    ends += endsIn(changed);
    at = place.to;
  }
  return [...parts, base.slice(at)];
}

const endsIn = (text: string): number => text.split('\n').length - 1;

/** Changes that touch each other, and what of the base they are about. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly mine: Splice[];
  readonly theirs: Splice[];
}

/** Both changed it, and not in the same way. */
const isOverlap = ({ mine, theirs }: Place): boolean =>
  mine.length > 0 && theirs.length > 0 && !(mine.length === 1 && theirs.length === 1 && isSame(mine[0]!, theirs[0]!));

/** Where the texts differ from the base, in its order. */
function placesIn(base: string, mine: readonly Splice[], theirs: readonly Splice[]): Place[] {
  const ours = new Set(mine);
  const touching: Place[] = [];
  for (const hunk of [...mine, ...theirs].sort(byPlace)) {
    const isMine = ours.has(hunk);
    const [from, to] = [hunk.offset, hunk.offset + hunk.length];
    const place = { from, to, mine: isMine ? [hunk] : [], theirs: isMine ? [] : [hunk] };
    const last = touching.at(-1);
    if (last && from <= last.to) touching[touching.length - 1] = together(last, place);
    else touching.push(place);
  }
  const places: Place[] = [];
  for (const each of touching) {
    let place = isOverlap(each) ? inWholeLines(base, each) : each;
    for (let last = places.at(-1); last && last.to > place.from; last = places.at(-1)) {
      places.pop();
      place = inWholeLines(base, together(last, place));
    }
    places.push(place);
  }
  return places;
}

/** Adds a place to one before it. */
function together(one: Place, { from, to, mine, theirs }: Place): Place {
  for (const each of mine) one.mine.push(each);
  for (const each of theirs) one.theirs.push(each);
  return { ...one, from: Math.min(one.from, from), to: Math.max(one.to, to) };
}

function inWholeLines(base: string, place: Place): Place {
  const startOf = (at: number): number => (at === 0 ? 0 : base.lastIndexOf('\n', at - 1) + 1);
  const end = base.indexOf('\n', place.to);
  const isAtStart = startOf(place.to) === place.to;
  return { ...place, from: startOf(place.from), to: isAtStart ? place.to : end < 0 ? base.length : end + 1 };
}

const byPlace = (a: Splice, b: Splice): number => a.offset - b.offset || a.length - b.length;

const isSame = (a: Splice, b: Splice): boolean =>
  a.offset === b.offset && a.length === b.length && a.content === b.content;

/** What turns one text into another, in its order: runs of lines, each trimmed to the tokens that differ. */
export function lineHunks(before: string, after: string): Splice[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const offsets = [0];
  for (const line of old) offsets.push(offsets.at(-1)! + line.length);
  return differingRuns(old, fresh).map(({ from, to, start, end }) =>
    trimmed(offsets[from]!, old.slice(from, to).join(''), fresh.slice(start, end).join(''))
  );
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/**
 * Each line of both texts is looked at so often. Of texts that people write, few rounds find all; made-up ones can yield a single line in
 * each round, and a run that is still long then differs as a whole.
 */
const MOST_ROUNDS = 10;

/** Lines `from` to `to` of one text, and `start` to `end` of the other instead. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The runs of lines that differ, in order. Lines that both have once, in the same order, hold the texts together. */
export function differingRuns(old: readonly string[], fresh: readonly string[]): Run[] {
  const found: Run[] = [];
  let looks = MOST_ROUNDS * (old.length + fresh.length);
  const open: Run[] = [{ from: 0, to: old.length, start: 0, end: fresh.length }];
  for (let run = open.pop(); run; run = open.pop()) {
    let { from, to, start, end } = run;
    while (from < to && start < end && old[from] === fresh[start]) [from, start] = [from + 1, start + 1];
    while (from < to && start < end && old[to - 1] === fresh[end - 1]) [to, end] = [to - 1, end - 1];
    if (from === to && start === end) continue;
    looks -= to - from + end - start;
    const isWhole = from === to || start === end || looks < 0;
    const anchors = isWhole ? [] : anchorsIn(old, fresh, { from, to, start, end });
    if (anchors.length === 0) found.push({ from, to, start, end });
    for (const [at, [line, other]] of [...anchors, [to, end] as const].entries()) {
      const [before, beforeOther] = at === 0 ? [from - 1, start - 1] : anchors[at - 1]!;
      if (anchors.length > 0) open.push({ from: before + 1, to: line, start: beforeOther + 1, end: other });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

type Anchor = readonly [line: number, other: number];

/** Lines that occur once in either run: the longest row of them in the same order. */
function anchorsIn(old: readonly string[], fresh: readonly string[], { from, to, start, end }: Run): Anchor[] {
  const there = singles(fresh, start, end);
  const pairs = [...singles(old, from, to)].flatMap(([line, at]): Anchor[] => {
    const other = there.get(line);
    return at < 0 || other === undefined || other < 0 ? [] : [[at, other]];
  });
  pairs.sort(([a], [b]) => a - b);
  const moved = movedPositions(pairs.map(([, other]) => other));
  return pairs.filter((_, at) => !moved.has(at));
}

/** Lines with their places; -1: there are several. */
function singles(lines: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at++) places.set(lines[at]!, places.has(lines[at]!) ? -1 : at);
  return places;
}

/** A string, a number or word, or any other character of JSON. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[\p{L}\p{N}_.+-]+|[^]/gu;

const tokensOf = (text: string): readonly string[] => text.match(TOKENS) ?? [];

/** Without the tokens that both have at the beginning and at the end: two edits of one number or string are one place. */
function trimmed(offset: number, before: string, after: string): Splice {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  const [start, end] = commonEnds(old, fresh);
  const [from, to, content] = [
    old.slice(0, start).join(''),
    old.slice(start, old.length - end).join(''),
    fresh.slice(start, fresh.length - end).join('')
  ];
  return { offset: offset + from.length, length: to.length, content };
}
