import { cutShort } from '../../../language/cut.js';
import { asText, isRecord, valueAt } from '../../elements.js';
import type { Edit } from '../../editText.js';
import { pointerTokens, type Finding, type Fix, type FixLabel } from '../../findings.js';
import { mostSimilar } from '../../similarWords.js';
import type { AscElement } from '../../types.js';
import type { CompareContext } from '../../dataTypeModel.js';
import { conditionsOf, elementsById, fieldOf, prepareCondition, type Models } from '../evaluate.js';
import { NearValues } from '../nearValues.js';
import { asksToShow } from '../operators.js';

/** A way to fix a finding on Conditions. All its edits are in `Options.Conditions`, or remove the Options that it empties. */
export interface Remedy {
  readonly label: FixLabel;
  readonly edits: readonly Edit[];
}

/** Most entries of Items offered in place of a Value, and most elements of a lock. */
const MOST = 5;
/** Longest condition in a label; longer ones are cut. */
const LONGEST = 60;

/** An element with a rule, and its position. */
class Rule {
  readonly pointer: string;
  readonly conditions: readonly unknown[];

  constructor(
    readonly element: unknown,
    index: number
  ) {
    this.pointer = `/Elements/${index}/Options/Conditions`;
    this.conditions = conditionsOf(element).conditions;
  }

  /** Removes these conditions and all their duplicates; also the list if none is left. */
  without(places: readonly number[]): Edit[] {
    const said = new Set(places.map((place) => essence(this.conditions[place])));
    const all = [...this.conditions.keys()].filter((place) => said.has(essence(this.conditions[place])));
    return all.length === this.conditions.length ? this.none() : all.map((place) => this.#removal(place));
  }

  /** Removes one condition, even if it has duplicates. */
  withoutOne(place: number): Edit[] {
    return this.conditions.length === 1 ? this.none() : [this.#removal(place)];
  }

  /** Removes the list, with the Options if nothing else is in them. */
  none(): Edit[] {
    const options = fieldOf(this.element, 'Options');
    const isAlone = isRecord(options) && Object.keys(options).length === 1;
    return [{ op: 'remove', pointer: isAlone ? this.pointer.replace(/\/Conditions$/, '') : this.pointer }];
  }

  #removal(place: number): Edit {
    return { op: 'remove', pointer: `${this.pointer}/${place}` };
  }
}

const essence = (condition: unknown): string =>
  JSON.stringify(['TargetId', 'Operator', 'Value'].map((field) => fieldOf(condition, field) ?? null));

/** Possible fixes for a finding, likeliest first; the one that shows the element always comes last. */
export interface Candidates {
  readonly likely: readonly Remedy[];
  readonly removeRule: Remedy | undefined;
}

const NONE: Candidates = { likely: [], removeRule: undefined };

/**
 * Possible fixes for a finding on Conditions. None if it is no fault, or not about Conditions.
 * @param members Ids of the elements of a lock
 */
export function candidatesFor(
  found: Finding,
  data: unknown,
  models: Models,
  context: CompareContext,
  members: readonly string[]
): Candidates {
  const [, index, , kind, place] = pointerTokens(found.pointer);
  if (kind !== 'Conditions') return NONE;
  const rule = new Rule(valueAt(data, `/Elements/${index}`), Number(index));
  const elements = valueAt(data, '/Elements') as readonly unknown[];
  if (found.fix && isCertain(found, rule, Number(place)))
    return { ...NONE, likely: [remedyOf(found.fix, rule, place)] };
  const removeRule: Remedy = { label: ['removeRule', idOf(rule.element)], edits: rule.none() };
  switch (found.code) {
    case 'conditions-not-array':
      return { likely: asList(rule), removeRule };
    case 'conditions-always-hide':
      return { likely: [], removeRule };
    case 'conditions-never-hide':
      return { likely: contradictions(rule, String(found.params.conditions)), removeRule };
    case 'conditions-lock':
      return { likely: locked(elements, members), removeRule: undefined };
    case 'condition-self':
      return { likely: [removal(rule, Number(place))], removeRule: undefined };
    case 'condition-value-impossible':
    case 'condition-value-type': {
      const near = instead(rule, Number(place), elements, models, context);
      const others = near.length === 0 ? items(rule, Number(place), elements) : near;
      const within = inside(rule, Number(place), elements, models, context);
      return { likely: [...within, ...others, removal(rule, Number(place))], removeRule };
    }
    case 'condition-operator':
      return {
        likely: [...operators(rule, Number(place), elements, models), removal(rule, Number(place))],
        removeRule
      };
    case 'condition-action':
      return { likely: [remedyOf(found.fix!, rule, place), removal(rule, Number(place))], removeRule };
    case 'condition-malformed':
    case 'condition-unknown-target':
      return { likely: [removal(rule, Number(place))], removeRule };
    default:
      return NONE;
  }
}

/** Whether the fix that comes with a finding is the only one. An Action that is no misspelt HIDE, and asks for nothing else, may mean anything. */
function isCertain({ code }: Finding, { conditions }: Rule, place: number): boolean {
  const action = fieldOf(conditions[place], 'Action');
  return (
    code !== 'condition-action' ||
    asksToShow(action) ||
    (typeof action === 'string' && (action.trim() === 'HIDE' || mostSimilar(action.trim(), ['HIDE']) !== undefined))
  );
}

/** The fix that comes with a finding. */
function remedyOf({ edits, label: given }: Fix, rule: Rule, place: string | undefined): Remedy {
  const [first, second] = edits;
  if (!first || first.op === 'remove') return { label: ['remove'], edits: rule.withoutOne(Number(place)) };
  if (given) return { label: given, edits };
  const nameOf = ({ pointer }: Edit): string => pointerTokens(pointer).at(-1)!;
  const label: FixLabel = second ? ['rename', nameOf(second), nameOf(first)] : written(first.value);
  return { label, edits };
}

function written(value: unknown): FixLabel {
  return typeof value === 'string' ? ['write', cut(value)] : ['writeJson', cut(JSON.stringify(value))];
}

function removal(rule: Rule, place: number): Remedy {
  return { label: ['remove'], edits: rule.withoutOne(place) };
}

function asList({ element, pointer }: Rule): Remedy[] {
  const condition = fieldOf(fieldOf(element, 'Options'), 'Conditions');
  return isRecord(condition) ? [{ label: ['asList'], edits: [{ op: 'set', pointer, value: [condition] }] }] : [];
}

/** One of two contradictory conditions can stay; of more, any may be wrong. */
function contradictions(rule: Rule, numbers: string): Remedy[] {
  // “1 + 2”, for the sentence.
  const places = [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number) - 1);
  if (places.length !== 2) {
    return places.map((place) => ({
      label: ['removeThat', clauseOf(rule.conditions[place])],
      edits: rule.without([place])
    }));
  }
  return places.map((kept, at) => ({
    label: ['keepOnly', clauseOf(rule.conditions[kept])],
    edits: rule.without([places[1 - at]!])
  }));
}

