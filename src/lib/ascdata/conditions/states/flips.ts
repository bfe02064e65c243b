import type { AscElement, Values } from '../../types.js';
import type { Models } from '../evaluate.js';
import { networkOf, type Component, type Input, type StatesContext } from './network.js';
import type { Region } from './regions.js';
import type { StatesCache } from './states.js';

/** Changes that show or hide an element, none of which can be left out. */
export interface Flip {
  readonly changes: readonly { readonly id: string; readonly value: unknown }[];
  /** Ids of the other elements that they show, and hide, in the author's order. */
  readonly shows: readonly string[];
  readonly hides: readonly string[];
}

export interface FlipsOptions {
  /** The present Values where they differ from those in the file. */
  readonly values?: Values;
  readonly cache?: StatesCache;
}

/** Most combinations of Values compared; the rest is ignored. */
const MAX_COMBINATIONS = 4_096;

/** A setting of the component, by position, and the Values it changes to. */
interface Change {
  readonly input: number;
  readonly region: Region;
}

/**
 * The ways to show a hidden element, or to hide one that is shown, on the current date: one for each smallest set of settings
 * that can do it, with those of their Values that flip the fewest other elements, then those nearest to the present ones. The
 * way that flips the fewest others comes first. Empty when no Values that can be entered flip it.
 */
export function flipsOf(
  id: string,
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  { values, cache }: FlipsOptions = {}
): Flip[] {
  const { components, byId } = networkOf(elements, models, context, values, cache?.regions);
  const component = components.find(({ rules }) => rules.some(({ ids }) => ids.includes(id)));
  if (!component) return [];
  const order = new Map([...byId.keys()].map((each, position) => [each, position]));
  const sorted = (ids: readonly string[]): string[] => [...ids].sort((a, b) => order.get(a)! - order.get(b)!);
  const at = new Present(component);
  const rule = component.rules.findIndex(({ ids }) => ids.includes(id));
  return at
    .waysToFlip(rule)
    .map((changes): Flip => {
      const { shown, hidden } = at.flipped(changes)!;
      const others = (rules: readonly number[]): string[] =>
        sorted(rules.flatMap((each) => component.rules[each]!.ids).filter((other) => other !== id));
      return {
        changes: changes.map(({ input, region }) => ({
          id: component.inputs[input]!.element.Id,
          value: region.value
        })),
        shows: others(shown),
        hides: others(hidden)
      };
    })
    .sort((one, other) => sizeOf(one) - sizeOf(other));
}

const sizeOf = ({ shows, hides }: Flip): number => shows.length + hides.length;

/** The status of a component's rules with the current Values, and with some of them changed. */
class Present {
  readonly #unmet: Int32Array;

  constructor(private readonly component: Component) {
    this.#unmet = new Int32Array(component.rules.length);
    for (const { readers, regions } of component.inputs) {
      readers.forEach((rule, reader) => {
        if (regions[0]![0]!.meets[reader] === 0) this.#unmet[rule]! += 1;
      });
    }
  }

  /** One way for each smallest set of settings. */
  waysToFlip(rule: number): Change[][] {
    const reading = [...this.component.inputs.entries()].filter(([, { readers }]) => readers.includes(rule));
    const to = (input: Input, met: 0 | 1): Region[] =>
      changesOf(input).filter(({ meets }) => meets[input.readers.indexOf(rule)] === met);
    // A hidden element is shown by any of its conditions that is not met, and a shown one hidden only by all that are not.
    if (this.#unmet[rule] === 0) return reading.flatMap(([at, input]) => this.#best([at], [to(input, 0)]));
    const unmet = reading.filter(([, input]) => input.regions[0]![0]!.meets[input.readers.indexOf(rule)] === 0);
    const choices = unmet.map(([, input]) => to(input, 1));
    return this.#best(
      unmet.map(([at]) => at),
      choices
    );
  }

  /** The rules that changes flip; undefined if a Value needs a hidden setting that would be shown. */
  flipped(changes: readonly Change[]): { shown: number[]; hidden: number[] } | undefined {
    const difference = new Map<number, number>();
    for (const { input, region } of changes) {
      const { readers, regions } = this.component.inputs[input]!;
      readers.forEach((rule, reader) => {
        const by = regions[0]![0]!.meets[reader]! - region.meets[reader]!;
        if (by !== 0) difference.set(rule, (difference.get(rule) ?? 0) + by);
      });
    }
    const after = (rule: number): number => this.#unmet[rule]! + (difference.get(rule) ?? 0);
    const isRefused = ({ input, region }: Change): boolean =>
      region.needsHidden && after(this.component.inputs[input]!.ownRule) > 0;
    if (changes.some(isRefused)) return undefined;
    const rules = [...difference.keys()];
    return {
      shown: rules.filter((rule) => this.#unmet[rule] === 0 && after(rule) > 0),
      hidden: rules.filter((rule) => this.#unmet[rule]! > 0 && after(rule) === 0)
    };
  }

  /** The combination of Values of these settings that flips the fewest elements; none if there is no combination. */
  #best(inputs: readonly number[], choices: readonly (readonly Region[])[]): Change[][] {
    let [best, fewest]: [Change[] | undefined, number] = [undefined, Infinity];
    let left = MAX_COMBINATIONS;
    const extend = (changes: Change[]): void => {
      if (left <= 0) return;
      const place = changes.length;
      if (place < inputs.length) {
        for (const region of choices[place]!) extend([...changes, { input: inputs[place]!, region }]);
        return;
      }
      left -= 1;
      const result = this.flipped(changes);
      if (!result) return;
      const count = [...result.shown, ...result.hidden].reduce(
        (sum, rule) => sum + this.component.rules[rule]!.ids.length,
        0
      );
      if (count < fewest) [best, fewest] = [changes, count];
    };
    extend([]);
    return best ? [best] : [];
  }
}

/** What a setting can be changed to today, the nearest Values first. */
function changesOf({ regions }: Input): readonly Region[] {
  return regions[0]!.filter(({ present }) => !present);
}
