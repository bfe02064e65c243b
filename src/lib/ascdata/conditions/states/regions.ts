import type { CheckContext, CompareContext, DataTypeModel, PatternTester } from '../../dataTypeModel.js';
import { hasErrors } from '../../findings.js';
import type { AscElement } from '../../types.js';
import { relevantDays, definitionOf, statesOn } from '../domain.js';
import { meets, type ProvableCondition } from '../evaluate.js';

/** Values of a setting that no rule distinguishes. */
export interface Region {
  /** One of them: the present one, else the nearest to it. */
  readonly value: unknown;
  readonly present: boolean;
  /** Only a hidden setting may have these Values: Required does not apply to it. */
  readonly needsHidden: boolean;
  /** Per rule that reads the setting, whether all its conditions on it are met (1). */
  readonly meets: Uint8Array;
}

/** Why not every Value of a setting, or not every date, could be considered. */
export type Limit = 'values' | 'dates';

export interface Unproved {
  readonly id: string;
  readonly why: Limit;
}

export interface Regions {
  readonly regions: readonly (readonly Region[])[];
  readonly unproved?: Limit;
}

/** Earlier results, by definition and conditions. */
export type RegionCache = Map<string, Regions>;

export interface RegionContext extends Pick<CheckContext, 'today' | 'platform'> {
  /** All dates to consider. */
  readonly days: readonly string[];
  /** Whether the setting itself can be hidden. */
  readonly hideable: boolean;
}

/** Results kept for the next edit. */
const MAX_CACHED = 5_000;

/** Takes any text: a text that breaks a pattern can be typed, and rules react to it. */
export const ANY_TEXT: PatternTester = { test: () => 'match', settled: () => Promise.resolve() };

/** The dates that make a difference to conditions on this element. */
export function daysOf(
  element: AscElement,
  byReader: readonly (readonly ProvableCondition[])[],
  context: CompareContext
): string[] {
  return relevantDays(element, constantsIn(byReader), context).map(({ today }) => today);
}

/**
 * What the rules can tell apart of the Values of one setting.
 * @param byReader per rule that reads it the conditions on it
 */
export function regionsOf(
  element: AscElement,
  byReader: readonly (readonly ProvableCondition[])[],
  context: RegionContext,
  cache: RegionCache
): Regions {
  const asked = byReader.map((conditions) => conditions.map(({ operator, expected }) => [operator, expected]));
  const isDated = daysOf(element, byReader, context).length > 1;
  const days = isDated ? context.days : [context.today];
  const key = JSON.stringify([definitionOf(element), asked, days, context.hideable]);
  const known = cache.get(key);
  if (known) return known;
  const model = byReader[0]![0]!.model;
  const constants = constantsIn(byReader);
  const lists = days.map((today) => regionsOn(element, model, byReader, constants, { ...context, today }));
  const isUnproved = lists.some(({ complete }) => !complete);
  const found: Regions = {
    regions: lists.map(({ regions }) => regions),
    ...(isUnproved && { unproved: 'values' })
  };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, found);
  return found;
}

function constantsIn(byReader: readonly (readonly ProvableCondition[])[]): unknown[] {
  return [...new Map(byReader.flat().map(({ expected }) => [JSON.stringify(expected), expected])).values()];
}

/** The regions on one date, the present one first. */
function regionsOn(
  element: AscElement,
  model: DataTypeModel,
  byReader: readonly (readonly ProvableCondition[])[],
  constants: readonly unknown[],
  context: RegionContext
): { regions: Region[]; complete: boolean } {
  const { values, complete } = valuesOn(element, model, constants, context);
  const truth = (value: unknown): Uint8Array =>
    Uint8Array.from(byReader, (conditions) =>
      value !== undefined && conditions.every((each) => meets(each, value, context) === true) ? 1 : 0
    );
  const stored = model.read(element.Value, element);
  const present = { value: element.Value, present: true, needsHidden: false, meets: truth(stored) };
  const seen = new Map<string, Region>([[present.meets.join(''), present]]);
  for (const value of nearestFirst(values, stored, model, context)) {
    const met = truth(value);
    const needsHidden = isRefusedWhileShown(value, element, model, context);
    if (needsHidden && !context.hideable) continue;
    const known = seen.get(met.join(''));
    if (!known || (known.needsHidden && !needsHidden)) {
      seen.set(met.join(''), { value, present: false, needsHidden, meets: met });
    }
  }
  return { regions: [...seen.values()], complete };
}

/** The Values of a visible setting that these conditions distinguish on the current date: the current one first, then by distance. */
export function valuesFor(
  element: AscElement,
  conditions: readonly ProvableCondition[],
  context: Pick<CheckContext, 'today' | 'platform'>
): { values: unknown[]; complete: boolean } {
  const byCondition = conditions.map((each) => [each]);
  const found = regionsOf(element, byCondition, { ...context, days: [context.today], hideable: false }, new Map());
  return { values: found.regions[0]!.map(({ value }) => value), complete: found.unproved === undefined };
}

/** One value for every class; where the model finds too many classes, those that each constant makes by itself. */
function valuesOn(
  element: AscElement,
  model: DataTypeModel,
  constants: readonly unknown[],
  context: CompareContext
): { values: unknown[]; complete: boolean } {
  const states = statesOn(element, model, constants, context).filter(({ canBeEntered }) => canBeEntered);
  if (states.length > 0) return { values: states.map(({ value }) => value), complete: true };
  const alone = [[], ...constants.map((constant) => [constant])];
  const values = alone.flatMap((some) => model.candidates(element, some, context));
  return { values, complete: values.length === 0 };
}

/** Values in the order of how far they are from the present one; as they come if the DataType has no order. */
function nearestFirst(
  values: readonly unknown[],
  stored: unknown,
  model: DataTypeModel,
  context: CompareContext
): readonly unknown[] {
  const { order } = model.compare;
  if (!order || stored === undefined) return values;
  const sorted = [...values].sort((one, other) => order(one, other, context) ?? 0);
  const here = sorted.filter((value) => (order(value, stored, context) ?? 0) < 0).length;
  const distance = new Map(sorted.map((value, place) => [value, place < here ? here - place : place - here + 1]));
  return sorted.sort((one, other) => distance.get(one)! - distance.get(other)!);
}

/** Whether a rule that applies only while the setting is shown refuses the Value. */
function isRefusedWhileShown(
  value: unknown,
  element: AscElement,
  model: DataTypeModel,
  context: RegionContext
): boolean {
  const refused = (hidden: boolean): boolean =>
    hasErrors(model.check(value, element, { ...context, patterns: ANY_TEXT, hidden }));
  return refused(false) && !refused(true);
}
