import type { Condition } from '../ascdata/types.js';
import { movedTogether, withAll, withConditionOnAll, withoutAll } from '../ascdata/definition/several.js';
import { withoutRenamed } from '../ascdata/definition/pairs.js';
import { isRecord, own, valueAt, type PlacedElement } from '../ascdata/elements.js';
import { nextName } from '../ascdata/nextName.js';
import type { DefinitionModel } from './model.svelte.js';
import { freeId, follows } from './naming.js';

/** What is done with the settings that are selected together, each as one step. */

const placesOf = (placed: readonly PlacedElement[]): number[] => placed.map(({ index }) => index);

/** Where settings stand after a move: from which place among all, from 1, and how many. */
export interface Landing {
  readonly from: number;
  readonly count: number;
}

/** Moves them together before the setting with this number in the form; the number of all is the end. */
export function moveTogether(model: DefinitionModel, before: number): Landing | undefined {
  const { places } = model.marks;
  const { source } = model.edits;
  if (places.length === 0) return undefined;
  const end = (model.placed.at(-1)?.index ?? -1) + 1;
  const to = model.placed[before]?.index ?? end;
  model.change((text) => movedTogether(text, placesOf(places), to));
  if (model.edits.source === source) return undefined;
  const [first] = places;
  return { from: model.placed.findIndex(({ element }) => element.Id === first!.element.Id) + 1, count: places.length };
}

/** Moves them past the neighbour above or below, and together where others stand between them. */
export function moveBy(model: DefinitionModel, by: 1 | -1): Landing | undefined {
  const ids = new Set(model.marks.places.map(({ element }) => element.Id));
  const at = model.placed.flatMap(({ element }, place) => (ids.has(element.Id) ? [place] : []));
  const before = by < 0 ? at[0]! - 1 : at.at(-1)! + 2;
  return before < 0 || before > model.placed.length ? undefined : moveTogether(model, before);
}

/** Deletes them, and selects a neighbour. */
export function removeTogether(model: DefinitionModel): void {
  const { places } = model.marks;
  const ids = new Set(places.map(({ element }) => element.Id));
  const last = model.placed.findLastIndex(({ element }) => ids.has(element.Id));
  const rest = model.placed.filter(({ element }) => !ids.has(element.Id));
  const next = model.placed[last + 1] ?? rest.at(-1);
  const renames = [...ids].reduce(withoutRenamed, model.edits.renames);
  const isDone = model.change((source) => withoutAll(source, placesOf(places)), undefined, { renames });
  if (isDone) model.select(next?.element.Id ?? '');
}

/** Copies of them behind the last one, which are then selected. */
export function duplicateTogether(model: DefinitionModel): void {
  const { places } = model.marks;
  addTogether(
    model,
    places.map(({ index }) => valueAt(model.data, `/Elements/${index}`) as object),
    places.at(-1)
  );
}

/** Hides all of them while a condition is met, besides the conditions that they have. */
export function hideTogether(model: DefinitionModel, condition: Condition): void {
  const places = placesOf(model.marks.places);
  const { order } = model.schema.ofElement(model.marks.places[0]!.element.DataType);
  model.change((source) => withConditionOnAll(source, places, condition, order));
}

/**
 * Puts elements behind one of the settings, or first, and selects them. Names and Ids that are taken get a number; conditions among the
 * elements follow the new Ids.
 */
export function addTogether(
  model: DefinitionModel,
  elements: readonly object[],
  behind: PlacedElement | undefined
): void {
  const taken = new Set(model.placed.map(({ element }) => element.Id));
  const names = model.placed.map(({ element }) => element.DisplayName);
  const ids = new Map<string, string>();
  const named = elements.map((element) => {
    const [Id, was] = [String(own(element, 'Id')), own(element, 'DisplayName')];
    const DisplayName = typeof was === 'string' ? nextName(was, names) : undefined;
    const hasLed = DisplayName !== undefined && DisplayName !== was && follows(Id, was as string);
    const id = freeId(hasLed ? model.idFor(DisplayName) : Id, taken);
    taken.add(id);
    if (DisplayName !== undefined) names.push(DisplayName);
    ids.set(Id, id);
    return { ...element, Id: id, ...(DisplayName !== undefined && { DisplayName }) };
  });
  const added = named.map((element) => withTargets(element, ids));
  if (!model.change((source) => withAll(source, behind ? behind.index + 1 : 0, added))) return;
  model.adding = undefined;
  model.marks.set(
    added.map(({ Id }) => Id),
    added[0]!.Id
  );
}

/** The element with conditions on those that came with it, under their new Ids. */
function withTargets<T extends { readonly Id: string }>(element: T, ids: ReadonlyMap<string, string>): T {
  const options = own(element, 'Options');
  const conditions = isRecord(options) ? own(options, 'Conditions') : undefined;
  if (!isRecord(options) || !Array.isArray(conditions)) return element;
  const renamed = conditions.map((condition: unknown) => {
    const target = isRecord(condition) ? own(condition, 'TargetId') : undefined;
    const id = typeof target === 'string' ? ids.get(target) : undefined;
    return id === undefined ? condition : { ...(condition as object), TargetId: id };
  });
  return { ...element, Options: { ...options, Conditions: renamed } };
}
