import { textOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Messages } from '../../ui/messages/index.js';
import { itemsOf } from '../shared/options.js';
import { shownText } from './shown.js';

/** One entry a list or a group of radio buttons offers. */
export interface Choice {
  /** The untranslated entry: what is stored. */
  readonly value: string;
  readonly label: string;
  /** Stored, but not (or no longer) one of Items. */
  readonly gone: boolean;
}

/**
 * The entries of Items, each once, in the language of the widget. A stored value that is none of them leads the list, marked
 * as no longer available, until the user picks another.
 */
export function choicesOf(
  element: AscElement,
  value: unknown,
  contentLanguage: string,
  texts: Messages['fields']
): Choice[] {
  const items = [...new Set(itemsOf(element))];
  const choices = items.map((item) => ({
    value: item,
    label: textOf(element, item, item, contentLanguage) || texts.emptyItem,
    gone: false
  }));
  const stored = shownText(value);
  if (stored === '' || items.includes(stored)) return choices;
  return [{ value: stored, label: texts.noLongerAvailable(stored), gone: true }, ...choices];
}
