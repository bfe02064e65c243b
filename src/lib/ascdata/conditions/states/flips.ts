import type { CheckContext } from '../../dataTypeModel.js';
import { hasErrors } from '../../findings.js';
import type { AscElement, Values } from '../../types.js';
import { conditionsOf, meets, prepareCondition, type Models, type ProvableCondition } from '../evaluate.js';
import { Revealer } from '../reveal.js';
import { Visibility } from '../visibility.js';
import { networkOf, type Component, type Input, type Network, type StatesContext } from './network.js';
import { ANY_TEXT, valuesFor, type Region } from './regions.js';
import type { StatesCache } from './states.js';

/**
 * Changes that show or hide an element, none of which can be left out. In their order, each is of a setting that is shown by then. One
 * setting is changed twice where two others are shown by different Values of it.
 */
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
/** Most combinations, and orders of one, that are gone through setting by setting. */
const MAX_TRIED = 50;
/** Most combinations for which every setting is shown in its turn, which takes a look at the form for each. */
const MAX_IN_TURN = 10;

/** A setting of the component, by position, and the Values it changes to. */
interface Change {
  readonly input: number;
  readonly region: Region;
}

/**
 * The ways to show a hidden element, or to hide one that is shown, on the current date, by editing one setting that is shown after the
 * other: one for each smallest set of settings that can do it, with those of their Values that flip the fewest other elements,
 * then those nearest to the present ones. A setting that is hidden itself is shown first, by the shortest way. The way that
 * flips the fewest others comes first. Empty when no Values that can be entered flip it.
 */
export function flipsOf(
  id: string,
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  { values = new Map(), cache }: FlipsOptions = {}
): Flip[] {
  const network = networkOf(elements, models, context, values, cache?.regions);
  const component = network.components.find(({ rules }) => rules.some(({ ids }) => ids.includes(id)));
  if (!component) return [];
  const form = new Edited(network, models, context);
  const rule = component.rules.findIndex(({ ids }) => ids.includes(id));
  const found = new Present(component).waysToFlip(rule, (changes) =>
    form.stepsTo(
      id,
      changes.map(({ input, region }) => ({ id: component.inputs[input]!.element.Id, value: region.value }))
    )
  );
  return found
    .filter((each) => !found.some((other) => isWithin(other, each)))
    .sort((one, other) => sizeOf(one) - sizeOf(other) || one.changes.length - other.changes.length);
}

const sizeOf = ({ shows, hides }: Flip): number => shows.length + hides.length;

/** Whether the first does with some of the settings what the other does with more. */
function isWithin({ changes }: Flip, other: Flip): boolean {
  const ids = new Set(other.changes.map(({ id }) => id));
  return changes.length < other.changes.length && changes.every(({ id }) => ids.has(id));
}

/** The Values to set; undefined if there are none, or none is known for one of them. */
function stepsOf(way: ReturnType<Revealer['reveal']>): Flip['changes'] | undefined {
  if (way === undefined || way === 'too-far') return undefined;
  const steps = way.flatMap((step) => ('value' in step ? [{ id: step.id, value: step.value }] : []));
  return steps.length === way.length ? steps : undefined;
}

/** The whole form, to go through changes one by one. */
class Edited {
  readonly #visibility: Visibility;
  readonly #revealer: Revealer;
  readonly #checking: CheckContext;
  #turnsLeft = MAX_IN_TURN;

  constructor(
    private readonly network: Network,
    private readonly models: Models,
    private readonly context: StatesContext
  ) {
    this.#visibility = new Visibility([...network.byId.values()], models, new Map(), context);
    this.#checking = { ...context, patterns: ANY_TEXT, hidden: false };
    this.#revealer = this.#revealerAfter(new Map());
  }

  #revealerAfter(values: Values): Revealer {
    return new Revealer(this.network.byId, values, this.models, this.#checking, undefined, true);
  }

