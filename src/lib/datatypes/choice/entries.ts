import { textInLanguage } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Texts } from '../../messages/load.js';
import { fieldText } from '../shared/valueText.js';
import { choosable, entryInWords } from './form.js';

/** One entry a list or a group of radio buttons offers. */
export interface Choice {
  /** The untranslated entry: what is stored. */
  readonly value: string;
  readonly label: string;
  /** The language of `label`; '' if unknown, undefined: the interface language. */
  readonly language?: string;
  /** Stored, but not (or no longer) one of Items. */
  readonly isMissing: boolean;
}

/**
 * The entries of Items, each once, in the language of the widget. A stored value that is none of them leads the list, marked
 * as such, until the user picks another.
 */
export function choicesOf(
  element: AscElement,
  value: unknown,
  contentLanguage: string,
  texts: Texts<'base'>['fields']
): Choice[] {
  const items = choosable(element);
  const choices = items.map((item): Choice => {
    const { text, language } = textInLanguage(element, item, item, contentLanguage);
    const spoken = text === '' ? { label: texts.emptyItem } : { label: entryInWords(text, item, element), language };
    return { value: item, ...spoken, isMissing: false };
  });
  const stored = fieldText(value);
  if (stored === '' || items.includes(stored)) return choices;
  return [
    { value: stored, label: texts.noLongerAvailable(entryInWords(stored, stored, element)), isMissing: true },
    ...choices
  ];
}
