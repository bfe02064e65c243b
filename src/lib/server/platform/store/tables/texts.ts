import type { Generated, Selectable } from 'kysely';

/** Texts that are translated beside the package. Row types of 0019_texts and 0021_glossary. */
export interface TextTables {
  texts: TextsTable;
  text_events: TextEventsTable;
  text_languages: TextLanguagesTable;
  text_comments: TextCommentsTable;
  glossary: GlossaryTable;
}

/** A text somebody saved in one language. It belongs to the template, whatever package that has. */
export interface TextsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  /** Hash of its key, `placeOf`: which text it is. */
  place: string;
  /** JSON text of the `TextKey`: which text it is, in clear. */
  name: string;
  /** '': none, also where the package has one. */
  text: string;
  /** 1: somebody reviewed it, against `source`. */
  reviewed: number;
  /** JSON text of the source it was translated or reviewed against. */
  source: string;
  /** Hash of that source. */
  source_hash: string;
  /** JSON text of `string[]`: codes of findings that were accepted for this text and this source. */
  accepted: string;
  /** What is handed out since the last publication; null: what the package says. */
  published: string | null;
  /** `texts_version` of the template when it was saved. */
  revision: number;
  changed_at: string;
  /** Name of who saved it, as it was then; null: not known. */
  changed_by: string | null;
}

/** What was done to a text. Never changed once it is there. */
export interface TextEventsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  place: string;
  name: string;
  /** What was done at once has the same one. */
  batch: string;
  kind: 'save' | 'undo' | 'publish' | 'replace';
  /** JSON text of `StoredText`; null: there was none, or is none now. */
  before: string | null;
  after: string | null;
  revision: number;
  at: string;
  by: string | null;
  /** Of who did it; null: the product itself, or the key of the environment. */
  user_id: number | null;
}

/** A language that was added to those of the package, or removed. */
export interface TextLanguagesTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  added_at: string;
  added_by: string | null;
  /** Since when it can only be restored. null: it is there. */
  removed_at: string | null;
  removed_by: string | null;
}

/** What somebody said about a text. */
export interface TextCommentsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  place: string;
  /** JSON text of the `TextKey`. */
  name: string;
  text: string;
  at: string;
  /** Name of who said it, as it was then. */
  by: string | null;
  user_id: number | null;
  /** Of the import that brought it. */
  batch: string | null;
}

/** How a word of the sources is translated, in all widgets. */
export interface GlossaryTable {
  language: string;
  /** `nameKey(term)`: the same for words that differ in case only. */
  term_key: string;
  term: string;
  translation: string;
}

export type TextRow = Selectable<TextsTable>;
