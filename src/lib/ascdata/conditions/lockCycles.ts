import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import type { Domains, State } from './domain.js';
import { jointTruth, whileKept, type TargetFacts } from './targetFacts.js';

/** An element and the facts about its conditions. No facts: it has no conditions, or one that can never be met. */
export interface LockNode {
  readonly element: AscElement;
  readonly facts: readonly TargetFacts[];
}

/** Elements that can be hidden together for good. */
export interface Lock {
  readonly members: readonly LockNode[];
  /** What hides all of them, by the setting that they read. */
  readonly values: ReadonlyMap<AscElement, State>;
  /** Whether editing what is shown can lead there, or the Values start there. */
  readonly isReached: boolean;
}

/**
 * The smallest groups of elements that can be hidden together so that no input brings any of them back.
 *
 * A hidden element stays hidden for good exactly if each target on which an input could make a difference is itself
 * hidden for good. So such a group is closed under "depends on", has conditions on every member, and some values meet all
 * of them at once. The smallest closed groups of a graph are its strongly connected components that no edge leaves.
 * @param never Ids of the elements that nothing shows: outside its group, each of them has the Value that it starts with
 */
export function findLocks(
  nodes: readonly LockNode[],
  domains: Domains,
  context: CompareContext,
  never: ReadonlySet<string>
): Lock[] {
  const numbers = new Map(nodes.map(({ element }, number) => [element, number]));
  const edges = nodes.map(({ facts }) =>
    facts.filter((each) => each.proof?.escapable ?? true).flatMap((each) => numbers.get(each.target) ?? [])
  );
  return closedComponents(edges)
    .filter((members) => members.every((member) => canChange(nodes[member]!)))
    .map((members) => members.sort((a, b) => a - b).map((member) => nodes[member]!))
    .map((members) => {
      const own = new Set(members.map(({ element }) => element.Id));
      const kept = { has: (id: string) => never.has(id) && !own.has(id) };
      return members.map(({ element, facts }) => ({ element, facts: whileKept(facts, kept) }));
    })
    .flatMap((members) => {
      const values = hidingStates(members, domains, context);
      return values ? [{ members, values, isReached: isReached(members, values, context) }] : [];
    });
}

/**
 * Whether editing leads from a state in which a member is shown to one in which all are hidden. An edit of a member, which is shown
 * then, hides others but never itself, unless it tests itself. So it takes another setting, whose Value at the start shows a member
 * and cannot be entered again; or another day.
 */
function isReached(
  members: readonly LockNode[],
  values: ReadonlyMap<AscElement, State>,
  context: CompareContext
): boolean {
  if ([...values.values()].every(({ canBeEntered }) => !canBeEntered)) return true;
  const own = new Set(members.map(({ element }) => element));
  return members.some(({ element, facts }) =>
    facts.some(({ target, proof }) => {
      if (target === element || proof?.states.some((state) => state.context.today !== context.today)) return true;
      const isEntered = (state: State, at: number): boolean =>
        state.canBeEntered || proof!.truths.every((truth) => truth[at] === 1);
      return !own.has(target) && proof !== undefined && !proof.states.every(isEntered);
    })
  );
}

/** Whether it has conditions without being hidden for every input. (The latter is reported elsewhere and is not a lock.) */
function canChange({ facts }: LockNode): boolean {
  return facts.length > 0 && !facts.every((each) => each.proof?.always);
}

/** Values that on the current date meet all of these conditions, where possible those at the start; undefined: there are none. */
export function hidingStates(
  members: readonly Pick<LockNode, 'facts'>[],
  domains: Domains,
  context: CompareContext
): Map<AscElement, State> | undefined {
  const byTarget = new Map<AscElement, TargetFacts[]>();
  for (const facts of members.flatMap((member) => member.facts)) {
    const group = byTarget.get(facts.target);
    if (group) group.push(facts);
    else byTarget.set(facts.target, [facts]);
  }
  const found = new Map<AscElement, State>();
  for (const [target, facts] of byTarget) {
    // The conditions of one element are proved together already.
    const joint =
      facts.length === 1
        ? facts[0]!.proof
        : jointTruth(
            facts.flatMap(({ conditions }) => conditions.map(({ ready }) => ready)),
            domains
          );
    // A setting that keeps its Value has only that in the facts about it.
    const isKept = facts.some(({ proof }) => proof?.states.every(({ canBeEntered }) => !canBeEntered));
    let state: State | undefined;
    for (let index = 0; joint && index < joint.states.length; index++) {
      const each = joint.states[index]!;
      if (joint.all[index] === 0 || each.context.today !== context.today || (isKept && each.canBeEntered)) continue;
      state = each.canBeEntered ? (state ?? each) : each;
      if (!each.canBeEntered) break;
    }
    if (!state) return undefined;
    found.set(target, state);
  }
  return found;
}

/**
 * The strongly connected components that no edge leaves (Tarjan's algorithm, without recursion so that long chains
 * cannot overflow the stack). `edges[from]` lists the nodes that `from` points at.
 */
export function closedComponents(edges: readonly (readonly number[])[]): number[][] {
  const UNSEEN = -1;
  const order = new Int32Array(edges.length).fill(UNSEEN);
  const low = new Int32Array(edges.length);
  const component = new Int32Array(edges.length).fill(UNSEEN);
  const progress = new Int32Array(edges.length);
  const open: number[] = [];
  const closed: number[][] = [];
  let counter = 0;
  let components = 0;

  function enter(node: number, path: number[]): void {
    order[node] = low[node] = counter++;
    open.push(node);
    path.push(node);
  }
  function leave(node: number): void {
    if (low[node] !== order[node]) return;
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) component[member] = components;
    components += 1;
    if (members.every((member) => edges[member]!.every((next) => component[next] === component[member]))) {
      closed.push(members);
    }
  }
  for (let root = 0; root < edges.length; root++) {
    if (order[root] !== UNSEEN) continue;
    const path: number[] = [];
    enter(root, path);
    while (path.length > 0) {
      const node = path.at(-1)!;
      const next = edges[node]![progress[node]!++];
      if (next === undefined) {
        path.pop();
        const parent = path.at(-1);
        leave(node);
        if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[node]!);
      } else if (order[next] === UNSEEN) enter(next, path);
      else if (component[next] === UNSEEN) low[node] = Math.min(low[node]!, order[next]!);
    }
  }
  return closed;
}
