import { asText } from '../../ascdata/elements.js';
import {
  conditionsOf,
  fieldOf,
  OPPOSITES,
  prepareCondition,
  verdictFor,
  type ElementsById
} from '../../ascdata/conditions/evaluate.js';
import { comparisonTexts } from '../../messages/comparison.js';
import type { MessageLanguage } from '../../language/languages.js';
import { displayName } from '../../ascdata/translations.js';
import { findModel, registry } from '../../datatypes/registry.js';
import { describeUnusable, shorten } from '../../datatypes/shared/valueText.js';

/** Conditions that are reported one by one. */
const MOST = 6;

const SIGNS: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '>': '>', '>=': '≥', '<': '<', '<=': '≤' };

/** Whether a comparison is possible is the same on every day. */
const ANY_DAY = { today: '2000-01-01' };

/** The Conditions of an element; none if one of them cannot be evaluated whatever the Values are: they hide it for none. */
function hidingConditions(element: unknown, elements: ElementsById): readonly unknown[] {
  const { conditions } = conditionsOf(element);
  const isBroken = (condition: unknown, at: number): boolean => {
    const ready = prepareCondition(condition, elements, registry);
    if ('problem' in ready) return true;
    // Only of those that are told: to read a long Value takes time.
    return at < MOST && verdictFor(ready, ready.target.Value, ANY_DAY).problem === 'condition-value-type';
  };
  return conditions.some(isBroken) ? [] : conditions;
}

/** When an element is hidden: `Mode = Now and Title is empty`. '' if its Conditions hide it for no Values: none, or a broken one. */
export function conditionsInWords(element: unknown, elements: ElementsById, language: MessageLanguage): string {
  const conditions = hidingConditions(element, elements);
  const texts = comparisonTexts(language).conditions;
  const told = conditions.slice(0, MOST).map((condition) => inWords(condition, elements, language));
  const rest = conditions.length - told.length;
  return [...told, ...(rest > 0 ? [texts.more(rest)] : [])].join(texts.and);
}

/**
 * When an element is shown, by its Conditions: `Mode ≠ Now or Title has a value`, with names and entries as their author wrote
 * them. '' if no Values hide it: it has no Conditions, or one that cannot be evaluated.
 */
export function shownWhenInWords(element: unknown, elements: ElementsById, language: MessageLanguage): string {
  const conditions = hidingConditions(element, elements);
  const { more, or } = comparisonTexts(language).conditions;
  const told = conditions.slice(0, MOST).map((condition) => inWords(condition, elements, language, true));
  const rest = conditions.length - told.length;
  return [...told, ...(rest > 0 ? [more(rest)] : [])].join(or);
}

/**
 * A set of hidden elements with Values that lead to it: `Hidden: Title and Logo, with Mode = Later`. If it is known what sets it apart
 * from another set, only that: `Also hidden: Logo, with Mode = Later`.
 */
export function stateInWords(
  {
    set,
    hidden,
    hides,
    shows,
    today
  }: {
    readonly set: Iterable<readonly [id: string, value: unknown]>;
    readonly hidden: readonly string[];
    readonly hides?: readonly string[] | undefined;
    readonly shows?: readonly string[] | undefined;
    readonly today?: string | undefined;
  },
  elements: ElementsById,
  language: MessageLanguage
): string {
  const texts = comparisonTexts(language).conditions;
  const nameOf = (id: string): string => shorten(displayName(elements.get(id)!, language), language);
  const namesOf = (all: readonly string[]): string => {
    const ids = all.filter((id) => elements.has(id));
    return texts.names(ids.slice(0, MOST).map(nameOf), Math.max(0, ids.length - MOST));
  };
  const values = [...set].flatMap(([id, value]) => {
    const target = elements.get(id);
    const words =
      target && findModel(target.DataType)?.describe(value, target, { language, contentLanguage: language });
    return words === undefined ? [] : [`${nameOf(id)} = ${words}`];
  });
  const told = [...(today === undefined ? [] : [today]), ...values].slice(0, MOST);
  const what = hides && shows ? texts.differs(namesOf(hides), namesOf(shows)) : texts.hidden(namesOf(hidden));
  return texts.state(what, told);
}

/** @param isOpposite words its opposite, with names and entries as their author wrote them */
function inWords(condition: unknown, elements: ElementsById, language: MessageLanguage, isOpposite = false): string {
  const { label, operator, expected, value } = partsOf(condition, elements, language, isOpposite ? '' : language);
  const texts = comparisonTexts(language).conditions;
  if (operator === '?') {
    if (typeof expected === 'boolean') return `${label} ${expected === isOpposite ? texts.empty : texts.filled}`;
    return `${label} ${isOpposite ? texts.lacks : texts.contains} ${value}`;
  }
  const asked = isOpposite ? own(OPPOSITES, operator) : operator;
  return `${label} ${own(SIGNS, asked) ?? asText(operator)} ${value}`;
}

const own = (table: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/** @param contentLanguage of names and entries; '': as the author wrote them */
function partsOf(condition: unknown, elements: ElementsById, language: MessageLanguage, contentLanguage: string) {
  const [id, operator, expected] = ['TargetId', 'Operator', 'Value'].map((key) => fieldOf(condition, key));
  const target = typeof id === 'string' ? elements.get(id) : undefined;
  const label = target ? shorten(displayName(target, contentLanguage), language) : describeUnusable(id, language);
  const words = target && findModel(target.DataType)?.describe(expected, target, { language, contentLanguage });
  return { label, operator, expected, value: words ?? describeUnusable(expected, language) };
}
