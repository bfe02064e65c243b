import { cutToLine } from '../../language/cut.js';
import { appearance, hiddenDifference, isBlank, spelledOut } from '../../language/unseen.js';
import type { CompareContext } from '../dataTypeModel.js';
import { pointerToken, type Finding, type Fix } from '../findings.js';
import { finding } from '../finding.js';
import { mostSimilar } from '../similarWords.js';
import {
  fieldOf,
  prepareCondition,
  type ConditionProblem,
  type ElementsById,
  type Models,
  type ProvableCondition
} from './evaluate.js';
import { isComparable, NearValues } from './nearValues.js';
import { asksToShow, hidingFix, OPERATORS } from './operators.js';
import { asText, isRecord } from '../elements.js';

const FIELDS = ['Action', 'TargetId', 'Operator', 'Value'] as const;

/** Longest text from the file in a sentence; longer ones are cut. */
const LONGEST = 60;

/** Each unknown Id is compared with every Id of the file; beyond this many comparisons, nothing is suggested. */
const MAX_COMPARISONS = 100_000;

/** The elements of a file, as conditions name them. */
export class ElementNames {
  /** What their conditions may mean. */
  readonly near = new NearValues();
  readonly #suggestions = new Map<string, string | undefined>();
  #byAppearance: ReadonlyMap<string, string> | undefined;

  /**
   * @param usable the elements that conditions can test
   * @param all every element with an Id, whatever else is wrong with it
   */
  constructor(
    readonly usable: ElementsById,
    readonly all: ElementsById
  ) {}

  /** The Id probably meant: one that reads the same, one with nearly the same spelling, or of the element with that DisplayName. */
  likelyId(targetId: string): string | undefined {
    if (targetId.length > LONGEST) return undefined;
    if (!this.#suggestions.has(targetId)) {
      if (this.#suggestions.size * this.usable.size > MAX_COMPARISONS) return undefined;
      const trimmed = targetId.trim();
      const byName = [...this.usable.values()].find((element) => element.DisplayName === targetId);
      const spelled = this.usable.has(trimmed) ? trimmed : mostSimilar(trimmed, this.usable.keys());
      this.#suggestions.set(targetId, this.#readingLike(targetId) ?? spelled ?? byName?.Id);
    }
    return this.#suggestions.get(targetId);
  }

  #readingLike(targetId: string): string | undefined {
    this.#byAppearance ??= new Map([...this.usable.keys()].map((id) => [appearance(id), id]));
    return this.#byAppearance.get(appearance(targetId));
  }
}

/** JSON pointer of a condition, and the element (as in the file) that it belongs to. */
export interface ConditionPlace {
  readonly element: unknown;
  readonly pointer: string;
}

/** The findings on one condition alone; `ready` if it can be evaluated. */
export function checkCondition(
  condition: unknown,
  place: ConditionPlace,
  names: ElementNames,
  models: Models,
  context: CompareContext
): { ready?: ProvableCondition; found: Finding[] } {
  const ready = prepareCondition(condition, names.usable, models);
  if ('problem' in ready) return { found: [problemFinding(ready.problem, condition, place, names, models, context)] };
  if (!isComparable(ready, context)) return { found: [wrongValueType(ready, place, names.near, context)] };
  if (fieldOf(place.element, 'Id') !== ready.target.Id) return { ready, found: [] };
  return {
    ready,
    found: [finding('condition-self', `${place.pointer}/TargetId`, { element: nameInSentence(place.element) })]
  };
}

/** The element in a sentence: `DisplayName (Id)`, or the Id alone if that is enough. */
export function nameInSentence(element: unknown): string {
  const [id, name] = [fieldOf(element, 'Id'), fieldOf(element, 'DisplayName')];
  const shownId = typeof id === 'string' ? cut(id) : '?';
  return typeof name !== 'string' || isBlank(name) || name === id ? shownId : `${cut(name)} (${shownId})`;
}

/** A Value as in the file, short enough for a sentence. */
export function valueAsInFile(value: unknown): string {
  return cut(JSON.stringify(value) ?? '–');
}

/** Takes the condition out. */
export function removalFix(pointer: string): Fix {
  return { title: 'Remove this condition', label: ['remove'], edits: [{ op: 'remove', pointer }] };
}

/** Names the Value that the condition surely means, if there is one. */
export function valueFix(
  ready: ProvableCondition,
  pointer: string,
  near: NearValues,
  context: CompareContext
): Fix | undefined {
  const { certain } = near.of(ready, context);
  return certain === undefined ? undefined : replacementFix(`${pointer}/Value`, 'Value', certain, ready.expected);
}

/** Puts another value at a pointer. @param name what the title calls it */
export function replacementFix(pointer: string, name: string, value: unknown, before: unknown): Fix {
  const title = `${name}: ${valueAsInFile(before)} → ${valueAsInFile(value)}`;
  return { title, edits: [{ op: 'set', pointer, value }] };
}

const cut = (text: string): string => cutToLine(text, LONGEST);

