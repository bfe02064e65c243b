import { conditionsOf, fieldOf, type ElementsById } from '../../ascdata/conditions/evaluate.js';
import type { MessageLanguage } from '../../language/languages.js';
import { displayName } from '../../ascdata/translations.js';
import { findModel } from '../../datatypes/registry.js';
import { describeUnusable, shorten } from '../../datatypes/shared/words.js';
import type { Label } from './changes.js';

/** Conditions that are reported one by one. */
const MOST = 6;

const SIGNS: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '>': '>', '>=': '≥', '<': '<', '<=': '≤' };
const FILLED: Label = { en: 'has a value', de: 'hat einen Wert', fr: 'est rempli' };
const EMPTY: Label = { en: 'is empty', de: 'ist leer', fr: 'est vide' };
const CONTAINS: Label = { en: 'contains', de: 'enthält', fr: 'contient' };
const AND: Label = { en: ' and ', de: ' und ', fr: ' et ' };
const MORE: Label = { en: 'more', de: 'weitere', fr: 'de plus' };

/** When an element is hidden: `Mode = Now and Title is empty`. '' without conditions. */
export function conditionsInWords(element: unknown, elements: ElementsById, language: MessageLanguage): string {
  const { conditions } = conditionsOf(element);
  const told = conditions.slice(0, MOST).map((condition) => inWords(condition, elements, language));
  const rest = conditions.length - told.length;
  return [...told, ...(rest > 0 ? [`${rest} ${MORE[language]}`] : [])].join(AND[language]);
}

function inWords(condition: unknown, elements: ElementsById, language: MessageLanguage): string {
  const [id, operator, expected] = ['TargetId', 'Operator', 'Value'].map((key) => fieldOf(condition, key));
  const target = typeof id === 'string' ? elements.get(id) : undefined;
  const label = target ? shorten(displayName(target, language), language) : describeUnusable(id, language);
  if (operator === '?' && typeof expected === 'boolean') return `${label} ${(expected ? FILLED : EMPTY)[language]}`;
  const sign = typeof operator === 'string' && Object.hasOwn(SIGNS, operator) ? SIGNS[operator]! : String(operator);
  const value =
    target && findModel(target.DataType)?.describe(expected, target, { language, contentLanguage: language });
  return `${label} ${operator === '?' ? CONTAINS[language] : sign} ${value ?? describeUnusable(expected, language)}`;
}
