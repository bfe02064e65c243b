import { isRecord, own } from '../elements.js';
import type { AscElement } from '../types.js';
import type { Step } from './steps.js';

/** The entries of an element, or undefined where its Items are something else than a list of texts. */
export function entriesIn(items: unknown): readonly string[] | undefined {
  if (items === undefined) return [];
  const isTexts = Array.isArray(items) && items.every((item) => typeof item === 'string');
  return isTexts ? (items as string[]) : undefined;
}

/** An entry that is to be added, with its translations by language. */
export interface NewEntry {
  readonly entry: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** What was pasted, one entry a line; the columns of a table after the first are its translations. Blank lines are left out. */
export function pastedEntries(text: string, languages: readonly string[]): NewEntry[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [entry = '', ...cells] = line.split('\t');
    if (entry.trim() === '') return [];
    const texts = languages.flatMap((language, at): [string, string][] => {
      const cell = cells[at]?.trim() ?? '';
      return cell === '' ? [] : [[language, cell]];
    });
    return [{ entry: entry.trim(), texts: new Map(texts) }];
  });
}

/** Those whose names are free: no entry has them, and none of those before. */
export function freeEntries(added: readonly NewEntry[], entries: readonly string[]): NewEntry[] {
  const taken = new Set(entries);
  return added.filter(({ entry }) => !taken.has(entry) && taken.add(entry));
}

/** Adds entries before the one with this number. A translation that the file has for a name already stays. */
export function addedEntries(element: AscElement, base: string, at: number, added: readonly NewEntry[]): Step[] {
  const values = added.map(({ entry }) => entry);
  const list = `${base}/Items`;
  const [step]: Step[] = Array.isArray(element.Items)
    ? [{ kind: 'insert', list, at, values }]
    : [{ kind: 'set', pointer: list, value: values }];
  return [step!, ...translated(element, base, added)];
}

/** Adds entries in the place of others, which go: of the first of them, also as the default. */
export function replacedEntries(
  element: AscElement,
  base: string,
  gone: ReadonlySet<string>,
  added: readonly NewEntry[]
): Step[] {
  const { Items = [], Value } = element;
  const left = Items.filter((item) => !gone.has(item));
  const at = Items.findIndex((item) => gone.has(item));
  const values = added.map(({ entry }) => entry);
  const isDefaultGone = typeof Value === 'string' && gone.has(Value);
  return [
    { kind: 'set', pointer: `${base}/Items`, value: left.toSpliced(at, 0, ...values) },
    ...(isDefaultGone ? [{ kind: 'set' as const, pointer: `${base}/Value`, value: values[0]! }] : []),
    ...translated(element, base, added)
  ];
}

function translated(element: AscElement, base: string, added: readonly NewEntry[]): Step[] {
  if (added.every(({ texts }) => texts.size === 0)) return [];
  return [{ kind: 'set', pointer: `${base}/Translations`, value: withTexts(element, added) }];
}

function withTexts({ Translations }: AscElement, added: readonly NewEntry[]): Record<string, unknown> {
  const translations: Record<string, unknown> = { ...Translations };
  for (const { entry, texts } of added) {
    for (const [language, text] of texts) {
      const known = own(translations, language);
      const before = isRecord(known) ? known : {};
      if (!Object.hasOwn(before, entry)) translations[language] = { ...before, [entry]: text };
    }
  }
  return translations;
}
