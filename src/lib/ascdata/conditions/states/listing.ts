import type { Automaton, Choice } from './automaton.js';

/** One set of rules that hide, and the choices with the fewest changes that lead there. */
export interface HiddenSet {
  /** By position, whether the rule hides. */
  readonly hides: Uint8Array;
  readonly choices: readonly Choice[];
  readonly cost: number;
}

/** One way into a node, the cheapest of those with the same decisions. */
interface Way {
  readonly node: number;
  readonly cost: number;
  readonly before: Way | undefined;
  readonly choice: Choice | undefined;
}

/** Decisions so far, and all nodes they can lead to. */
interface Prefix {
  readonly layer: number;
  readonly decisions: string;
  readonly before: Prefix | undefined;
  readonly ways: readonly Way[];
}

/** Most nodes visited by one listing, over all prefixes. */
const MAX_WORK = 400_000;
const MAX_COUNTED = 20_000;

/**
 * The sets that the automaton can produce, those with the fewest changes first; each once. Every prefix leads to a set of the same
 * cost, so the work grows with the sets that are listed, not with those there are.
 * @param limit sets to list at most
 * @param all list them whatever it takes: they are known to be no more than `limit`
 */
export function listSets(automaton: Automaton, limit: number, all: boolean): HiddenSet[] {
  const { steps, layers } = automaton;
  const ruleCount = steps.reduce((sum, { decided }) => sum + decided.length, 0);
  const start: Way = { node: 0, cost: 0, before: undefined, choice: undefined };
  const waiting = new Waiting();
  waiting.add(layers[0]![0]!.cost, { layer: 0, decisions: '', before: undefined, ways: [start] });
  const found: HiddenSet[] = [];
  let work = 0;
  for (let next = waiting.take(); next; next = waiting.take()) {
    const { cost, prefix } = next;
    if (found.length >= limit || (work > MAX_WORK && !all)) return found;
    if (prefix.layer === steps.length) {
      found.push({ ...read(prefix, automaton, ruleCount), cost });
      continue;
    }
    work += prefix.ways.length;
    for (const after of extended(prefix, automaton)) {
      const least = Math.min(...after.ways.map((way) => way.cost + layers[after.layer]![way.node]!.cost));
      waiting.add(least, after);
    }
  }
  return found;
}

/** The number of sets; undefined if counting takes too long. */
export function countSets(automaton: Automaton): bigint | undefined {
  const { steps, layers } = automaton;
  let groups = new Map<string, { nodes: readonly number[]; count: bigint }>([['0', { nodes: [0], count: 1n }]]);
  let work = 0;
  for (const layer of steps.keys()) {
    const next: typeof groups = new Map();
    for (const { nodes, count } of groups.values()) {
      const byDecision = new Map<string, Set<number>>();
      for (const node of nodes) {
        for (const { decisions, to } of layers[layer]![node]!.edges) {
          const reached = byDecision.get(decisions) ?? new Set();
          byDecision.set(decisions, reached.add(to));
        }
      }
      work += nodes.length;
      for (const reached of byDecision.values()) {
        const sorted = [...reached].sort((a, b) => a - b);
        const key = sorted.join();
        next.set(key, { nodes: sorted, count: (next.get(key)?.count ?? 0n) + count });
      }
      if (next.size > MAX_COUNTED || work > MAX_WORK) return undefined;
    }
    groups = next;
  }
  return [...groups.values()].reduce((sum, { count }) => sum + count, 0n);
}

/** The prefixes with one decision more, in the order of the choices. */
function extended(prefix: Prefix, { layers }: Automaton): Prefix[] {
  const byDecision = new Map<string, Map<number, Way>>();
  for (const way of prefix.ways) {
    for (const { to, decisions, cost, choice } of layers[prefix.layer]![way.node]!.edges) {
      const ways = byDecision.get(decisions) ?? new Map<number, Way>();
      byDecision.set(decisions, ways);
      const total = way.cost + cost;
      if (total < (ways.get(to)?.cost ?? Infinity)) ways.set(to, { node: to, cost: total, before: way, choice });
    }
  }
  return [...byDecision].map(([decisions, ways]) => ({
    layer: prefix.layer + 1,
    decisions,
    before: prefix,
    ways: [...ways.values()]
  }));
}

function read(prefix: Prefix, { steps }: Automaton, ruleCount: number): Omit<HiddenSet, 'cost'> {
  const hides = new Uint8Array(ruleCount);
  for (let at: Prefix | undefined = prefix; at?.before; at = at.before) {
    const { decisions, layer } = at;
    steps[layer - 1]!.decided.forEach((rule, place) => (hides[rule] = decisions[place] === '1' ? 1 : 0));
  }
  const choices: Choice[] = [];
  for (let way: Way | undefined = prefix.ways[0]; way?.choice; way = way.before) choices.push(way.choice);
  return { hides, choices };
}

/** Prefixes by cost; of equal ones the last added comes first, so that sets are finished before others are begun. */
class Waiting {
  readonly #byCost = new Map<number, Prefix[]>();

  add(cost: number, prefix: Prefix): void {
    const same = this.#byCost.get(cost);
    if (same) same.push(prefix);
    else this.#byCost.set(cost, [prefix]);
  }

  take(): { cost: number; prefix: Prefix } | undefined {
    if (this.#byCost.size === 0) return undefined;
    const cost = Math.min(...this.#byCost.keys());
    const same = this.#byCost.get(cost)!;
    const prefix = same.pop()!;
    if (same.length === 0) this.#byCost.delete(cost);
    return { cost, prefix };
  }
}
