import { conditionsOf, fieldOf, type ElementsById } from '../../ascdata/conditions/evaluate.js';
import { comparisonTexts } from '../../messages/comparison.js';
import type { MessageLanguage } from '../../language/languages.js';
import { displayName } from '../../ascdata/translations.js';
import { findModel } from '../../datatypes/registry.js';
import { describeUnusable, shorten } from '../../datatypes/shared/valueText.js';

/** Conditions that are reported one by one. */
const MOST = 6;

const SIGNS: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '>': '>', '>=': '≥', '<': '<', '<=': '≤' };

/** When an element is hidden: `Mode = Now and Title is empty`. '' without conditions. */
export function conditionsInWords(element: unknown, elements: ElementsById, language: MessageLanguage): string {
  const { conditions } = conditionsOf(element);
  const texts = comparisonTexts(language).conditions;
  const told = conditions.slice(0, MOST).map((condition) => inWords(condition, elements, language));
  const rest = conditions.length - told.length;
  return [...told, ...(rest > 0 ? [texts.more(rest)] : [])].join(texts.and);
}

/** A set of hidden elements with Values that lead there: `Hidden: Title and Logo, with Mode = Later`. */
export function stateInWords(
  {
    set,
    hidden,
    today
  }: {
    readonly set: Iterable<readonly [id: string, value: unknown]>;
    readonly hidden: readonly string[];
    readonly today?: string | undefined;
  },
  elements: ElementsById,
  language: MessageLanguage
): string {
  const texts = comparisonTexts(language).conditions;
  const nameOf = (id: string): string => shorten(displayName(elements.get(id)!, language), language);
  const ids = hidden.filter((id) => elements.has(id));
  const names = ids.slice(0, MOST).map(nameOf);
  const values = [...set].flatMap(([id, value]) => {
    const target = elements.get(id);
    const words =
      target && findModel(target.DataType)?.describe(value, target, { language, contentLanguage: language });
    return words === undefined ? [] : [`${nameOf(id)} = ${words}`];
  });
  const told = [...(today === undefined ? [] : [today]), ...values].slice(0, MOST);
  return texts.state(names, ids.length - names.length, told);
}

function inWords(condition: unknown, elements: ElementsById, language: MessageLanguage): string {
  const texts = comparisonTexts(language).conditions;
  const [id, operator, expected] = ['TargetId', 'Operator', 'Value'].map((key) => fieldOf(condition, key));
  const target = typeof id === 'string' ? elements.get(id) : undefined;
  const label = target ? shorten(displayName(target, language), language) : describeUnusable(id, language);
  if (operator === '?' && typeof expected === 'boolean') return `${label} ${expected ? texts.filled : texts.empty}`;
  const sign = typeof operator === 'string' && Object.hasOwn(SIGNS, operator) ? SIGNS[operator]! : String(operator);
  const value =
    target && findModel(target.DataType)?.describe(expected, target, { language, contentLanguage: language });
  return `${label} ${operator === '?' ? texts.contains : sign} ${value ?? describeUnusable(expected, language)}`;
}
