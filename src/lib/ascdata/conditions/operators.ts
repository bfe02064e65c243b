import { cutToLine } from '../../language/cut.js';
import type { CompareContext } from '../dataTypeModel.js';
import { asText } from '../elements.js';
import type { Fix } from '../findings.js';
import { mostSimilar } from '../similarWords.js';
import { statesOn } from './domain.js';
import {
  conditionsOf,
  fieldOf,
  meets,
  prepareCondition,
  type ElementsById,
  type Models,
  OPPOSITES
} from './evaluate.js';
import { isComparable } from './nearValues.js';

/** Operators as other languages spell them, and as the contract does. */
export const OPERATORS: Readonly<Record<string, string>> = {
  '=': '==',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=>': '>=',
  '=<': '<=',
  '≠': '!=',
  '≥': '>=',
  '≤': '<='
};

/** Actions that other editors have. */
const SHOWS: ReadonlySet<string> = new Set(['SHOW', 'DISPLAY', 'VISIBLE', 'UNHIDE']);

/** Longest condition in a label. */
const LONGEST = 60;
/** Most conditions that are compared with each other. */
const MOST = 50;

/** What a condition compares by and with. */
type Comparison = Readonly<Record<'Operator' | 'Value', unknown>>;

/** Whether an Action is meant to show the element while the condition is met. */
export function asksToShow(action: unknown): boolean {
  if (typeof action !== 'string') return false;
  const word = action.trim().toUpperCase();
  return SHOWS.has(word) || mostSimilar(word, ['SHOW']) !== undefined;
}

/**
 * Hides the element exactly while a condition that should show it is not met. undefined where conditions cannot say so: they hide
 * while all of them are met, so they cannot hide while one of several is not, beside others that show or hide; and not every comparison
 * has an opposite.
 */
export function hidingFix(
  condition: unknown,
  element: unknown,
  pointer: string,
  byId: ElementsById,
  models: Models,
  context: CompareContext
): Fix | undefined {
  const { conditions } = conditionsOf(element);
  const essence = (each: unknown): unknown[] => ['TargetId', 'Operator', 'Value'].map((key) => fieldOf(each, key));
  const said = JSON.stringify(essence(condition));
  const isOnly =
    conditions.length <= MOST &&
    conditions.every((each) => asksToShow(fieldOf(each, 'Action')) && JSON.stringify(essence(each)) === said);
  const [targetId, operator, value] = essence(condition);
  const opposite = isOnly
    ? oppositeOf({ Operator: operator, Value: value }, targetId, byId, models, context)
    : undefined;
  if (!opposite) return undefined;
  const edits = [
    { op: 'set' as const, pointer: `${pointer}/Action`, value: 'HIDE' },
    ...(opposite.Operator === operator
      ? []
      : [{ op: 'set' as const, pointer: `${pointer}/Operator`, value: opposite.Operator }]),
    ...(opposite.Value === value ? [] : [{ op: 'set' as const, pointer: `${pointer}/Value`, value: opposite.Value }])
  ];
  const clause = cutToLine(
    `${asText(targetId)} ${String(opposite.Operator)} ${JSON.stringify(opposite.Value)}`,
    LONGEST
  );
  return { title: `HIDE while ${clause}`, label: ['hideWhile', clause], edits };
}

/** The comparison that is met exactly while this one is not. */
function oppositeOf(
  { Operator, Value }: Comparison,
  TargetId: unknown,
  byId: ElementsById,
  models: Models,
  context: CompareContext
): Comparison | undefined {
  const written = asText(Operator).trim();
  const operator = Object.hasOwn(OPERATORS, written) ? OPERATORS[written]! : written;
  const asHiding = { Action: 'HIDE', TargetId, Value };
  const ready = prepareCondition({ ...asHiding, Operator: operator }, byId, models);
  const asked = operator === '?' ? contentOpposites(Value) : [{ Operator: OPPOSITES[operator], Value }];
  const known = asked.filter((each) => each.Operator !== undefined);
  // What is wrong with it besides has a finding of its own once it hides.
  if ('problem' in ready || !isComparable(ready, context)) return operator === '?' ? undefined : known[0];
  const { target, model } = ready;
  // Neither is met while there is no Value yet.
  if (model.read(target.Value, target) === undefined) return undefined;
  const states = statesOn(target, model, [Value], context);
  return known.find((each) => {
    const opposite = prepareCondition({ ...asHiding, ...each }, byId, models);
    if ('problem' in opposite) return false;
    return states.every(
      ({ value }) => (meets(ready, value, context) === true) !== (meets(opposite, value, context) === true)
    );
  });
}

/** `?` asks for content, or for one content, which some DataTypes have as a whole. */
function contentOpposites(value: unknown): Comparison[] {
  return typeof value === 'boolean' ? [{ Operator: '?', Value: !value }] : [{ Operator: '!=', Value: value }];
}