/** Any element of a lock can be released. */
function locked(elements: readonly unknown[], members: readonly string[]): Remedy[] {
  const ids: ReadonlySet<unknown> = new Set(members);
  return members.slice(0, MOST).flatMap((id) => {
    const index = elements.findIndex((element) => fieldOf(element, 'Id') === id);
    const rule = new Rule(elements[index], index);
    const places = [...rule.conditions.keys()].filter((at) => ids.has(fieldOf(rule.conditions[at], 'TargetId')));
    const clauses = places.map((place) => clauseOf(rule.conditions[place])).join(', ');
    return places.length === 0 ? [] : [{ label: ['removeFrom', cut(clauses), id], edits: rule.without(places) }];
  });
}

/** The Values that the condition may mean. */
function instead(
  rule: Rule,
  place: number,
  elements: readonly unknown[],
  models: Models,
  context: CompareContext
): Remedy[] {
  const ready = prepareCondition(rule.conditions[place], elementsById(elements), models);
  if ('problem' in ready) return [];
  return new NearValues().of(ready, context).values.map((value) => writing(rule, place, 'Value', value));
}

/** Equal to a whole, such as a day: from its first Value to its last, which takes two conditions. */
function inside(
  { conditions, pointer }: Rule,
  place: number,
  elements: readonly unknown[],
  models: Models,
  context: CompareContext
): Remedy[] {
  const condition = conditions[place];
  const ready = prepareCondition(condition, elementsById(elements), models);
  if ('problem' in ready || ready.operator !== '==' || !isRecord(condition)) return [];
  const { span } = new NearValues().of(ready, context);
  if (!span) return [];
  const ends = (['>=', '<='] as const).map((Operator, at) => ({ ...condition, Operator, Value: span[at] }));
  const value = conditions.flatMap((each, at) => (at === place ? ends : [each]));
  return [{ label: ['hideWhile', ends.map(clauseOf).join(', ')], edits: [{ op: 'set', pointer, value }] }];
}

function items(rule: Rule, place: number, elements: readonly unknown[]): Remedy[] {
  return (targetOf(rule, place, elements)?.Items ?? [])
    .slice(0, MOST)
    .map((item) => writing(rule, place, 'Value', item));
}

function operators(rule: Rule, place: number, elements: readonly unknown[], models: Models): Remedy[] {
  const target = targetOf(rule, place, elements);
  return target ? models[target.DataType].operators.map((each) => writing(rule, place, 'Operator', each)) : [];
}

/** The element that a condition tests. Only usable ones have findings on the Value or operator. */
function targetOf(rule: Rule, place: number, elements: readonly unknown[]): AscElement | undefined {
  const id = fieldOf(rule.conditions[place], 'TargetId');
  return elements.find((element) => fieldOf(element, 'Id') === id) as AscElement | undefined;
}

function writing({ pointer }: Rule, place: number, field: string, value: unknown): Remedy {
  return { label: written(value), edits: [{ op: 'set', pointer: `${pointer}/${place}/${field}`, value }] };
}

const idOf = (element: unknown): string => cut(asText(fieldOf(element, 'Id') ?? '?'));

/** `Rows < 4`, as in the file. */
function clauseOf(condition: unknown): string {
  const [target, operator] = ['TargetId', 'Operator'].map((field) => asText(fieldOf(condition, field)));
  return cut(`${target} ${operator} ${JSON.stringify(fieldOf(condition, 'Value'))}`);
}

const cut = (text: string): string => cutShort(text, LONGEST);
