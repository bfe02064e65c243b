import type { PublicationBody, TextLanguagesBody, TextsBody, TextSave, TextsSaved, TextsUndone } from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations behind the Translations of a widget. None rejects: failures are in the answer. */
export interface TextsClient {
  languages(): Promise<Answer<TextLanguagesBody>>;
  texts(language: string): Promise<Answer<TextsBody>>;
  save(language: string, texts: readonly TextSave[]): Promise<Answer<TextsSaved>>;
  undo(language: string, batch: string): Promise<Answer<TextsUndone>>;
  /** What publishing would change. */
  publication(language: string): Promise<Answer<PublicationBody>>;
  /** Publishes what was looked at. @param tag of that list */
  publish(language: string, tag: string): Promise<Answer<TextsSaved>>;
  /** Adds a language. */
  add(language: string): Promise<Answer<{ Language: string }>>;
}

/** @param id of the widget */
export function textsClient(id: number): TextsClient {
  const base = `/api/Widgets/${id}/Texts`;
  const of = (language: string): string => `${base}/${encodeURIComponent(language)}`;
  return {
    languages: () => request(base),
    texts: (language) => request(of(language)),
    save: (language, texts) => request(of(language), { method: 'PUT', json: { Texts: texts } }),
    undo: (language, batch) => request(`${of(language)}/Undo`, { method: 'POST', json: { Batch: batch } }),
    publication: (language) => request(`${of(language)}/Publication`),
    publish: (language, tag) => request(`${of(language)}/Publication`, { method: 'POST', ifMatch: tag }),
    add: (language) => request(base, { method: 'POST', json: { Language: language } })
  };
}
