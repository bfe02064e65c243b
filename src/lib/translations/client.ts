import type {
  GlossaryBody,
  ImportBody,
  LanguageImportBody,
  LanguageUndone,
  NewComment,
  PublicationBody,
  RememberedText,
  ImportSelectionInAll,
  ImportSelection,
  Term,
  TextCommentBody,
  TextEventBody,
  TextFormat,
  WidgetText,
  TextLanguagesBody,
  TextsBody,
  TextSave,
  TextsSaved,
  TextsUndone,
  UndoableBatch
} from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations behind the Translations of a widget. They never reject: failures are in the answer. */
export interface TextsClient {
  languages(): Promise<Answer<TextLanguagesBody>>;
  texts(language: string): Promise<Answer<TextsBody>>;
  save(language: string, texts: readonly TextSave[]): Promise<Answer<TextsSaved>>;
  undo(language: string, batch: string): Promise<Answer<TextsUndone>>;
  /** What the user saved in one step and can still undo. */
  undoable(language: string): Promise<Answer<{ Batches: readonly UndoableBatch[] }>>;
  /** What publishing would change. @param reviewed only reviewed texts */
  publication(language: string, reviewed: boolean): Promise<Answer<PublicationBody>>;
  /** Publishes what the list showed. @param tag of that list */
  publish(language: string, tag: string, reviewed: boolean): Promise<Answer<TextsSaved>>;
  glossary(language: string): Promise<Answer<GlossaryBody>>;
  /** Replaces the list with that tag. */
  setGlossary(language: string, terms: readonly Term[], tag: string): Promise<Answer<GlossaryBody>>;
  comments(language: string): Promise<Answer<{ Comments: readonly TextCommentBody[] }>>;
  comment(language: string, comment: NewComment): Promise<Answer<{ Id: number }>>;
  removeComment(language: string, id: number): Promise<Answer<undefined>>;
  /** Translations of the same source in other widgets. */
  memory(language: string, text: Named): Promise<Answer<{ Texts: readonly RememberedText[] }>>;
  history(language: string, text: Named): Promise<Answer<{ Events: readonly TextEventBody[] }>>;
  /** URL of the texts as a file for translators. */
  exportUrl(language: string, format: TextFormat): string;
  /** What a file would change. */
  compareFile(language: string, file: File, options: ComparedOptions): Promise<Answer<ImportBody>>;
  /** Imports the compared file. */
  importFile(language: string, file: File, options: ImportOptions): Promise<Answer<ImportBody>>;
  /** The same for all widgets visible to the user. */
  exportAllUrl(language: string, format: TextFormat): string;
  compareInAll(language: string, file: File, options: ComparedOptions): Promise<Answer<LanguageImportBody>>;
  importInAll(
    language: string,
    file: File,
    options: ImportOptions<ImportSelectionInAll>
  ): Promise<Answer<LanguageImportBody>>;
  undoInAll(language: string, batch: string): Promise<Answer<LanguageUndone>>;
  /** Adds a language, or restores a removed one. */
  add(language: string): Promise<Answer<{ Language: string }>>;
  /** Removes a language; within 30 days, adding it again restores all its texts. */
  remove(language: string): Promise<Answer<undefined>>;
}

type Named = Pick<WidgetText, 'Element' | 'Kind' | 'Entry'>;

function queryOf({ Element, Kind, Entry }: Named): string {
  const query = new URLSearchParams({ Element, Kind, ...(Entry !== undefined && { Entry }) });
  return query.toString();
}

interface ComparedOptions {
  /** Whether all texts are imported as to review, whatever state the file gives them. */
  readonly toReview: boolean;
  /** Whether the comments of the file are added. */
  readonly comments: boolean;
}

interface ImportOptions<Taken = ImportSelection> extends ComparedOptions {
  /** The user’s choices for individual texts of the file. */
  readonly take: Taken;
  /** Tag of the comparison shown to the user. */
  readonly tag: string;
}

