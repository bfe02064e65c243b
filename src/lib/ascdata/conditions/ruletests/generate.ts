import { cutShort } from '../../../language/cut.js';
import type { CompareContext } from '../../dataTypeModel.js';
import { displayName } from '../../translations.js';
import type { AscElement } from '../../types.js';
import {
  conditionsOf,
  elementsById,
  meets,
  prepareCondition,
  type ElementsById,
  type Models,
  type ProvableCondition
} from '../evaluate.js';
import { neverShown } from '../neverShown.js';
import { valuesFor } from '../states/regions.js';
import type { StatesContext } from '../states/network.js';
import { Visibility } from '../visibility.js';
import { fewestCases, type Box, type Demand } from './cases.js';
import { freeName, type RuleTest } from './format.js';
import { mutantsOf, type Mutant } from './mutants.js';

export interface GeneratedTests {
  readonly tests: readonly RuleTest[];
  /** How many mistakes were tried, and how many of them no Values can show. */
  readonly mutants: number;
  readonly equivalent: number;
  /** Whether fewer tests provably find fewer mistakes. */
  readonly isMinimal: boolean;
  /** Settings with too many Values to consider all. */
  readonly unproved: readonly string[];
}

/**
 * The fewest tests, on the current date, that fail for every mistake in a rule (see {@link mutantsOf}) that Values can show.
 * @param existing the tests so far: only what they miss is added
 */
export function generateTests(
  elements: readonly AscElement[],
  models: Models,
  context: StatesContext,
  existing: readonly RuleTest[] = []
): GeneratedTests {
  const byId = elementsById(elements);
  const mutants = mutantsOf(elements, models, context);
  const space = new Space(byId, models, context, mutants);
  const demands = mutants.map((mutant) => ({ id: mutant.id, demand: space.demandOf(mutant) }));
  const open = demands.filter(({ demand }) => demand.length > 0);
  const missed = open.filter(({ demand }) => !existing.some((test) => space.meetsBy(demand, test)));
  const byRule = new Map<string, Demand[]>();
  for (const { id, demand } of missed) byRule.set(id, [...(byRule.get(id) ?? []), demand]);
  const { cases, isMinimal } = fewestCases([...byRule.values()]);
  const names = new Set(existing.map(({ name }) => name));
  return {
    tests: cases.map((box) => exactTest(space.valuesIn(box), elements, models, context, names)),
    mutants: mutants.length,
    equivalent: demands.length - open.length,
    isMinimal,
    unproved: space.unproved
  };
}

/** Longer names are cut. */
const LONGEST_NAME = 120;

/** A test with exact expectations, named after its Values. @param names names taken; the new one is added */
export function exactTest(
  set: ReadonlyMap<string, unknown>,
  elements: readonly AscElement[],
  models: Models,
  context: CompareContext,
  names: Set<string>
): RuleTest {
  const name = freeName(inWords(set, elements, models) || 'As it is', names);
  names.add(name);
  return { name, set, hidden: new Visibility(elements, models, set, context).hiddenIds() };
}

/** “Shows: Rooms, Wind: on”: settings and Values in the author's words. */
function inWords(set: ReadonlyMap<string, unknown>, elements: readonly AscElement[], models: Models): string {
  const byId = elementsById(elements);
  const words = [...set].map(([id, value]) => {
    const element = byId.get(id);
    const model = element && models[element.DataType];
    if (!element || !model) return `${id}: ${JSON.stringify(value)}`;
    return `${displayName(element, '')}: ${model.describe(value, element, { language: 'en', contentLanguage: '' })}`;
  });
  return cutShort(words.join(', '), LONGEST_NAME);
}

/** The Values that rules and their mistakes can tell apart, setting by setting. */
class Space {
  readonly unproved: string[] = [];
  readonly #targets: readonly string[];
  /** The Values of each setting, the current one first. */
  readonly #values: readonly (readonly unknown[])[];
  /** All conditions on each setting. */
  readonly #asked: readonly (readonly ProvableCondition[])[];
  readonly #truths = new Map<string, Uint8Array>();

