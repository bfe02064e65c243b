import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/valueWording.js';
import { textOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';
import { sameBy } from '../shared/equal.js';
import { unusable } from '../shared/unusable.js';
import { itemsOf } from '../shared/options.js';
import { appearance, readingAlike, spelledOut, withBlanks } from '../../language/unseen.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable, shorten } from '../shared/valueText.js';

/** In Translations, this key is the element's label, so an entry with that name cannot be translated. */
export const RESERVED = 'DisplayName';

/** Any text: membership in Items is a rule, so that other texts can be shown and tested. */
const read = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** The entries that can be chosen, each once. */
export const choosable = (element: AscElement): string[] => [...new Set(itemsOf(element))];

interface Entries {
  readonly all: ReadonlySet<string>;
  /** Those that read like another one. */
  readonly alike: ReadonlySet<string>;
  /** How each reads. */
  readonly readings: ReadonlySet<string>;
}

const NONE: readonly string[] = [];
const byItems = new WeakMap<object, Entries>();

/** The entries of Items, found once: a list is described entry by entry. */
function entriesOf(element: AscElement): Entries {
  const Items = Array.isArray(element.Items) ? element.Items : NONE;
  let entries = byItems.get(Items);
  if (!entries) {
    const items = itemsOf(element);
    byItems.set(
      Items,
      (entries = { all: new Set(items), alike: readingAlike(items), readings: new Set(items.map(appearance)) })
    );
  }
  return entries;
}

/**
 * An entry as people read it, with the blanks that a page does not show; one that reads like another, with all that differs.
 * @param text the entry, or its translation
 */
export function entryInWords(text: string, item: string, element: AscElement): string {
  return entriesOf(element).alike.has(item) ? spelledOut(text) : withBlanks(text);
}

/** A text that is no entry: where it reads like one, with all that differs. */
function strangerInWords(text: string, element: AscElement): string {
  return entriesOf(element).readings.has(appearance(text)) ? spelledOut(text) : withBlanks(text);
}

const equals = (value: string, expected: unknown): boolean | undefined =>
  typeof expected === 'string' ? value === expected : undefined;

function check(raw: unknown, element: AscElement): Finding[] {
  const value = read(raw);
  if (value === undefined) return unusable(raw);
  if (itemsOf(element).includes(value)) return [];
  return value === ''
    ? [finding('value-missing', '')]
    : [finding('choice-not-in-items', '', { value: shorten(strangerInWords(value, element), 'en') })];
}

/** They differ in how they are shown, and in the ApiVersion that has them. */
const MIN_API_VERSION = { list: 1, radiobutton: 2 } as const;

export const form = eachIn('choice', (name): DataTypeForm<string> => ({
  name,
  minApiVersion: MIN_API_VERSION[name],
  operators: ['!=', '==', '?'],
  read,
  empty: () => '',
  check,
  hasValue: (value) => value !== '',
  same: (a, b) => sameBy(read, a, b),
  compare: { equals, contains: equals },
  describe(value, element, { language, contentLanguage, isUnabridged }) {
    const known = read(value);
    if (!known) return describeUnusable(value, language, isUnabridged);
    const isEntry = entriesOf(element).all.has(known) && known !== RESERVED;
    const text = isEntry ? textOf(element, known, known, contentLanguage) : known;
    return shorten(isUnabridged ? text : entryInWords(text, known, element), language, isUnabridged);
  },
  texts: (element) => [
    ...displayNameText(element),
    ...choosable(element)
      .filter((item) => item !== RESERVED)
      .map((item) => ({ key: item, source: item }))
  ]
}));
