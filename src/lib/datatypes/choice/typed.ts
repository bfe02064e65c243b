import type { Reading, TypedText } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import { isRecord } from '../../ascdata/elements.js';
import type { AscElement } from '../../ascdata/types.js';
import { folded } from '../../language/textSearch.js';
import { readingOf, unabridged } from '../shared/reading.js';
import { choosable, entryInWords, form } from './form.js';

/** How well a text has to fit a name, the strictest first: blanks at the ends can tell entries apart, and so can capitals. */
const FITS: readonly ((text: string) => string)[] = [(text) => text, (text) => text.trim(), folded];

/**
 * The entry of Items that a text names: as a screen shows it, as it is stored, or in another language of the widget. Where two
 * fit equally well, a person has to choose; where none does, the one that begins alike is near.
 * @param shown the name of an entry on the screen
 */
function readEntry(text: string, element: AscElement, shown: (item: string) => string): Reading<string> {
  const items = choosable(element);
  const ways: readonly ((item: string) => readonly string[])[] = [
    (item) => [shown(item), entryInWords(shown(item), item, element)],
    (item) => [item],
    (item) => translationsOf(item, element)
  ];
  // Naming an entry takes longer than comparing its names.
  const named = ways.map((names) => items.map((item) => ({ item, names: names(item) })));
  for (const fit of FITS) {
    const wanted = fit(text).trim() === '' ? text : fit(text);
    const inOrder = named.map((all) =>
      all.filter(({ names }) => names.some((name) => fit(name) === wanted)).map(({ item }) => item)
    );
    const [onScreen = [], stored = [], elsewhere = []] = inOrder;
    const found = [...new Set([...onScreen, ...stored])];
    const fitting = found.length > 0 ? found : elsewhere;
    if (fitting.length > 0) return readingOf(fitting.map((value) => ({ value, by: value })));
  }
  const sought = folded(text.trim());
  const alike = sought === '' ? [] : items.filter((item) => folded(shown(item)).startsWith(sought));
  return { kind: 'unread', near: alike.length === 1 ? alike.map((value) => ({ value })) : [] };
}

function translationsOf(item: string, { Translations }: AscElement): string[] {
  return Object.values(Translations ?? {})
    .flatMap((texts) => (isRecord(texts) && Object.hasOwn(texts, item) ? [texts[item]] : []))
    .filter((name): name is string => typeof name === 'string');
}

export const typed = eachIn('choice', (name): TypedText<string> => ({
  read: (text, element, words) =>
    readEntry(text, element, (item) => form[name].describe(item, element, unabridged(words)))
}));