  constructor(
    private readonly byId: ElementsById,
    private readonly models: Models,
    private readonly context: StatesContext,
    mutants: readonly Mutant[]
  ) {
    const asked = new Map<string, Map<string, ProvableCondition>>();
    const all = [...byId.values()].map((element) => conditionsOf(element).conditions);
    for (const each of [...all, ...mutants.map(({ conditions }) => conditions)].flat()) {
      const ready = prepareCondition(each, byId, models);
      if ('problem' in ready) continue;
      const known = asked.get(ready.target.Id) ?? new Map<string, ProvableCondition>();
      asked.set(ready.target.Id, known.set(JSON.stringify([ready.operator, ready.expected]), ready));
    }
    this.#targets = [...byId.keys()].filter((id) => asked.has(id));
    this.#asked = this.#targets.map((id) => [...asked.get(id)!.values()]);
    // Nobody can set what nobody can show.
    const kept = new Set(neverShown([...byId.values()], models, context));
    this.#values = this.#targets.map((id, setting) => {
      const { values, complete } = valuesFor(byId.get(id)!, this.#asked[setting]!, context);
      if (!complete) this.unproved.push(id);
      return kept.has(id) ? values.slice(0, 1) : values;
    });
  }

  /** Where the mistake changes the rule's result; empty: nowhere. */
  demandOf({ id, conditions }: Mutant): Demand {
    const rule = this.#boxOf(conditionsOf(this.byId.get(id)).conditions);
    const mistaken = this.#boxOf(conditions);
    return [...this.#difference(rule, mistaken), ...this.#difference(mistaken, rule)];
  }

  /** Whether the Values of a test, with exact expectations, show the difference. */
  meetsBy(demand: Demand, { set, shown, hidden, today }: RuleTest): boolean {
    if (shown !== undefined || hidden === undefined) return false;
    if (today !== undefined && today !== this.context.today) return false;
    const places = this.#targets.map((id, setting) => (set.has(id) ? this.#placeOf(setting, set.get(id)) : 0));
    return demand.some((box) => [...box].every(([setting, allowed]) => allowed[places[setting]!] === 1));
  }

  /** Values within a box: the current ones where allowed, otherwise the nearest. */
  valuesIn(box: Box): Map<string, unknown> {
    const set = new Map<string, unknown>();
    for (const [setting, id] of this.#targets.entries()) {
      const place = box.get(setting)?.indexOf(1) ?? 0;
      if (place > 0) set.set(id, this.#values[setting]![place]);
    }
    return set;
  }

  /** The Values that meet all conditions; undefined: none do. */
  #boxOf(conditions: readonly unknown[]): Box | undefined {
    if (conditions.length === 0) return undefined;
    const box = new Map<number, Uint8Array>();
    for (const condition of conditions) {
      const ready = prepareCondition(condition, this.byId, this.models);
      if ('problem' in ready) return undefined;
      const setting = this.#targets.indexOf(ready.target.Id);
      const truth = this.#truth(setting, ready);
      const before = box.get(setting);
      const both = before ? before.map((met, at) => met & truth[at]!) : truth;
      if (!both.includes(1)) return undefined;
      box.set(setting, both);
    }
    return box;
  }

  /** What lies in the first box but not in the second. */
  #difference(one: Box | undefined, other: Box | undefined): Box[] {
    if (!one) return [];
    if (!other) return [one];
    return [...other].flatMap(([setting, allowed]) => {
      const own = one.get(setting) ?? new Uint8Array(allowed.length).fill(1);
      const left = own.map((met, at) => met & (1 - allowed[at]!));
      return left.includes(1) ? [new Map([...one, [setting, left]])] : [];
    });
  }

  #truth(setting: number, ready: ProvableCondition): Uint8Array {
    const key = JSON.stringify([setting, ready.operator, ready.expected]);
    const known = this.#truths.get(key);
    if (known) return known;
    const truth = Uint8Array.from(this.#values[setting]!, (value) => (this.#isMet(ready, value) ? 1 : 0));
    this.#truths.set(key, truth);
    return truth;
  }

  #isMet(ready: ProvableCondition, raw: unknown): boolean {
    const value = ready.model.read(raw, ready.target);
    return value !== undefined && meets(ready, value, this.context) === true;
  }

  /** The Value that all conditions treat as equal; -1 if it is not one of the enterable ones. */
  #placeOf(setting: number, value: unknown): number {
    const asked = this.#asked[setting]!;
    return this.#values[setting]!.findIndex((_, place) =>
      asked.every((ready) => (this.#truth(setting, ready)[place] === 1) === this.#isMet(ready, value))
    );
  }
}
