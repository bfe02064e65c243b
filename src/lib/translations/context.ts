import { getContext, setContext } from 'svelte';
import type { TextLanguage } from '../api.js';
import type { TextsClient } from './client.js';
import type { TextActions, TextWorkplace } from './textActions.svelte.js';

/** What the parts of the Translations screen share. Getters keep it reactive. */
export interface TranslationsContext extends TextWorkplace {
  readonly client: TextsClient;
  /** Who may translate, if the user may only read. */
  readonly people: readonly string[];
  /** Other languages in which something is left. */
  readonly elsewhere: readonly TextLanguage[];
  /** What keys and buttons do with texts. */
  readonly actions: TextActions;
  /** Switches to another language. */
  choose(language: string): void;
}

const key = Symbol('translations');

export const provideTranslations = (value: TranslationsContext): TranslationsContext => setContext(key, value);
export const useTranslations = (): TranslationsContext => getContext<TranslationsContext>(key);
