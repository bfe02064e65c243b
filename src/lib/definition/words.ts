import { ORDER, type DefinitionChange } from '../ascdata/definition/changes.js';
import { isRecord, own } from '../ascdata/elements.js';
import { pointerTokens } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { cutShort } from '../language/cut.js';
import type { MessageLanguage } from '../language/languages.js';
import { numberInWords } from '../language/numbers.js';
import type { Texts } from '../messages/load.js';

/** A value has so much room in a sentence. */
const MOST = 30;

/** What the changes of a definition are told with. */
export interface ChangeWords {
  readonly t: Texts<'definition'>;
  readonly language: MessageLanguage;
  readonly elements: ReadonlyMap<string, AscElement>;
}

/** A field or option, as people call it; its own name where no language has a word for it. */
export const labelOf = (key: string, { t }: Pick<ChangeWords, 't'>): string =>
  Object.hasOwn(t.fields, key) ? t.fields[key]! : key;

/** One change of a definition as a part of a sentence: “Rows: Maximum 24 → 20”. */
export function changeInWords(change: DefinitionChange, words: ChangeWords): string {
  const { id, at, before, after } = change;
  const { t } = words;
  if (at === ORDER) return t.changes.order;
  if (at === '') return after === undefined ? t.changes.went(nameIn(before, id)) : t.changes.came(nameIn(after, id));
  const element = words.elements.get(id);
  const [was, is] = [before, after].map((json) => valueInWords(json, at, element, words));
  const name = id === '' ? t.outline.widget : (element?.DisplayName ?? id);
  return t.changes.part(name, labelOf(pointerTokens(at).at(-1)!, words), was!, is!);
}

function nameIn(json: string | undefined, id: string): string {
  const element: unknown = JSON.parse(json ?? 'null');
  const name = isRecord(element) ? own(element, 'DisplayName') : undefined;
  return typeof name === 'string' && name !== '' ? name : id;
}

/** A value of a definition, given as JSON, in words. */
export function valueInWords(
  json: string | undefined,
  at: string,
  element: AscElement | undefined,
  { t, language }: Omit<ChangeWords, 'elements'>
): string {
  if (json === undefined) return t.changes.unset;
  const value: unknown = JSON.parse(json);
  if (element && at === '/Value') {
    return forms[element.DataType].describe(value, element, { language, contentLanguage: '' });
  }
  if (typeof value === 'boolean') return value ? t.changes.on : t.changes.off;
  if (typeof value === 'number') return numberInWords(value, language);
  if (Array.isArray(value) && value.every((entry) => !isRecord(entry))) return cutShort(value.join(', '), MOST);
  return cutShort(typeof value === 'string' ? value || t.changes.empty : json, MOST);
}
