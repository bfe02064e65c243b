import { editParsed, insertEntries, reorderEntries, type Edit } from '../editText.js';
import { isRecord, valueAt } from '../elements.js';
import { conditionsOf } from '../conditions/evaluate.js';
import type { Condition } from '../types.js';
import { readDefinition } from './reading.js';

/** What is done with several elements at once, each named by its place in `Elements`; one text comes out, for one step. */

const ELEMENTS = '/Elements';
const pointerOf = (place: number): string => `${ELEMENTS}/${place}`;

/** The text with these elements together, in their order, before the one at `before`; the number of all elements is the end. */
export function movedTogether(text: string, places: readonly number[], before: number): string {
  const doc = readDefinition(text);
  const moved = new Set(places);
  const others = doc.partsAt(ELEMENTS).flatMap((_, at) => (moved.has(at) ? [] : [at]));
  const at = others.filter((place) => place < before).length;
  const order = [...others.slice(0, at), ...[...moved].sort((a, b) => a - b), ...others.slice(at)];
  return reorderEntries(doc, ELEMENTS, order);
}

/** The text without these elements. */
export function withoutAll(text: string, places: readonly number[]): string {
  return editParsed(
    readDefinition(text),
    places.map((place) => ({ op: 'remove', pointer: pointerOf(place) }))
  );
}

/** The text with more elements, before the one at `at`. */
export function withAll(text: string, at: number, elements: readonly object[]): string {
  const doc = readDefinition(text);
  return Array.isArray(valueAt(doc.data, ELEMENTS))
    ? insertEntries(doc, ELEMENTS, at, elements)
    : editParsed(doc, [{ op: 'set', pointer: ELEMENTS, value: elements }]);
}

/** The text with a condition that all these elements have, besides their own; where it is one of theirs, it stays one. */
export function withConditionOnAll(
  text: string,
  places: readonly number[],
  condition: Condition,
  order?: readonly string[]
): string {
  const doc = readDefinition(text);
  const said = JSON.stringify(condition);
  const edits = places.flatMap((place): Edit[] => {
    const element = valueAt(doc.data, pointerOf(place));
    const { conditions, problem } = conditionsOf(element);
    if (problem || conditions.some((each) => JSON.stringify(each) === said)) return [];
    const hasOptions = isRecord(valueAt(element, '/Options'));
    const value = [...conditions, condition];
    return hasOptions
      ? [{ op: 'set', pointer: `${pointerOf(place)}/Options/Conditions`, value }]
      : [{ op: 'set', pointer: `${pointerOf(place)}/Options`, value: { Conditions: value } }];
  });
  return editParsed(doc, edits, order);
}
