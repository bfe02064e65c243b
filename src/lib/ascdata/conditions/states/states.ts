import type { AscElement, Values } from '../../types.js';
import type { Models } from '../evaluate.js';
import { automatonOf, type Automaton } from './automaton.js';
import { countSets, listSets, type HiddenSet } from './listing.js';
import { nearbySets } from './nearbySets.js';
import { networkOf, type Component, type Network, type StatesContext } from './network.js';
import type { RegionCache, Unproved } from './regions.js';

/** What a form shows for some Values. */
export interface FormState {
  /** Changes to the current Values, by Id: as few settings as possible. */
  readonly set: Values;
  /** The Ids of the hidden elements, in the author's order. */
  readonly hidden: readonly string[];
  /** The date on which these Values hide them; absent: today. */
  readonly today?: string;
}

/** Elements whose rules read settings that no other rules read: they are shown and hidden independently of all others. */
export interface StateGroup {
  /** Ids of the settings that the rules read, in the author's order. */
  readonly settings: readonly string[];
  /** Ids of the elements that the rules hide, in the author's order. */
  readonly elements: readonly string[];
  /** Each with what this group sets and hides: the current one first, then by number of changes. */
  readonly states: Listing;
  /** Cost of reaching a state: the number of settings that change; a change of date costs far more. */
  costOf(place: number): number;
  /** Whether these are all. */
  readonly complete: boolean;
  /** The number of states; undefined if unknown. */
  readonly count: bigint | undefined;
  /** All that the states depend on, as a text: groups with equal ones have the same states. */
  readonly signature: string;
}

/** States written out on demand. */
export interface Listing {
  readonly length: number;
  at(place: number): FormState;
}

export interface FormStates {
  readonly groups: readonly StateGroup[];
  /** Elements that every Value hides. */
  readonly always: readonly string[];
  /** Every state of every group is listed, and no Value was left out. */
  readonly complete: boolean;
  /** How many states the form has: those of the groups multiplied. */
  readonly count: bigint | undefined;
  /** Settings with Values or dates that could not all be considered. */
  readonly unproved: readonly Unproved[];
  /** All Ids in the author's order. */
  readonly order: ReadonlyMap<string, number>;
}

export interface StatesOptions {
  /** The present Values where they differ from those in the file. */
  readonly values?: Values;
  /** Most states listed per group. */
  readonly limit?: number;
  readonly cache?: StatesCache;
}

/** Cached from one edit to the next. */
export class StatesCache {
  readonly regions: RegionCache = new Map();
  readonly groups = new Map<string, StateGroup>();
}

/** Default number of states listed per group. */
export const MAX_LISTED = 2_000;

const MAX_CACHED_GROUPS = 2_000;

/**
 * Every distinct set of hidden elements that Values can produce, each with Values that do. Values are those that can be entered,
 * and for each setting the present one. Independent groups of settings are not multiplied out, see {@link expanded}.
 */
export function statesOf(
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  { values, limit = MAX_LISTED, cache = new StatesCache() }: StatesOptions = {}
): FormStates {
  const network = networkOf(elements, models, context, values, cache.regions);
  const order = new Map([...network.byId.keys()].map((id, position) => [id, position]));
  const groups = network.components.map((component) => knownGroup(component, order, limit, cache));
  const count = groups.reduce<bigint | undefined>(
    (product, group) => (product === undefined || group.count === undefined ? undefined : product * group.count),
    1n
  );
  return {
    groups,
    always: inOrder(network.always, order),
    complete: network.unproved.length === 0 && groups.every((group) => group.complete),
    count: network.unproved.length === 0 ? count : undefined,
    unproved: distinct(network),
    order
  };
}

/** States of the whole form, the current one first, then by number of changes. @param limit states to list at most */
export function expanded(form: FormStates, limit: number): { states: FormState[]; complete: boolean } {
  const { groups } = form;
  const states: FormState[] = [];
  let current: Combination[] = [{ places: groups.map(() => 0), from: 0, cost: 0 }];
  const later = new Map<number, Combination[]>();
  while (current.length > 0) {
    for (let at = 0; at < current.length; at++) {
      if (states.length >= limit) return { states, complete: false };
      const combination = current[at]!;
      states.push(joined(form, combination.places));
      for (const next of followers(combination, groups)) {
        if (next.cost === combination.cost) current.push(next);
        else later.set(next.cost, [...(later.get(next.cost) ?? []), next]);
      }
    }
    const cost = Math.min(...later.keys());
    current = later.get(cost) ?? [];
    later.delete(cost);
  }
  return { states, complete: form.complete };
}

