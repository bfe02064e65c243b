import type { CheckContext } from '../../dataTypeModel.js';
import { effectiveValue } from '../../effective.js';
import type { AscElement, Values } from '../../types.js';
import { MAX_DAYS } from '../domain.js';
import {
  conditionsOf,
  elementsById,
  prepareCondition,
  type ElementsById,
  type Models,
  type ProvableCondition
} from '../evaluate.js';
import { changeableIds, type Guarded } from '../reachable.js';
import { daysOf, regionsOf, type Region, type RegionCache, type Unproved } from './regions.js';

/** A rule: the elements that have the same Conditions, all of which can be evaluated, by the element they test. */
export interface Rule {
  /** Elements with this rule, by Id, in the author's order. */
  readonly ids: readonly string[];
  readonly conditions: ReadonlyMap<string, readonly ProvableCondition[]>;
}

/** A setting that rules read, with what they can tell apart of its Values. */
export interface Input {
  readonly element: AscElement;
  /** Positions of the rules that read it; regions list in the same order whether all conditions of each are met. */
  readonly readers: readonly number[];
  /** By date; one list if the date makes no difference. Each starts with the region of the present Value. */
  readonly regions: readonly (readonly Region[])[];
  /** The rule that hides this very setting, if some regions can be entered only while it is hidden; else -1. */
  readonly ownRule: number;
}

/** Rules and settings that belong together: no other rule reads these settings. */
export interface Component {
  readonly inputs: readonly Input[];
  readonly rules: readonly Rule[];
  /** The dates that make a difference, the current one first. */
  readonly days: readonly string[];
  /** Whether the date itself is chosen, because a setting here depends on it. */
  readonly dependsOnDate: boolean;
}

/** All rules of a form, split into independent parts. */
export interface Network {
  readonly components: readonly Component[];
  /** Elements that every Value hides. */
  readonly always: readonly string[];
  /** Settings with Values that could not all be considered, and why. */
  readonly unproved: readonly Unproved[];
  /** Elements that conditions can name, in the author's order, with their present Values. */
  readonly byId: ElementsById;
}

/** What states depend on. Patterns are ignored: a text that breaks one can be typed, and rules react to it. */
export type StatesContext = Pick<CheckContext, 'today' | 'platform'>;

/**
 * Reads the rules of a form.
 * @param values the present Values where they differ from those in the file
 * @param cache keep it between edits, so that only what changed is computed again
 */
export function networkOf(
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  values: Values = new Map(),
  cache: RegionCache = new Map()
): Network {
  const byId = withPresent(elementsById(elements), values);
  const rules = rulesOf(byId, models);
  const unproved: Unproved[] = [];
  const readers = new Map<string, number[]>();
  rules.forEach(({ conditions }, rule) => {
    for (const id of conditions.keys()) readers.set(id, [...(readers.get(id) ?? []), rule]);
  });
  const read = [...byId.values()].filter(({ Id }) => readers.has(Id));
  const onInput = (id: string): ProvableCondition[][] =>
    readers.get(id)!.map((rule) => [...rules[rule]!.conditions.get(id)!]);
  const days = daysFor(read, onInput, context, unproved);
  const ruleOf = new Map(rules.flatMap(({ ids }, rule) => ids.map((id) => [id, rule] as const)));
  const inputs = read.map((element): Input => {
    const { Id } = element;
    const found = regionsOf(element, onInput(Id), { ...context, days, hideable: ruleOf.has(Id) }, cache);
    if (found.unproved) unproved.push({ id: Id, why: found.unproved });
    const needsOwn = found.regions.some((list) => list.some((region) => region.needsHidden));
    return {
      element,
      readers: readers.get(Id)!,
      regions: found.regions,
      ownRule: needsOwn ? ruleOf.get(Id)! : -1
    };
  });
  return { ...split(simplified(rules, reached(rules, inputs, ruleOf, days)), days), unproved, byId };
}