  /** These changes in an order in which each setting is shown when it is changed; undefined if none is found that flips the element. */
  stepsTo(id: string, changes: Flip['changes']): Flip | undefined {
    const before = this.#beforehand(changes);
    const start = new Set(this.#visibility.hiddenIds());
    if (!before) return this.#inTurn(id, changes, start);
    let left = MAX_TRIED;
    const extend = (done: Flip['changes'], waiting: Flip['changes']): Flip | undefined => {
      const [next] = waiting;
      if (!next) return this.#outcome(id, done, start);
      for (const each of done.length < before.length ? [next] : waiting) {
        if (left <= 0) return undefined;
        if (this.#visibility.isHidden(each.id)) continue;
        left -= 1;
        this.#visibility.update(each.id, each.value);
        const rest = waiting.filter((other) => other !== each);
        const found = extend([...done, each], rest);
        this.#visibility.update(each.id, this.network.byId.get(each.id)!.Value);
        if (found) return found;
      }
      return undefined;
    };
    return extend([], [...before, ...changes]) ?? this.#inTurn(id, changes, start);
  }

  /**
   * Shows each setting only when it is changed, before those that it depends on: these may change again, also back to what hides the
   * element.
   */
  #inTurn(id: string, changes: Flip['changes'], start: ReadonlySet<string>): Flip | undefined {
    if (this.#turnsLeft <= 0) return undefined;
    this.#turnsLeft -= 1;
    const to = new Map(changes.map((change) => [change.id, change.value]));
    const values = new Map<string, unknown>();
    const done: Flip['changes'][number][] = [];
    for (const each of this.#dependentsFirst(id)) {
      const element = this.network.byId.get(each)!;
      if (!to.has(each) && !values.has(each)) continue;
      const value = to.has(each) ? to.get(each) : this.#valueAgain(id, element, values.get(each));
      if (Object.is(value, values.get(each))) continue;
      const way = stepsOf(this.#revealerAfter(values).reveal(element));
      if (!way) return undefined;
      for (const step of [...way, { id: each, value }]) {
        values.set(step.id, step.value);
        done.push(step);
      }
    }
    return this.#pruned(id, done, start);
  }

  /** The settings that an element reads, each before those that it depends on itself. */
  #dependentsFirst(id: string): string[] {
    const seen = new Set([id]);
    const order: string[] = [];
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      for (const { target } of this.#conditionsOf(each)) visit(target.Id);
      order.unshift(each);
    };
    const own = new Set(this.#conditionsOf(id).map(({ target }) => target.Id));
    own.forEach(visit);
    return order.filter((each) => own.has(each));
  }

  /** The present Value of a setting that was changed on the way, or another that meets what the element demands of it. */
  #valueAgain(id: string, element: AscElement, changed: unknown): unknown {
    const conditions = this.#conditionsOf(id).filter(({ target }) => target.Id === element.Id);
    const isMet = (value: unknown): boolean => conditions.every((each) => meets(each, value, this.context) === true);
    if (isMet(changed)) return changed;
    const model = this.models[element.DataType];
    if (!hasErrors(model.check(element.Value, element, this.#checking))) return element.Value;
    return valuesFor({ ...element, Value: changed }, conditions, this.context).values.find(isMet) ?? changed;
  }

  #conditionsOf(id: string): ProvableCondition[] {
    return conditionsOf(this.network.byId.get(id)).conditions.flatMap((condition) => {
      const ready = prepareCondition(condition, this.network.byId, this.models);
      return 'problem' in ready ? [] : [ready];
    });
  }

  /** What these changes do, without those that are not needed. */
  #pruned(id: string, changes: Flip['changes'], start: ReadonlySet<string>): Flip | undefined {
    let found = this.#gone(id, changes, start);
    for (const left of found && changes.length <= MAX_TRIED ? changes : []) {
      const fewer = found!.changes.filter((each) => each !== left);
      found = this.#gone(id, fewer, start) ?? found;
    }
    return found;
  }

  /** What these changes do, in this order; undefined if one is of a setting that is hidden by then, or they do not flip the element. */
  #gone(id: string, changes: Flip['changes'], start: ReadonlySet<string>): Flip | undefined {
    const isOpen = changes.every((each) => {
      if (this.#visibility.isHidden(each.id)) return false;
      this.#visibility.update(each.id, each.value);
      return true;
    });
    const outcome = isOpen ? this.#outcome(id, changes, start) : undefined;
    for (const each of changes) this.#visibility.update(each.id, this.network.byId.get(each.id)!.Value);
    return outcome;
  }

  /** What shows the settings that are hidden now; undefined if nothing does. */
  #beforehand(changes: Flip['changes']): Flip['changes'] | undefined {
    const steps = new Map<string, Flip['changes'][number]>();
    for (const { id } of changes) {
      const way = stepsOf(this.#revealer.reveal(this.network.byId.get(id)!));
      if (!way) return undefined;
      for (const step of way) {
        if (changes.some((each) => each.id === step.id)) continue;
        // Two ways may set one setting to different Values.
        const known = steps.get(step.id);
        if (known && known.value !== step.value) return undefined;
        steps.set(step.id, step);
      }
    }
    return [...steps.values()];
  }

  #outcome(id: string, changes: Flip['changes'], start: ReadonlySet<string>): Flip | undefined {
    const hidden = this.#visibility.hiddenIds();
    const now = new Set(hidden);
    if (now.has(id) === start.has(id)) return undefined;
    return {
      changes,
      shows: [...start].filter((each) => each !== id && !now.has(each)),
      hides: hidden.filter((each) => each !== id && !start.has(each))
    };
  }
}

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

  /** One way for each smallest set of settings; `stepsTo` finds the order to change them in. */
  waysToFlip(rule: number, stepsTo: (changes: readonly Change[]) => Flip | undefined): Flip[] {
    const reading = [...this.component.inputs.entries()].filter(([, { readers }]) => readers.includes(rule));
    const to = (input: Input, met: 0 | 1): Region[] =>
      changesOf(input).filter(({ meets }) => meets[input.readers.indexOf(rule)] === met);
    // A hidden element is shown by any of its conditions that is not met, and a shown one hidden only by all that are not.
    if (this.#unmet[rule] === 0) return reading.flatMap(([at, input]) => this.#best([at], [to(input, 0)], stepsTo));
    const unmet = reading.filter(([, input]) => input.regions[0]![0]!.meets[input.readers.indexOf(rule)] === 0);
    const choices = unmet.map(([, input]) => to(input, 1));
    return this.#best(
      unmet.map(([at]) => at),
      choices,
      stepsTo
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
  #best(
    inputs: readonly number[],
    choices: readonly (readonly Region[])[],
    stepsTo: (changes: readonly Change[]) => Flip | undefined
  ): Flip[] {
    const all: { readonly changes: readonly Change[]; readonly count: number }[] = [];
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
      all.push({ changes, count });
    };
    extend([]);
    all.sort((one, other) => one.count - other.count);
    for (const { changes } of all.slice(0, MAX_TRIED)) {
      const found = stepsTo(changes);
      if (found) return [found];
    }
    return [];
  }
}

/** What a setting can be changed to today, the nearest Values first. */
function changesOf({ regions }: Input): readonly Region[] {
  return regions[0]!.filter(({ present }) => !present);
}
