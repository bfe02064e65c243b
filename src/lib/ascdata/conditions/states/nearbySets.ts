import type { Choice } from './automaton.js';
import type { Component, Input } from './network.js';
import type { HiddenSet } from './listing.js';
import type { Region } from './regions.js';

/** Most combinations tried for each listed set. */
const TRIED_PER_SET = 4;

/** The sets that few changes of the present Values on the current date produce, until `limit` are found; never all. */
export function nearbySets(component: Component, limit: number): HiddenSet[] {
  const search = new Search(component, limit);
  for (let changes = 0; changes <= component.inputs.length && !search.done; changes++) search.try(changes);
  return search.found;
}

class Search {
  readonly found: HiddenSet[] = [];
  readonly #seen = new Set<number>();
  readonly #chosen: Region[];
  readonly #changed = new Set<number>();
  readonly #unmet: Int32Array;
  /** A number for each set of rules that hide: the sum of those of the rules. */
  readonly #numbers: readonly number[];
  #sum = 0;
  #left: number;

  constructor(
    private readonly component: Component,
    private readonly limit: number
  ) {
    this.#left = limit * TRIED_PER_SET;
    this.#chosen = component.inputs.map(({ regions }) => regions[0]![0]!);
    this.#unmet = new Int32Array(component.rules.length);
    this.#numbers = component.rules.map((_, rule) => scattered(rule + 1));
    component.inputs.forEach((input, at) => this.#count(input, this.#chosen[at]!, 1));
  }

  get done(): boolean {
    return this.found.length >= this.limit || this.#left <= 0;
  }

  /** Tries every combination of this many changes, of settings from `first` on. */
  try(changes: number, first = 0, depth = 0): void {
    if (changes === 0) return this.#note(depth);
    const { inputs } = this.component;
    for (let at = first; at <= inputs.length - changes && !this.done; at++) {
      const input = inputs[at]!;
      const before = this.#chosen[at]!;
      for (const region of input.regions[0]!) {
        if (region === before || this.done) continue;
        this.#choose(at, region);
        this.try(changes - 1, at + 1, depth + 1);
        this.#choose(at, before);
      }
    }
  }

  #choose(at: number, region: Region): void {
    const input = this.component.inputs[at]!;
    this.#count(input, this.#chosen[at]!, -1);
    this.#count(input, region, 1);
    this.#chosen[at] = region;
    if (region.present) this.#changed.delete(at);
    else this.#changed.add(at);
  }

  #count({ readers }: Input, { meets }: Region, by: 1 | -1): void {
    for (let at = 0; at < readers.length; at++) {
      if (meets[at] === 1) continue;
      const rule = readers[at]!;
      const before = this.#unmet[rule]!;
      this.#unmet[rule] = before + by;
      if (before === 0) this.#sum += this.#numbers[rule]!;
      else if (before + by === 0) this.#sum -= this.#numbers[rule]!;
    }
  }

  #note(cost: number): void {
    this.#left -= 1;
    if (this.#seen.has(this.#sum)) return;
    const { inputs } = this.component;
    const choices = [...this.#changed].map((at) => ({ input: inputs[at]!, region: this.#chosen[at]! }));
    const isRefused = choices.some(({ input, region }) => region.needsHidden && this.#unmet[input.ownRule] !== 0);
    if (isRefused) return;
    this.#seen.add(this.#sum);
    const hides = Uint8Array.from(this.#unmet, (unmet) => (unmet === 0 ? 1 : 0));
    this.found.push({ hides, cost, choices: choices satisfies Choice[] });
  }
}

/** Whole numbers below 2^43 without a pattern: sums differ unless by chance, and then one set is missing from the list. */
function scattered(seed: number): number {
  const high = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 11;
  const low = Math.imul(seed ^ 0x5bd1e995, 0x297a2d39) ^ Math.imul(seed, 0x85ebca6b);
  return high * 2 ** 22 + ((low >>> 10) & (2 ** 22 - 1));
}
