import type { TextLanguagesBody, TextsBody, TextSave, TextsSaved, WidgetText } from '../../src/lib/api.js';
import { adminSession, ask, TEXT_ELEMENT, userWith, type Ask } from './harness.js';

export const SIZE = {
  Id: 'Size',
  DisplayName: 'Font size',
  DataType: 'list',
  Value: 'small',
  Items: ['small', 'very large']
};
export const TITLE = { ...TEXT_ELEMENT, DisplayName: 'Heading', Translations: { de: { DisplayName: 'Titel' } } };
export const ELEMENTS = [TITLE, SIZE];

/** Requests the texts of a widget. */
export function textClient(id: () => number) {
  const read = async (language = 'de', of = id(), as?: string) => {
    const response = await ask(`/api/Widgets/${of}/Texts/${language}`, as === undefined ? {} : { as });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as TextsBody;
  };
  const textOf = async (element: string, entry?: string, language = 'de') =>
    (await read(language)).Texts.find(({ Element, Entry }) => Element === element && Entry === entry)!;
  const put = (Texts: unknown, options: Ask = {}, language = 'de') =>
    ask(`/api/Widgets/${id()}/Texts/${language}`, { method: 'PUT', json: { Texts }, ...options });
  const edited = ({ Element, Kind, Entry, Tag }: WidgetText, Text: string, more: Partial<TextSave> = {}): TextSave => ({
    Element,
    Kind,
    ...(Entry !== undefined && { Entry }),
    Text,
    State: 'toReview',
    Tag,
    ...more
  });
  const saved = async (...texts: TextSave[]) => {
    const response = await put(texts);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as TextsSaved;
  };
  const undone = async (Batch: string, options: Ask = {}) =>
    ask(`/api/Widgets/${id()}/Texts/de/Undo`, { method: 'POST', json: { Batch }, ...options });
  const languages = async (as?: string) =>
    (await (await ask(`/api/Widgets/${id()}/Texts`, as === undefined ? {} : { as })).json()) as TextLanguagesBody;
  const add = (Language: unknown, options: Ask = {}, of = id()) =>
    ask(`/api/Widgets/${of}/Texts`, { method: 'POST', json: { Language }, ...options });

  return { read, textOf, put, edited, saved, undone, languages, add };
}

/** Creates a user with this permission for one language; returns their key. */
export async function languagePerson(language: string, level: 'translate' | 'review'): Promise<string> {
  const made = await userWith();
  const Languages = [{ Language: language, Level: level }];
  await ask(`/api/Users/${made.id}/Languages`, { method: 'PUT', json: { Languages }, as: await adminSession() });
  return made.key;
}
