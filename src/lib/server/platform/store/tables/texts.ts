import type { Generated, Selectable } from 'kysely';

/** Texts that are translated beside the package. */
export interface TextTables {
  texts: TextsTable;
  text_events: TextEventsTable;
  text_languages: TextLanguagesTable;
  text_comments: TextCommentsTable;
  glossary: GlossaryTable;
}

/** A saved text in one language. It belongs to the template, whatever its package. */
export interface TextsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  /** Hash of its key, `placeOf`: identifies the text. */
  place: string;
  /** JSON text of the `TextKey`: the readable key. */
  name: string;
  /** '': none, even if the package has one. */
  text: string;
  /** 1: reviewed against `source`. */
  reviewed: number;
  /** JSON text of the source it was translated or reviewed against. */
  source: string;
  /** Hash of that source. */
  source_hash: string;
  /** JSON text of `string[]`: codes of findings that were accepted for this text and this source. */
  accepted: string;
  /** The published text; null: the package's. */
  published: string | null;
  /** `texts_version` of the template when it was saved. */
  revision: number;
  changed_at: string;
  /** Name of the user who saved it, at that time; null: not known. */
  changed_by: string | null;
}

/** What was done to a text. A row moves with its text when a replacement gives the text another key; the rest never changes. */
export interface TextEventsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  place: string;
  name: string;
  /** Events of one step have the same one. */
  batch: string;
  kind: 'save' | 'undo' | 'publish' | 'replace';
  /** JSON text of `StoredText`; null: none. */
  before: string | null;
  after: string | null;
  revision: number;
  at: string;
  by: string | null;
  /** The user; null: the product itself, or the key of the environment. */
  user_id: number | null;
}

/** A language added to those of the package, or removed. */
export interface TextLanguagesTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  added_at: string;
  added_by: string | null;
  /** When it was removed; null: it is not. */
  removed_at: string | null;
  removed_by: string | null;
}

/** A comment on a text. */
export interface TextCommentsTable {
  id: Generated<number>;
  template_id: number;
  language: string;
  place: string;
  /** JSON text of the `TextKey`. */
  name: string;
  text: string;
  at: string;
  /** Name of the author at that time. */
  by: string | null;
  user_id: number | null;
  /** The batch of the import that added it. */
  batch: string | null;
}

/** The agreed translation of a term, in all widgets. */
export interface GlossaryTable {
  language: string;
  /** `nameKey(term)`: the same for terms that differ only in case. */
  term_key: string;
  term: string;
  translation: string;
}

export type TextRow = Selectable<TextsTable>;
