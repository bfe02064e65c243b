import { ORDER, RULE, type DefinitionChange } from '../ascdata/definition/changes.js';
import { asText, isRecord } from '../ascdata/elements.js';
import { pointerTokens } from '../ascdata/findings.js';
import { displayName } from '../ascdata/translations.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { cutShort } from '../language/cut.js';
import { nameOfLanguage } from '../language/languageNames.js';
import type { MessageLanguage } from '../language/languages.js';
import { numberInWords } from '../language/numbers.js';
import type { Texts } from '../messages/load.js';
import { AT } from './widget/options.js';

/** A value has so much room in a sentence. */
const MOST = 30;

/** What the changes of a definition are told with. */
export interface ChangeWords {
  readonly t: Texts<'definition'>;
  readonly language: MessageLanguage;
  /** Language of the widget's texts; '' is the author's. */
  readonly contentLanguage: string;
  readonly elements: ReadonlyMap<string, AscElement>;
}

/**
 * A field or option, as people call it; its own name where no language has a word for it.
 * @param type of the setting that has it, if it is called something else there
 */
export function labelOf(key: string, { t }: Pick<ChangeWords, 't'>, type?: DataTypeName): string {
  const ofType: Readonly<Record<string, string>> = (type && t.fieldsOf[type]) ?? {};
  return [ofType, t.fields].find((labels) => Object.hasOwn(labels, key))?.[key] ?? key;
}

/** What looks like a field or an option in a sentence, and is not a Value there. */
const NAMED = /“[^“”]*”|„[^„“]*“|«[^«»]*»|"[^"]*"|\b[A-Z][a-z]+[A-Z]\w*/g;

/** A sentence about the file, with its fields and options as they are called on the screen: “Pattern” (ValidationRegExp). */
export const withLabels = (text: string, words: Pick<ChangeWords, 't'>): string =>
  text.replace(NAMED, (key) => {
    const label = labelOf(key, words);
    return label === key ? key : words.t.labelled(label, key);
  });

/** A step that was undone or made again, as a part of a sentence: what it was made for, and how much went along. */
export function stepInWords([first, ...others]: readonly DefinitionChange[], words: ChangeWords): string {
  const { changes } = words.t;
  const { at, before, after, id } = first!;
  const name = at === '' ? nameIn(JSON.parse(after ?? before!), id, words) : '';
  const told = at !== '' ? changeInWords(first!, words) : (after === undefined ? changes.deleted : changes.added)(name);
  const more = others.filter((each) => each.at !== AT.version).length;
  return more > 0 ? `${told} · ${changes.more(more)}` : told;
}

/** One change of a definition as a part of a sentence: “Rows: Maximum 24 → 20”. */
export function changeInWords(change: DefinitionChange, words: ChangeWords): string {
  const { id, at, before, after } = change;
  const { changes, outline } = words.t;
  const [was, is] = [before, after].map((json): unknown => JSON.parse(json ?? 'null'));
  if (at === ORDER) return changes.order;
  if (at === '') {
    return after === undefined ? changes.went(nameIn(was, id, words)) : changes.came(nameIn(is, id, words));
  }
  const element = words.elements.get(id);
  const name = id === '' ? outline.widget : nameIn(element, id, words);
  const label = labelOf(pointerTokens(at).at(-1)!, words, element?.DataType);
  const part = (field: string, ...[one, other]: readonly string[]): string =>
    one === other ? changes.changed(name, field) : changes.part(name, field, one!, other!);
  if (at === '/Translations') return textsInWords(was, is, { ...words, name, part });
  if (at === '/Items' && isTexts(was) && isTexts(is)) return entriesInWords(was, is, { ...words, name, part });
  if (at === RULE) return part(label, ...[was, is].map((rule) => numberInWords(lengthOf(rule), words.language)));
  // What is no text and no number is not put into words.
  if (at !== '/Value' && [was, is].some((value) => isRecord(value) || !isPlain(value))) return part(label);
  return part(label, ...[before, after].map((json) => cutShort(valueInWords(json, at, element, words), MOST)));
}

const isPlain = (value: unknown): boolean => !Array.isArray(value) || !value.some(isRecord);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

interface PartWords extends ChangeWords {
  /** What is changed. */
  readonly name: string;
  part(field: string, ...values: readonly string[]): string;
}

/** Translations: the one that differs, or how many do. */
function textsInWords(was: unknown, is: unknown, { t, language, name, part }: PartWords): string {
  const [before, after] = [was, is].map(textsIn);
  const keys = [...new Set([...before!.keys(), ...after!.keys()])].filter(
    (key) => before!.get(key) !== after!.get(key)
  );
  const [only] = keys;
  if (only === undefined || keys.length > 1) return t.changes.texts(name, keys.length);
  const [tag, key] = JSON.parse(only) as [string, string];
  const told = [before, after].map((texts) => cutShort(texts!.get(only) ?? t.changes.unset, MOST));
  return part(t.inLanguage(labelOf(key, { t }), nameOfLanguage(tag, language)), ...told);
}

/** By language and key. */
function textsIn(translations: unknown): Map<string, string> {
  const all = isRecord(translations) ? Object.entries(translations) : [];
  return new Map(
    all.flatMap(([tag, texts]) =>
      Object.entries(isRecord(texts) ? texts : {}).map(([key, text]) => [JSON.stringify([tag, key]), asText(text)])
    )
  );
}

/** Entries: the one that has another name, or those that came and went. */
function entriesInWords(was: readonly string[], is: readonly string[], { t, name, part }: PartWords): string {
  const [olds, news] = [new Set(was), new Set(is)];
  const [came, went] = [is.filter((each) => !olds.has(each)), was.filter((each) => !news.has(each))];
  const label = labelOf('Items', { t });
  if (came.length === 1 && went.length === 1 && was.indexOf(went[0]!) === is.indexOf(came[0]!)) {
    return part(label, cutShort(went[0]!, MOST), cutShort(came[0]!, MOST));
  }
  if (came.length + went.length === 0) return t.changes.entriesOrder(name);
  const told = [
    ...(came.length > 0 ? [t.changes.came(cutShort(came.join(', '), MOST))] : []),
    ...(went.length > 0 ? [t.changes.went(cutShort(went.join(', '), MOST))] : [])
  ];
  return t.changes.entries(name, told.join(', '));
}

const nameIn = (element: unknown, id: string, { contentLanguage }: Pick<ChangeWords, 'contentLanguage'>): string =>
  (isRecord(element) && displayName(element as unknown as AscElement, contentLanguage)) || id;

/** A value of a definition, given as JSON, in words. */
export function valueInWords(
  json: string | undefined,
  at: string,
  element: AscElement | undefined,
  { t, language, contentLanguage }: Omit<ChangeWords, 'elements'>
): string {
  if (json === undefined) return t.changes.unset;
  const value: unknown = JSON.parse(json);
  if (element && at === '/Value') {
    return forms[element.DataType].describe(value, element, { language, contentLanguage });
  }
  if (typeof value === 'boolean') return value ? t.changes.on : t.changes.off;
  if (typeof value === 'number') return numberInWords(value, language);
  if (Array.isArray(value) && value.every((entry) => !isRecord(entry)))
    return cutShort(value.map(asText).join(', '), MOST);
  return cutShort(typeof value === 'string' ? value || t.changes.empty : json, MOST);
}
