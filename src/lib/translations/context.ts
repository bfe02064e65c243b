import { getContext, setContext } from 'svelte';
import type { TextLanguage } from '../api.js';
import type { Texts } from '../messages/load.js';
import type { TextsClient } from './client.js';
import type { TextGrid } from './grid.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';
import type { TextRow } from './row.svelte.js';

/** What the parts of the Translations screen share. Getters keep it reactive. */
export interface TranslationsContext {
  readonly grid: TextGrid;
  readonly client: TextsClient;
  readonly notes: RowNotes;
  readonly t: Texts<'translations'>;
  /** How Conditions are put into words. */
  readonly reasons: Texts<'editorNotices'>['reasons'];
  /** Name of the current language. */
  readonly language: string;
  /** What the user may do in it; null: read only. */
  readonly level: 'translate' | 'review' | null;
  /** Who may, where the user may only read. */
  readonly people: readonly string[];
  /** Other languages in which something is left. */
  readonly elsewhere: readonly TextLanguage[];
  /** Another language is worked on. */
  choose(language: string): void;
  /** Makes a row the current one and focuses its text. */
  open(row: TextRow): Promise<void>;
  /** Uses another widget's translation for the current text. @param place its position in the list of suggestions */
  take(place: number): void;
  /** Saves the current row as to review and moves to the next one left. */
  save(): Promise<void>;
  /** Reverts a batch, from the history of a text. */
  undo(batch: string): Promise<void>;
  /** Saves the text as it is: reviewed, if the user may, with its findings accepted. */
  approve(): Promise<void>;
}

const key = Symbol('translations');

export const provideTranslations = (value: TranslationsContext): TranslationsContext => setContext(key, value);
export const useTranslations = (): TranslationsContext => getContext<TranslationsContext>(key);
