import type { CompareContext } from '../dataTypeModel.js';
import type { AscElement } from '../types.js';
import type { Domains } from './domain.js';
import type { ProvableCondition } from './evaluate.js';
import { jointTruth, type TargetFacts } from './targetFacts.js';

/** An element and the facts about its conditions. No facts: it has no conditions, or one that can never be met. */
export interface LockNode {
  readonly element: AscElement;
  readonly facts: readonly TargetFacts[];
}

/**
 * The smallest groups of elements that can be hidden together so that no input brings any of them back.
 *
 * A hidden element stays hidden for good exactly if each target on which an input could make a difference is itself
 * hidden for good. So such a group is closed under "depends on", has conditions on every member, and some values meet all
 * of them at once. The smallest closed groups of a graph are its strongly connected components that no edge leaves.
 */
export function findLocks(nodes: readonly LockNode[], domains: Domains, context: CompareContext): LockNode[][] {
  const numbers = new Map(nodes.map(({ element }, number) => [element, number]));
  const edges = nodes.map(({ facts }) =>
    facts.filter((each) => each.proof?.escapable ?? true).flatMap((each) => numbers.get(each.target) ?? [])
  );
  return closedComponents(edges)
    .filter((members) => members.every((member) => canChange(nodes[member]!)))
    .map((members) => members.sort((a, b) => a - b).map((member) => nodes[member]!))
    .filter((members) => canAllHide(members, domains, context));
}

/** Whether it has conditions without being hidden for every input. (The latter is reported elsewhere and is not a lock.) */
function canChange({ facts }: LockNode): boolean {
  return facts.length > 0 && !facts.every((each) => each.proof?.always);
}

/** Whether some values, on the current date, meet all of these conditions. */
export function canAllHide(
  members: readonly Pick<LockNode, 'facts'>[],
  domains: Domains,
  context: CompareContext
): boolean {
  const byTarget = new Map<AscElement, ProvableCondition[]>();
  for (const { target, conditions } of members.flatMap((member) => member.facts)) {
    const group = byTarget.get(target) ?? [];
    for (const { ready } of conditions) group.push(ready);
    byTarget.set(target, group);
  }
  return [...byTarget.values()].every((conditions) => {
    const joint = jointTruth(conditions, domains);
    return joint?.states.some((state, index) => state.context.today === context.today && joint.all[index] === 1);
  });
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