/** A state of each group; `from` is the last group that is not in its current state. */
interface Combination {
  readonly places: readonly number[];
  readonly from: number;
  readonly cost: number;
}

/** The next combinations: each is reached once, and none is cheaper. */
function* followers({ places, from, cost }: Combination, groups: readonly StateGroup[]): Generator<Combination> {
  for (let at = from; at < groups.length; at++) {
    const group = groups[at]!;
    const place = places[at]! + 1;
    if (place < group.states.length) {
      const more = group.costOf(place) - group.costOf(place - 1);
      yield { places: places.with(at, place), from: at, cost: cost + more };
    }
  }
}

function joined({ groups, always, order }: FormStates, places: readonly number[]): FormState {
  const parts = groups.map(({ states }, at) => states.at(places[at]!));
  const today = parts.find((part) => part.today !== undefined)?.today;
  return {
    set: new Map(parts.flatMap(({ set }) => [...set])),
    hidden: inOrder([...always, ...parts.flatMap(({ hidden }) => hidden)], order),
    ...(today !== undefined && { today })
  };
}

function knownGroup(
  component: Component,
  order: ReadonlyMap<string, number>,
  limit: number,
  cache: StatesCache
): StateGroup {
  const inputs = component.inputs.map(({ element, readers, regions, ownRule }) => [
    element.Id,
    readers,
    ownRule,
    regions.map((list) => list.map((region) => [region.value, region.needsHidden, region.meets.join('')]))
  ]);
  const signature = JSON.stringify([component.rules.map(({ ids }) => ids), inputs, component.days]);
  const key = `${limit} ${signature}`;
  const known = cache.groups.get(key);
  if (known) return known;
  if (cache.groups.size >= MAX_CACHED_GROUPS) cache.groups.clear();
  const group = new Group(component, order, limit, signature);
  cache.groups.set(key, group);
  return group;
}

/** A group that lists its states on demand: counting them is much cheaper. */
class Group implements StateGroup {
  readonly settings: readonly string[];
  readonly elements: readonly string[];
  readonly complete: boolean;
  readonly count: bigint | undefined;
  readonly states: Listing;
  readonly #automaton: Automaton | undefined;
  #found: readonly HiddenSet[] | undefined;

  constructor(
    private readonly component: Component,
    order: ReadonlyMap<string, number>,
    private readonly limit: number,
    readonly signature: string
  ) {
    const ids = component.rules.flatMap((rule) => rule.ids);
    this.settings = component.inputs.map(({ element }) => element.Id);
    this.elements = inOrder(ids, order);
    this.#automaton = automatonOf(component);
    this.count = this.#automaton && countSets(this.#automaton);
    this.complete = this.count !== undefined && this.count <= BigInt(limit);
    const list = (): readonly HiddenSet[] => this.#list();
    this.states = {
      get length() {
        return list().length;
      },
      at: (place) => stateOf(list()[place]!, component, order)
    };
  }

  costOf(place: number): number {
    return this.#list()[place]!.cost;
  }

  #list(): readonly HiddenSet[] {
    this.#found ??= this.#automaton
      ? listSets(this.#automaton, this.limit, this.complete)
      : nearbySets(this.component, this.limit);
    return this.#found;
  }
}

function stateOf(
  { hides, choices }: HiddenSet,
  { rules, days, inputs }: Component,
  order: ReadonlyMap<string, number>
): FormState {
  const set = new Map<string, unknown>();
  let today = days[0];
  for (const choice of choices) {
    if ('day' in choice) today = choice.day;
    else if (!choice.region.present) set.set(choice.input.element.Id, choice.region.value);
  }
  const ordered = inputs.flatMap(({ element }) => (set.has(element.Id) ? [element.Id] : []));
  return {
    set: new Map(ordered.map((id) => [id, set.get(id)])),
    hidden: inOrder(
      rules.flatMap(({ ids }, rule) => (hides[rule] === 1 ? ids : [])),
      order
    ),
    ...(today !== days[0] && { today: today! })
  };
}

function inOrder(ids: readonly string[], order: ReadonlyMap<string, number>): string[] {
  return [...ids].sort((one, other) => order.get(one)! - order.get(other)!);
}

/** Each setting once. */
function distinct({ unproved }: Network): Unproved[] {
  return [...new Map(unproved.map((each) => [each.id, each])).values()];
}
