import { isRecord } from '../../elements.js';
import type { AscElement, Condition } from '../../types.js';
import { definitionOf } from '../domain.js';
import { conditionsOf, elementsById, fieldOf, type Models } from '../evaluate.js';
import type { StatesContext } from './network.js';
import { expanded, MAX_LISTED, statesOf, type FormState, type FormStates, type StateGroup } from './states.js';

/** Sets of hidden elements that only one of two definitions can produce. */
export interface StatesDifference {
  /** Proved: there is no such set. */
  readonly equal: boolean;
  /** Whether everything was compared. If not, the list may be incomplete. */
  readonly complete: boolean;
  /** In the new definition, with its Ids. Where elements are independent, one state for each new set. */
  readonly appear: readonly ChangedState[];
  /** In the old definition, with its Ids. */
  readonly vanish: readonly ChangedState[];
}

/** A state of one definition, and for the first few what sets it apart from the most similar one that only, or else also, the other has. */
export interface ChangedState extends FormState {
  /** Ids of elements that it hides and the other one shows. */
  readonly hides?: readonly string[];
  readonly shows?: readonly string[];
}

/** States of either definition that are told one by one, and therefore set apart from the other's. */
export const MAX_TOLD = 5;

/** Elements whose states can be compared alone: in neither definition does a rule join them with others. */
interface Cluster {
  readonly before: Side;
  readonly after: Side;
}

/** The part of a definition that belongs to a cluster. */
interface Side {
  readonly groups: StateGroup[];
  readonly always: string[];
}

/**
 * Compares what the rules of two definitions can show.
 * @param newIds the new Ids of elements that both have, by the old ones
 * @param limit states to compare one by one
 */
export function differenceOf(
  before: readonly AscElement[],
  after: readonly AscElement[],
  newIds: ReadonlyMap<string, string>,
  models: Models,
  context: StatesContext,
  limit: number = MAX_LISTED
): StatesDifference {
  const names = newNames(before, after, newIds);
  const renamed = before.map((element) => withNames(element, names));
  if (essenceOf(renamed) === essenceOf(after)) return { equal: true, complete: true, appear: [], vanish: [] };
  const [old, fresh] = [renamed, after].map((elements) => statesOf(elements, models, context, { limit }));
  const found =
    isSmall(old!, limit) && isSmall(fresh!, limit) ? allDifferences(old!, fresh!) : byCluster(old!, fresh!, limit);
  const oldIds = new Map([...names].map(([id, name]) => [name, id]));
  const { appear, vanish } = found;
  const complete = found.complete && old!.unproved.length + fresh!.unproved.length === 0;
  return {
    equal: complete && appear.length + vanish.length === 0,
    complete,
    appear: appear.map((state) => amongKnown(state, fresh!.order)),
    vanish: vanish.map((state) => withIds(amongKnown(state, old!.order), oldIds))
  };
}

/** Without the elements that only the other definition has; without what sets it apart if that is all. */
function amongKnown({ hides, shows, ...state }: ChangedState, known: FormStates['order']): ChangedState {
  const [h, s] = [hides, shows].map((ids) => ids?.filter((id) => known.has(id)) ?? []);
  return h!.length + s!.length === 0 ? state : { ...state, hides: h!, shows: s! };
}

/** The Ids of the old definition in the new one; elements that are gone have names that no element there has. */
function newNames(
  before: readonly AscElement[],
  after: readonly AscElement[],
  newIds: ReadonlyMap<string, string>
): Map<string, string> {
  const taken = new Set(after.map(({ Id }) => Id));
  return new Map(
    before.map(({ Id }) => {
      let name = newIds.get(Id) ?? Id;
      if (!newIds.has(Id)) while (taken.has(name)) name += '\u0000';
      return [Id, name];
    })
  );
}

/** The element, and what it tests, under other Ids. */
function withNames(element: AscElement, names: ReadonlyMap<string, string>): AscElement {
  const { conditions } = conditionsOf(element);
  const Conditions = conditions.map((condition) => {
    const target = fieldOf(condition, 'TargetId');
    const name = typeof target === 'string' ? names.get(target) : undefined;
    return name !== undefined && isRecord(condition) ? { ...condition, TargetId: name } : condition;
  });
  const Options =
    conditions.length === 0 ? element.Options : { ...element.Options, Conditions: Conditions as Condition[] };
  return { ...element, Id: names.get(element.Id)!, ...(Options && { Options }) };
}

function withIds(
  { set, hidden, hides, shows, ...state }: ChangedState,
  ids: ReadonlyMap<string, string>
): ChangedState {
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    ...state,
    set: new Map([...set].map(([id, value]) => [idOf(id), value])),
    hidden: hidden.map(idOf),
    ...(hides && { hides: hides.map(idOf) }),
    ...(shows && { shows: shows.map(idOf) })
  };
}

/** Everything that states depend on: rules, and the definitions of what they read. Equal ones have equal states. */
function essenceOf(elements: readonly AscElement[]): string {
  const byId = elementsById(elements);
  const rules = [...byId.values()].flatMap((element) => {
    const { conditions } = conditionsOf(element);
    return conditions.length === 0 ? [] : [[element.Id, conditions]];
  });
  const read = new Set(
    rules.flatMap(([, conditions]) => (conditions as unknown[]).map((condition) => fieldOf(condition, 'TargetId')))
  );
  const targets = [...byId.values()].filter(({ Id }) => read.has(Id));
  const byName = (one: readonly unknown[], other: readonly unknown[]): number =>
    String(one[0]) < String(other[0]) ? -1 : 1;
  return JSON.stringify([
    rules.sort(byName),
    targets.map((element) => [element.Id, definitionOf(element)]).sort(byName)
  ]);
}

