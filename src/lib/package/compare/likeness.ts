import { isRecord } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import { canConvert } from './convert.js';
import { commonLetters, nameOf, Similarity, type Name } from './names.js';

/**
 * How alike two elements of different versions are, to tell whether one is the other under a new Id. Judged as a person would,
 * by the Id and the label; DataType and definition only confirm or forbid.
 */

/** Id or DisplayName has to be nearly the same … */
const NEARLY_SAME = 0.75;

/** … and the sum has to reach this. The same label with a different definition of the same DataType just reaches it. */
const ENOUGH = 1.5;
const SAME_DATA_TYPE = 0.5;
const SAME_DEFINITION = 0.5;

/** Limit of compared pairs: 300 removed and 300 added elements take a moment. */
const MAX_PAIRS = 90_000;

/** The compared features of an element, computed once for all comparisons. */
interface Traits {
  readonly element: AscElement;
  /** Place among the unmatched of its side. */
  readonly index: number;
  readonly id: Name;
  readonly label: Name;
  /** Two elements with the same definition have the same number. */
  readonly definition: number;
}

interface Candidate {
  readonly before: Traits;
  readonly after: Traits;
  readonly score: number;
}

/**
 * Pairs elements one to one, most alike first, ties in the order of both files. Deterministic. undefined: too many to compare.
 */
export function pairByLikeness(
  before: readonly AscElement[],
  after: readonly AscElement[]
): { before: string; after: string }[] | undefined {
  if (before.length * after.length > MAX_PAIRS) return undefined;
  const numberOf = interning();
  const olds = before.map((element, index) => traitsOf(element, index, numberOf));
  const news = after.map((element, index) => traitsOf(element, index, numberOf));
  const similarity = new Similarity();
  const candidates = olds
    .flatMap((old) =>
      news.map((fresh): Candidate => ({ before: old, after: fresh, score: likeness(old, fresh, similarity) }))
    )
    .filter(({ score }) => score >= ENOUGH)
    .sort(byLikeness);
  if (similarity.isExhausted) return undefined;
  const taken = new Set<Traits>();
  return candidates.flatMap(({ before: old, after: fresh }) => {
    if (taken.has(old) || taken.has(fresh)) return [];
    taken.add(old).add(fresh);
    return [{ before: old.element.Id, after: fresh.element.Id }];
  });
}

function byLikeness(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.before.index - b.before.index || a.after.index - b.after.index;
}

/** 0 if they cannot be the same. */
function likeness(before: Traits, after: Traits, similarity: Similarity): number {
  const sameType = before.element.DataType === after.element.DataType;
  if (!sameType && !canConvert(before.element, after.element)) return 0;
  const confirmed = sameType ? SAME_DATA_TYPE + (before.definition === after.definition ? SAME_DEFINITION : 0) : 0;
  const total = (measure: (a: Name, b: Name) => number): number => {
    const [id, label] = [measure(before.id, after.id), measure(before.label, after.label)];
    return Math.max(id, label) < NEARLY_SAME ? 0 : id + label + confirmed;
  };
  // Letter counts alone rule out nearly all pairs, without measuring the distance of their names.
  return total(commonLetters) < ENOUGH ? 0 : total(similarity.measure);
}

function traitsOf(element: AscElement, index: number, numberOf: (text: string) => number): Traits {
  const { Id, DisplayName } = element;
  return { element, index, id: nameOf(Id), label: nameOf(DisplayName), definition: numberOf(definitionOf(element)) };
}

/** Items and options, Conditions left out: these name other elements, which may have new Ids. */
function definitionOf({ Items = [], Options = {} }: AscElement): string {
  const entries = Object.entries(Options).filter(([key]) => key !== 'Conditions');
  return JSON.stringify([Items, entries.sort(([a], [b]) => (a < b ? -1 : 1))], sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function interning(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
}
