import { getContext, setContext } from 'svelte';
import type { Texts } from '../messages/load.js';
import type { TextsClient } from './client.js';
import type { TextGrid } from './grid.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';
import type { TextRow } from './row.svelte.js';

/** What the parts of the Translations screen share. Getters, so that what reads them follows a change. */
export interface TranslationsContext {
  readonly grid: TextGrid;
  readonly client: TextsClient;
  readonly notes: RowNotes;
  readonly t: Texts<'translations'>;
  /** The language in work, by name. */
  readonly language: string;
  /** What the user may do in it; null: read. */
  readonly level: 'translate' | 'review' | null;
  /** Makes a row the one in work, with the focus in its text. */
  open(row: TextRow): Promise<void>;
  /** Takes the translation of another widget for the text in work. @param place among those offered */
  take(place: number): void;
  /** Saves the row in work, to review; goes on to the next that is left. */
  save(): Promise<void>;
  /** Takes back what was saved at once, of the history of a text. */
  undo(batch: string): Promise<void>;
  /** The same as `save` for a text that is right as it is: reviewed, where the user may, and its findings accepted. */
  approve(): Promise<void>;
}

const key = Symbol('translations');

export const provideTranslations = (value: TranslationsContext): TranslationsContext => setContext(key, value);
export const useTranslations = (): TranslationsContext => getContext<TranslationsContext>(key);