/** The settings with the Values that they can get: those of a setting that nothing shows up to a date stay as they are. */
function reached(
  rules: readonly Rule[],
  inputs: readonly Input[],
  ruleOf: ReadonlyMap<string, number>,
  days: readonly string[]
): readonly Input[] {
  const byId = new Map(inputs.map((input) => [input.element.Id, input]));
  /** Those that nothing has shown yet. */
  const left = new Set([...byId.keys()].filter((id) => ruleOf.has(id)));
  /** Of those that are shown on a later day than the first. */
  const changesFrom = new Map<string, number>();
  for (const day of days.keys()) {
    const show = (id: string): void => {
      left.delete(id);
      if (day > 0) changesFrom.set(id, day);
    };
    const readBy = (id: string) => {
      const rule = ruleOf.get(id)!;
      return [...rules[rule]!.conditions.keys()].map((each) => {
        const input = byId.get(each)!;
        const place = input.readers.indexOf(rule);
        return { id: each, isUnmet: ({ meets }: Region) => meets[place] === 0, regions: regionsAt(input, day) };
      });
    };
    for (const id of left) if (readBy(id).some(({ isUnmet, regions }) => isUnmet(regions[0]!))) show(id);
    const guards = [...left].map((id): Guarded => {
      // A required text can be emptied, though not saved so while it is shown.
      const shownBy = readBy(id).flatMap((each) => (each.regions.some(each.isUnmet) ? [each.id] : []));
      return { id, isShown: shownBy.some((by) => !left.has(by)), shownBy };
    });
    for (const id of changeableIds(guards)) show(id);
    if (left.size === 0) break;
  }
  return inputs.map((input) => {
    const { Id } = input.element;
    const from = left.has(Id) ? Infinity : (changesFrom.get(Id) ?? 0);
    if (from === 0) return input;
    const isLater = from < Infinity;
    const on = isLater ? days.keys() : input.regions.keys();
    const regions = [...on].map((day) => regionsAt(input, day).slice(0, day < from ? 1 : undefined));
    return { ...input, regions };
  });
}

const regionsAt = ({ regions }: Input, day: number): readonly Region[] => regions[regions.length > 1 ? day : 0]!;

function withPresent(byId: ElementsById, values: Values): ElementsById {
  if (values.size === 0) return byId;
  return new Map([...byId].map(([id, element]) => [id, { ...element, Value: effectiveValue(element, values) }]));
}

/** The rules that can hide something, judging each condition alone; equal rules count once. */
function rulesOf(byId: ElementsById, models: Models): Rule[] {
  const rules = new Map<string, { ids: string[]; conditions: Map<string, ProvableCondition[]> }>();
  for (const element of byId.values()) {
    const ready = conditionsOf(element).conditions.map((condition) => prepareCondition(condition, byId, models));
    if (ready.length === 0 || ready.some((each) => 'problem' in each)) continue;
    const parts = new Map<string, ProvableCondition>();
    for (const each of ready as ProvableCondition[]) {
      parts.set(JSON.stringify([each.target.Id, each.operator, each.expected]), each);
    }
    const key = [...parts.keys()].sort().join('\n');
    const known = rules.get(key);
    if (known) known.ids.push(element.Id);
    else rules.set(key, { ids: [element.Id], conditions: byTarget([...parts.values()]) });
  }
  return [...rules.values()];
}

function byTarget(conditions: readonly ProvableCondition[]): Map<string, ProvableCondition[]> {
  const groups = new Map<string, ProvableCondition[]>();
  for (const each of conditions) groups.set(each.target.Id, [...(groups.get(each.target.Id) ?? []), each]);
  return groups;
}

/** Every date that makes a difference to some setting, the current one first. */
function daysFor(
  read: readonly AscElement[],
  onInput: (id: string) => ProvableCondition[][],
  context: StatesContext,
  unproved: Unproved[]
): string[] {
  const days = new Set([context.today]);
  for (const element of read) {
    const own = daysOf(element, onInput(element.Id), context);
    if (days.size + own.length > MAX_DAYS) unproved.push({ id: element.Id, why: 'dates' });
    else for (const day of own) days.add(day);
  }
  return [...days].sort();
}

