import { editData } from '../../editText.js';
import { elementsOf, isRecord, placedElements, valueAt } from '../../elements.js';
import { pointerTokens, withConsequences, type Finding, type FindingCode } from '../../findings.js';
import { prove, type Proof } from '../analyse.js';
import { Domains } from '../domain.js';
import { elementsById, type Models } from '../evaluate.js';
import { differenceOf, type StatesDifference } from '../states/difference.js';
import type { StatesContext } from '../states/network.js';
import { candidatesFor, type Remedy } from './remedies.js';
import { areEquivalentRules } from './equivalentRules.js';

/** The effect of a remedy on the form: none, whatever the Values, or this difference. */
export type Effect = 'none' | StatesDifference;

/** Finds remedies for findings on the Conditions of one definition. */
export class Fixer {
  readonly #elements: readonly unknown[];
  readonly #usable: ReadonlyMap<number, string>;
  readonly #domains: Domains;
  readonly #before = new Map<number, Finding[]>();
  #proof: Proof | undefined;

  /** @param data the content of an ascData.json, valid or not */
  constructor(
    readonly data: unknown,
    private readonly models: Models,
    private readonly context: StatesContext
  ) {
    const elements = valueAt(data, '/Elements');
    this.#elements = Array.isArray(elements) ? elements : [];
    this.#usable = new Map(placedElements(data, models).map(({ index, element }) => [index, element.Id]));
    this.#domains = new Domains(context);
  }

  /** The findings on its Conditions; consequences are nested under their causes. */
  get findings(): readonly Finding[] {
    return this.#whole.findings;
  }

  /**
   * Fixes for a finding: each removes it and changes only Conditions. Showing the element always is
   * offered only if it is always shown already, or if nothing else helps.
   */
  remedies(found: Finding): Remedy[] {
    const members = found.code === 'conditions-lock' ? this.#membersOf(found) : [];
    const { likely, removeRule } = candidatesFor(found, this.data, this.models, this.context, members);
    const results = new Set<string>();
    const helping = likely.filter((remedy) => {
      const result = JSON.stringify(remedy.edits);
      return !results.has(result) && results.add(result) && this.#helps(remedy, found);
    });
    const isOffered =
      removeRule !== undefined &&
      !results.has(JSON.stringify(removeRule.edits)) &&
      (helping.length === 0 || this.isHarmless(removeRule));
    return isOffered ? [...helping, removeRule] : helping;
  }

  /** What a remedy changes of what the form shows. */
  effect(remedy: Remedy): Effect {
    if (this.isHarmless(remedy)) return 'none';
    const [before, after] = [this.data, editData(this.data, remedy.edits)].map((data) => elementsOf(data, this.models));
    const same = new Map(before!.map(({ Id }) => [Id, Id]));
    return differenceOf(before!, after!, same, this.models, this.context);
  }

  /** Whether its effect is `'none'`. Cheap to decide. */
  isHarmless({ edits }: Pick<Remedy, 'edits'>): boolean {
    const after = editData(this.data, edits);
    const byId = elementsById(elementsOf(this.data, this.models));
    return [...new Set(edits.map(({ pointer }) => indexIn(pointer)))].every((index) => {
      const [old, fresh] = [this.#elements[index], valueAt(after, `/Elements/${index}`)];
      return this.#usable.has(index) && areEquivalentRules(old, fresh, byId, this.models, this.#domains);
    });
  }

  get #whole(): Proof {
    return (this.#proof ??= prove(this.#elements, this.models, this.context, undefined));
  }

  #membersOf({ pointer }: Finding): readonly string[] {
    const id = this.#usable.get(indexIn(pointer));
    return this.#whole.locks.find(([first]) => first === id) ?? [];
  }

  /** Whether it leaves fewer findings of its kind, on the element or, for locks, in the file. */
  #helps({ edits }: Remedy, { code, pointer }: Finding): boolean {
    const after = valueAt(editData(this.data, edits), '/Elements') as unknown[];
    if (code === 'conditions-lock') {
      const { findings } = prove(after, this.models, this.context, undefined);
      return countOf(findings, code) < countOf(this.findings, code);
    }
    const index = indexIn(pointer);
    const before = this.#before.get(index) ?? this.#alone(this.#elements, index);
    this.#before.set(index, before);
    return countOf(this.#alone(after, index), code) < countOf(before, code);
  }

  /** The findings on one element, which no other element's rules affect. */
  #alone(elements: readonly unknown[], index: number): Finding[] {
    const others = elements.map((element, at) => (at === index ? element : withoutRule(element)));
    return [...prove(others, this.models, this.context, undefined).findings];
  }
}

const indexIn = (pointer: string): number => Number(pointerTokens(pointer)[1]);

const countOf = (findings: readonly Finding[], code: FindingCode): number =>
  withConsequences(findings).filter((each) => each.code === code).length;

function withoutRule(element: unknown): unknown {
  if (!isRecord(element) || !isRecord(element.Options)) return element;
  return { ...element, Options: { ...element.Options, Conditions: undefined } };
}
