import type { Component, Input } from './network.js';
import type { Region } from './regions.js';

/**
 * All paths through a component, setting by setting. Between two settings only the status of rules read on both sides has to be remembered;
 * the order of settings keeps these few.
 */
export interface Automaton {
  /** The setting chosen in each layer. */
  readonly steps: readonly Step[];
  /** The nodes of each layer; the last layer has only the end. The first node of the first layer is the start. */
  readonly layers: readonly (readonly Node[])[];
}

export interface Step {
  /** undefined: the date. */
  readonly input: Input | undefined;
  /** The rules that are decided with this choice, by position. */
  readonly decided: readonly number[];
}

export interface Node {
  readonly edges: readonly Edge[];
  /** The fewest changes from here to the end; Infinity if no choice leads there. */
  readonly cost: number;
}

export interface Edge {
  /** A node of the next layer. */
  readonly to: number;
  /** A 1 for each decided rule that hides, else a 0. */
  readonly decisions: string;
  readonly cost: number;
  readonly choice: Choice;
}

export type Choice = { readonly day: string } | { readonly input: Input; readonly region: Region };

/** Another date costs more than changes of all settings: what today's Values can show is shown with them. */
const COST_OF_DAY = 1_000_000;

/** Real forms need a few dozen nodes in a layer. */
const MAX_NODES = 512;
const MAX_EDGES = 20_000;

/**
 * Status of a rule: a condition is not met; all so far are met; all must be met, because a Value was chosen that only a hidden setting may
 * have.
 */
const NOT_MET = 0;
const MET = 1;
const MUST = 2;

/** Progress of a path: the position of the date, and the status of each rule. */
interface Standing {
  readonly day: number;
  readonly rules: Uint8Array;
}

/** undefined if some point has too much to remember. */
export function automatonOf(component: Component): Automaton | undefined {
  const steps = stepsOf(component);
  const remembered = rememberedAfter(steps);
  const edges: Edge[][][] = [];
  let standings: Standing[] = [{ day: 0, rules: new Uint8Array(component.rules.length).fill(MET) }];
  let count = 0;
  for (const [layer, step] of steps.entries()) {
    const { rules, dated } = remembered[layer]!;
    const next: Standing[] = [];
    const numbers = new Map<string, number>();
    const fromEach: Edge[][] = [];
    for (const standing of standings) {
      const best = new Map<string, Edge>();
      for (const choice of choicesOf(step, component, standing.day)) {
        const after = chosen(standing, choice, component.days);
        if (!after) continue;
        const key = `${dated ? after.day : ''} ${rules.map((rule) => after.rules[rule]).join('')}`;
        const to = numbers.get(key) ?? next.push(after) - 1;
        numbers.set(key, to);
        const decisions = step.decided.map((rule) => (after.rules[rule] === NOT_MET ? '0' : '1')).join('');
        const edge = { to, decisions, cost: costOf(choice, component), choice };
        const same = `${to} ${decisions}`;
        if (edge.cost < (best.get(same)?.cost ?? Infinity)) best.set(same, edge);
      }
      fromEach.push([...best.values()]);
      count += best.size;
      if (next.length > MAX_NODES || count > MAX_EDGES) return undefined;
    }
    edges.push(fromEach);
    standings = next;
  }
  return { steps, layers: withCosts(edges) };
}

/** The date first, then always the setting that leaves the least to remember. */
function stepsOf(component: Component): Step[] {
  const frontier = new Frontier(component);
  const waiting = new Set(component.inputs.keys());
  const steps: Step[] = component.dependsOnDate ? [{ input: undefined, decided: [] }] : [];
  while (waiting.size > 0) {
    let [next, least] = [-1, Infinity];
    for (const input of waiting) {
      const cost = frontier.costOf(input);
      if (cost < least) [next, least] = [input, cost];
    }
    waiting.delete(next);
    steps.push({ input: component.inputs[next], decided: frontier.take(next) });
  }
  return steps;
}

/** Which rules are open between two settings, and which earlier settings they still depend on. */
class Frontier {
  readonly #touches: readonly (readonly number[])[];
  /** Per rule the settings it waits for, and those already taken. */
  readonly #left: number[];
  readonly #taken: number[][];
  /** Per setting already taken, the open rules that read it. */
  readonly #open: number[];
  readonly #bits: readonly number[];
  #openRules = 0;
  #openBits = 0;