/** Why a condition cannot be evaluated, with everything its sentence names. */
export function problemFinding(
  problem: ConditionProblem,
  condition: unknown,
  place: ConditionPlace,
  names: ElementNames,
  models: Models,
  context: CompareContext
): Finding {
  const element = nameInSentence(place.element);
  const targetId = asText(fieldOf(condition, 'TargetId'));
  const known = names.all.get(targetId);
  const target = known ? nameInSentence(known) : cut(targetId);
  const { pointer } = place;
  switch (problem) {
    case 'condition-malformed':
      return malformed(condition, place);
    case 'condition-action': {
      const action = fieldOf(condition, 'Action');
      const params = { action: typeof action === 'string' ? cut(action) : valueAsInFile(action), element };
      const at = `${pointer}/Action`;
      if (!asksToShow(action)) return finding(problem, at, params, replacementFix(at, 'Action', 'HIDE', action));
      const fix = hidingFix(condition, place.element, pointer, names.usable, models, context);
      return fix ? finding(problem, at, params, fix) : finding('condition-action-show', at, params);
    }
    case 'condition-unknown-target':
      if (known) return finding('condition-target-type', `${pointer}/TargetId`, { target, element });
      return unknownTarget(targetId, place, names);
    case 'condition-target-type':
    case 'condition-current-value':
      return finding(problem, `${pointer}/TargetId`, { target, element });
    case 'condition-operator':
      return wrongOperator(condition, place, names, models);
    case 'condition-value-type': {
      const ready = prepareCondition(condition, names.usable, models);
      if ('problem' in ready) return problemFinding(ready.problem, condition, place, names, models, context);
      return wrongValueType(ready, place, names.near, context);
    }
  }
}

function malformed(condition: unknown, { element, pointer }: ConditionPlace): Finding {
  const isUsable = (field: (typeof FIELDS)[number]): boolean => {
    const value = fieldOf(condition, field);
    return field === 'Value' ? value !== undefined : typeof value === 'string';
  };
  const missing = FIELDS.filter((field) => !isUsable(field));
  const params = { missing: missing.join(', '), element: nameInSentence(element) };
  const renames = renamesIn(condition, missing);
  // Where the first of them is written: under a wrong name, or with an unusable value.
  const written = renames[0]?.key ?? missing.find((field) => fieldOf(condition, field) !== undefined);
  const at = written === undefined ? pointer : `${pointer}/${pointerToken(written)}`;
  const fix = renames.length === missing.length ? renaming(condition, renames, pointer) : undefined;
  return finding('condition-malformed', at, params, fix);
}

/** A field and the key that stands for it, slightly wrong (`TargetID`). */
interface Rename {
  readonly key: string;
  readonly field: string;
}

function renamesIn(condition: unknown, missing: readonly string[]): Rename[] {
  if (!isRecord(condition)) return [];
  const absent = missing.filter((field) => !Object.hasOwn(condition, field));
  const others = Object.keys(condition).filter(
    (key) => !(FIELDS as readonly string[]).includes(key) && key.length < LONGEST
  );
  return absent.flatMap((field) => {
    const key = others.find((other) => mostSimilar(other, [field]) !== undefined);
    return key === undefined ? [] : [{ key, field }];
  });
}

function renaming(condition: unknown, renames: readonly Rename[], pointer: string): Fix {
  return {
    title: renames.map(({ key, field }) => `${key} → ${field}`).join(', '),
    edits: renames.flatMap(({ key, field }) => [
      { op: 'set' as const, pointer: `${pointer}/${field}`, value: fieldOf(condition, key) },
      { op: 'remove' as const, pointer: `${pointer}/${pointerToken(key)}` }
    ])
  };
}

function unknownTarget(targetId: string, { element, pointer }: ConditionPlace, names: ElementNames): Finding {
  const at = `${pointer}/TargetId`;
  const params = { target: cut(targetId), element: nameInSentence(element) };
  const suggestion = names.likelyId(targetId);
  if (suggestion === undefined || suggestion === fieldOf(element, 'Id'))
    return finding('condition-unknown-target', at, params);
  const fix = replacementFix(at, 'TargetId', suggestion, targetId);
  if (appearance(suggestion) === appearance(targetId)) {
    const alike = {
      ...{ target: cut(spelledOut(targetId)), suggestion: cut(spelledOut(suggestion)) },
      difference: hiddenDifference(targetId, suggestion)
    };
    return finding('condition-unknown-target-alike', at, { ...params, ...alike }, fix);
  }
  return finding('condition-unknown-target-similar', at, { ...params, suggestion: cut(suggestion) }, fix);
}

function wrongOperator(condition: unknown, place: ConditionPlace, names: ElementNames, models: Models): Finding {
  const written = asText(fieldOf(condition, 'Operator'));
  const target = names.usable.get(asText(fieldOf(condition, 'TargetId')))!;
  const { operators } = models[target.DataType];
  const params = {
    operator: cut(written),
    target: nameInSentence(target),
    dataType: target.DataType,
    allowed: operators.join('  '),
    element: nameInSentence(place.element)
  };
  const meant = Object.hasOwn(OPERATORS, written.trim()) ? OPERATORS[written.trim()] : written.trim();
  const known = operators.find((each) => each === meant);
  const at = `${place.pointer}/Operator`;
  return finding('condition-operator', at, params, known && replacementFix(at, 'Operator', known, written));
}

function wrongValueType(
  ready: ProvableCondition,
  place: ConditionPlace,
  near: NearValues,
  context: CompareContext
): Finding {
  const { target, operator, expected } = ready;
  const params = {
    target: nameInSentence(target),
    dataType: target.DataType,
    operator,
    value: valueAsInFile(expected),
    element: nameInSentence(place.element)
  };
  return finding(
    'condition-value-type',
    `${place.pointer}/Value`,
    params,
    valueFix(ready, place.pointer, near, context)
  );
}