function isSmall({ complete, count }: FormStates, limit: number): boolean {
  return complete && count !== undefined && count <= BigInt(limit);
}

const keyOf = (hidden: readonly string[]): string => JSON.stringify([...hidden].sort());

function missing(states: readonly FormState[], others: readonly FormState[]): FormState[] {
  const known = new Set(others.map(({ hidden }) => keyOf(hidden)));
  return states.filter(({ hidden }) => !known.has(keyOf(hidden)));
}

function allDifferences(old: FormStates, fresh: FormStates): Pick<StatesDifference, 'complete' | 'appear' | 'vanish'> {
  const [before, after] = [old, fresh].map((form) => expanded(form, Infinity).states);
  const [appear, vanish] = [missing(after!, before!), missing(before!, after!)];
  return {
    complete: true,
    appear: setApart(appear, vanish.length > 0 ? vanish : before!),
    vanish: setApart(vanish, appear.length > 0 ? appear : after!)
  };
}

function setApart(states: readonly FormState[], others: readonly FormState[]): ChangedState[] {
  return states.map((state, at) => {
    const hidden = new Set(state.hidden);
    const other = at < MAX_TOLD ? nearest(others, hidden) : undefined;
    if (!other) return state;
    const before = new Set(other);
    return {
      ...state,
      hides: state.hidden.filter((id) => !before.has(id)),
      shows: other.filter((id) => !hidden.has(id))
    };
  });
}

/** The most similar set; undefined if there is none. */
function nearest(states: readonly FormState[], wanted: ReadonlySet<string>): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let least = Infinity;
  for (const { hidden } of states) {
    const distance = hidden.length + wanted.size - 2 * hidden.filter((id) => wanted.has(id)).length;
    if (distance < least) [best, least] = [hidden, distance];
  }
  return best;
}

function byCluster(
  old: FormStates,
  fresh: FormStates,
  limit: number
): Pick<StatesDifference, 'complete' | 'appear' | 'vanish'> {
  const appear: ChangedState[] = [];
  const vanish: ChangedState[] = [];
  let complete = true;
  for (const { before, after } of clustersOf(old, fresh)) {
    if (isSame(before, after)) continue;
    const [was, is] = [formOf(before, old), formOf(after, fresh)];
    if (!isSmall(was, limit) || !isSmall(is, limit)) {
      complete = false;
      continue;
    }
    const found = allDifferences(was, is);
    appear.push(...found.appear.map((state) => amongOthers(state, after, fresh)));
    vanish.push(...found.vanish.map((state) => amongOthers(state, before, old)));
  }
  return { complete, appear, vanish };
}

/** The same rules over the same Values: nothing to compare. */
function isSame(before: Side, after: Side): boolean {
  const signature = ({ groups, always }: Side): string =>
    JSON.stringify([groups.map((group) => group.signature).sort(), [...always].sort()]);
  return signature(before) === signature(after);
}

function clustersOf(old: FormStates, fresh: FormStates): Cluster[] {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    while (parents.get(root) !== undefined) root = parents.get(root)!;
    return root;
  };
  // A group whose rules no longer hide anything still has elements, so each group is found by its first.
  for (const { elements } of [...old.groups, ...fresh.groups]) {
    for (const id of elements.slice(1)) {
      const [one, other] = [rootOf(elements[0]!), rootOf(id)];
      if (one !== other) parents.set(one, other);
    }
  }
  const clusters = new Map<string, Cluster>();
  const clusterOf = (id: string): Cluster => {
    const root = rootOf(id);
    const known = clusters.get(root) ?? { before: { groups: [], always: [] }, after: { groups: [], always: [] } };
    clusters.set(root, known);
    return known;
  };
  for (const group of old.groups) clusterOf(group.elements[0]!).before.groups.push(group);
  for (const group of fresh.groups) clusterOf(group.elements[0]!).after.groups.push(group);
  for (const id of old.always) clusterOf(id).before.always.push(id);
  for (const id of fresh.always) clusterOf(id).after.always.push(id);
  return [...clusters.values()];
}

/** A part of a form as a form. */
function formOf({ groups, always }: Side, form: FormStates): FormStates {
  const counts = groups.map(({ count }) => count);
  const count = counts.some((each) => each === undefined) ? undefined : counts.reduce((all, each) => all! * each!, 1n);
  return { ...form, groups, always, complete: groups.every((group) => group.complete), count };
}

/** A state of a part, with all others in their current state. */
function amongOthers(state: ChangedState, { groups }: Side, form: FormStates): ChangedState {
  const own = new Set(groups.flatMap(({ elements }) => elements));
  const others = form.groups.filter((group) => !groups.includes(group)).flatMap((group) => group.states.at(0).hidden);
  const hidden = new Set([...state.hidden, ...form.always.filter((id) => !own.has(id)), ...others]);
  return { ...state, hidden: [...form.order.keys()].filter((id) => hidden.has(id)) };
}