  constructor({ inputs, rules }: Component) {
    this.#touches = inputs.map(({ readers, ownRule }) => [...new Set(ownRule < 0 ? readers : [...readers, ownRule])]);
    this.#left = rules.map(() => 0);
    this.#taken = rules.map(() => []);
    this.#open = inputs.map(() => 0);
    this.#bits = inputs.map(({ regions }) => Math.log2(Math.max(...regions.map((list) => list.length))));
    for (const rule of this.#touches.flat()) this.#left[rule]! += 1;
  }

  /** Upper bound for the bits to remember after this setting: one per open rule, or what these recorded. */
  costOf(input: number): number {
    const { rules, bits } = this.#after(input);
    return Math.min(rules, bits) + rules / 1_000;
  }

  #after(input: number): { rules: number; bits: number } {
    const touches = this.#touches[input]!;
    const closed = touches.filter((rule) => this.#left[rule] === 1);
    const opened = touches.filter((rule) => this.#taken[rule]!.length === 0).length;
    const freed = new Map<number, number>();
    for (const each of closed.flatMap((rule) => this.#taken[rule]!)) freed.set(each, (freed.get(each) ?? 0) + 1);
    let bits = this.#openBits + (closed.length < touches.length ? this.#bits[input]! : 0);
    for (const [each, count] of freed) if (count === this.#open[each]) bits -= this.#bits[each]!;
    return { rules: this.#openRules + opened - closed.length, bits };
  }

  /** Takes the setting. @returns the rules that it decides */
  take(input: number): number[] {
    const { rules, bits } = this.#after(input);
    [this.#openRules, this.#openBits] = [rules, bits];
    const decided: number[] = [];
    for (const rule of this.#touches[input]!) {
      this.#left[rule]! -= 1;
      this.#taken[rule]!.push(input);
      this.#open[input]! += 1;
      if (this.#left[rule]! > 0) continue;
      decided.push(rule);
      for (const each of this.#taken[rule]!) this.#open[each]! -= 1;
    }
    return decided;
  }
}

/** What to remember after each step: rules read but undecided, and whether the date still counts. */
function rememberedAfter(steps: readonly Step[]): { readonly rules: readonly number[]; readonly dated: boolean }[] {
  const open = new Set<number>();
  return steps.map(({ input, decided }, layer) => {
    if (input) for (const rule of [...input.readers, input.ownRule]) if (rule >= 0) open.add(rule);
    for (const rule of decided) open.delete(rule);
    const dated = steps.slice(layer + 1).some((later) => (later.input?.regions.length ?? 0) > 1);
    return { rules: [...open].sort((a, b) => a - b), dated };
  });
}

function choicesOf({ input }: Step, { days }: Component, day: number): Choice[] {
  if (!input) return days.map((each) => ({ day: each }));
  const { regions } = input;
  return regions[regions.length > 1 ? day : 0]!.map((region) => ({ input, region }));
}

function costOf(choice: Choice, { days }: Component): number {
  if ('day' in choice) return choice.day === days[0] ? 0 : COST_OF_DAY;
  return choice.region.present ? 0 : 1;
}

/** The status of the rules after a choice; undefined if this or an earlier Value would need a hidden setting that is shown. */
function chosen(standing: Standing, choice: Choice, days: readonly string[]): Standing | undefined {
  if ('day' in choice) return { ...standing, day: days.indexOf(choice.day) };
  const { input, region } = choice;
  const rules = standing.rules.slice();
  for (const [reader, rule] of input.readers.entries()) {
    if (region.meets[reader] === 1) continue;
    if (rules[rule] === MUST) return undefined;
    rules[rule] = NOT_MET;
  }
  if (region.needsHidden) {
    if (rules[input.ownRule] === NOT_MET) return undefined;
    rules[input.ownRule] = MUST;
  }
  return { ...standing, rules };
}

/** The nodes with their costs, computed backwards from the end. */
function withCosts(edges: readonly (readonly Edge[][])[]): Node[][] {
  const layers: Node[][] = [[{ edges: [], cost: 0 }]];
  for (const layer of edges.toReversed()) {
    const next = layers[0]!;
    const nodes = layer.map((all): Node => {
      const open = all.filter(({ to }) => next[to]!.cost < Infinity);
      return { edges: open, cost: Math.min(Infinity, ...open.map(({ to, cost }) => next[to]!.cost + cost)) };
    });
    layers.unshift(nodes);
  }
  return layers;
}