const optionsIn = ({ toReview, comments }: ComparedOptions): string => `toReview=${toReview}&comments=${comments}`;

/** A form with a file and its options. */
function formOf(file: File, take: ImportSelection | ImportSelectionInAll = []): FormData {
  const body = new FormData();
  body.append('take', JSON.stringify(take));
  body.append('file', file, file.name);
  return body;
}

/** @param id of the widget */
export function textsClient(id: number): TextsClient {
  const base = `/api/Widgets/${id}/Texts`;
  const inAll = (language: string): string => `/api/Texts/${encodeURIComponent(language)}`;
  const of = (language: string): string => `${base}/${encodeURIComponent(language)}`;
  return {
    languages: () => request(base),
    texts: (language) => request(of(language)),
    save: (language, texts) => request(of(language), { method: 'PUT', json: { Texts: texts } }),
    undo: (language, batch) => request(`${of(language)}/Undo`, { method: 'POST', json: { Batch: batch } }),
    undoable: (language) => request(`${of(language)}/Undo`),
    publication: (language, reviewed) => request(`${of(language)}/Publication?reviewed=${reviewed}`),
    publish: (language, tag, reviewed) =>
      request(`${of(language)}/Publication?reviewed=${reviewed}`, { method: 'POST', ifMatch: tag }),
    glossary: (language) => request(`/api/Glossary/${encodeURIComponent(language)}`),
    setGlossary: (language, terms, tag) =>
      request(`/api/Glossary/${encodeURIComponent(language)}`, { method: 'PUT', json: { Terms: terms }, ifMatch: tag }),
    comments: (language) => request(`${of(language)}/Comments`),
    comment: (language, comment) => request(`${of(language)}/Comments`, { method: 'POST', json: comment }),
    removeComment: (language, id) => request(`${of(language)}/Comments/${id}`, { method: 'DELETE' }),
    memory: (language, text) => request(`${of(language)}/Memory?${queryOf(text)}`),
    history: (language, text) => request(`${of(language)}/History?${queryOf(text)}`),
    exportUrl: (language, format) => `${of(language)}/Export?format=${format}`,
    compareFile: (language, file, options) =>
      request(`${of(language)}/Import?dryRun=true&${optionsIn(options)}`, { method: 'POST', body: formOf(file) }),
    importFile: (language, file, { take, tag, ...options }) =>
      request(`${of(language)}/Import?${optionsIn(options)}`, {
        method: 'POST',
        body: formOf(file, take),
        ifMatch: tag
      }),
    exportAllUrl: (language, format) => `${inAll(language)}/Export?format=${format}`,
    compareInAll: (language, file, options) =>
      request(`${inAll(language)}/Import?dryRun=true&${optionsIn(options)}`, { method: 'POST', body: formOf(file) }),
    importInAll: (language, file, { take, tag, ...options }) =>
      request(`${inAll(language)}/Import?${optionsIn(options)}`, {
        method: 'POST',
        body: formOf(file, take),
        ifMatch: tag
      }),
    undoInAll: (language, batch) => request(`${inAll(language)}/Undo`, { method: 'POST', json: { Batch: batch } }),
    add: (language) => request(base, { method: 'POST', json: { Language: language } }),
    remove: (language) => request(of(language), { method: 'DELETE' })
  };
}

/** The texts of a language, and then all languages with their counts: counting takes the server a while. */
export interface TextsReading {
  readonly languages: Promise<Answer<TextLanguagesBody>>;
  readonly texts: Promise<Answer<TextsBody>> | undefined;
}

/** @param id of the widget @param language undefined: the first, known once the languages have arrived */
export function readTexts(id: number, language: string | undefined): TextsReading {
  const client = textsClient(id);
  if (language === undefined) return { languages: client.languages(), texts: undefined };
  const texts = client.texts(language);
  return { texts, languages: texts.then(() => client.languages()) };
}
