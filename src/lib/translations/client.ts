import type { TextLanguagesBody, TextsBody, TextSave, TextsSaved, TextsUndone } from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations behind the Translations of a widget. None rejects: failures are in the answer. */
export interface TextsClient {
  languages(): Promise<Answer<TextLanguagesBody>>;
  texts(language: string): Promise<Answer<TextsBody>>;
  save(language: string, texts: readonly TextSave[]): Promise<Answer<TextsSaved>>;
  undo(language: string, batch: string): Promise<Answer<TextsUndone>>;
}

/** @param id of the widget */
export function textsClient(id: number): TextsClient {
  const base = `/api/Widgets/${id}/Texts`;
  return {
    languages: () => request(base),
    texts: (language) => request(`${base}/${encodeURIComponent(language)}`),
    save: (language, texts) =>
      request(`${base}/${encodeURIComponent(language)}`, { method: 'PUT', json: { Texts: texts } }),
    undo: (language, batch) =>
      request(`${base}/${encodeURIComponent(language)}/Undo`, { method: 'POST', json: { Batch: batch } })
  };
}