/** Leaves out rules that nothing meets, and settings that make no difference to the others. */
function simplified(rules: readonly Rule[], inputs: readonly Input[]): { rules: readonly Rule[]; inputs: Input[] } {
  const never = new Set<number>();
  for (const { readers, regions } of inputs) {
    readers.forEach((rule, reader) => {
      if (!regions.some((list) => list.some((region) => region.meets[reader] === 1))) never.add(rule);
    });
  }
  const differs = ({ regions }: Input, reader: number): boolean =>
    regions.some((list) => list.some((region) => region.meets[reader] === 0));
  const kept = inputs.map((input) => {
    const places = input.readers.flatMap((rule, reader) =>
      !never.has(rule) && differs(input, reader) ? [reader] : []
    );
    return {
      ...input,
      ownRule: never.has(input.ownRule) ? -1 : input.ownRule,
      readers: places.map((reader) => input.readers[reader]!),
      regions: input.regions.map((list) => narrowed(list, places, never.has(input.ownRule)))
    };
  });
  return { rules: rules.map((rule, at) => (never.has(at) ? { ...rule, ids: [] } : rule)), inputs: kept };
}

/** Regions as the remaining readers see them; those they cannot tell apart become one. */
function narrowed(regions: readonly Region[], places: readonly number[], neverHidden: boolean): Region[] {
  const seen = new Map<string, Region>();
  for (const region of regions) {
    if (neverHidden && region.needsHidden) continue;
    const meets = Uint8Array.from(places, (reader) => region.meets[reader]!);
    const known = seen.get(meets.join(''));
    if (!known || (known.needsHidden && !region.needsHidden)) seen.set(meets.join(''), { ...region, meets });
  }
  return [...seen.values()];
}

/** The connected parts: settings are joined by the rules that read them, and by the date if they depend on it. */
function split(
  { rules, inputs }: { rules: readonly Rule[]; inputs: readonly Input[] },
  days: readonly string[]
): Pick<Network, 'components' | 'always'> {
  const live = inputs.filter(({ readers }) => readers.length > 0);
  const groups = new Groups(live.length + rules.length + 1);
  const [ruleNode, dateNode] = [(rule: number) => live.length + rule, live.length + rules.length];
  live.forEach(({ readers, regions, ownRule }, node) => {
    for (const rule of readers) groups.join(node, ruleNode(rule));
    if (ownRule >= 0) groups.join(node, ruleNode(ownRule));
    if (regions.length > 1) groups.join(node, dateNode);
  });
  const members = new Map<number, { inputs: Input[]; rules: number[] }>();
  live.forEach((input, node) => {
    const root = groups.rootOf(node);
    const group = members.get(root) ?? { inputs: [], rules: [] };
    members.set(root, group);
    group.inputs.push(input);
  });
  const always: string[] = [];
  rules.forEach(({ ids }, rule) => {
    if (ids.length === 0) return;
    const group = members.get(groups.rootOf(ruleNode(rule)));
    if (group) group.rules.push(rule);
    else always.push(...ids);
  });
  return { always, components: [...members.values()].map((group) => component(group, rules, days)) };
}

function component(
  group: { inputs: readonly Input[]; rules: readonly number[] },
  rules: readonly Rule[],
  days: readonly string[]
): Component {
  const places = new Map(group.rules.map((rule, place) => [rule, place]));
  const dependsOnDate = group.inputs.some(({ regions }) => regions.length > 1);
  return {
    rules: group.rules.map((rule) => rules[rule]!),
    inputs: group.inputs.map((input) => ({
      ...input,
      readers: input.readers.map((rule) => places.get(rule)!),
      ownRule: places.get(input.ownRule) ?? -1
    })),
    days: dependsOnDate ? days : days.slice(0, 1),
    dependsOnDate
  };
}

/** Disjoint sets of numbers. */
class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, node) => node);
  }

  rootOf(node: number): number {
    let root = node;
    while (this.#parents[root] !== root) root = this.#parents[root]!;
    for (let at = node; at !== root;) [at, this.#parents[at]] = [this.#parents[at]!, root];
    return root;
  }

  join(one: number, other: number): void {
    this.#parents[this.rootOf(one)] = this.rootOf(other);
  }
}
