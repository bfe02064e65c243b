import { getContext, setContext } from 'svelte';
import type { Texts } from '../messages/load.js';

/** The texts of these pages; `t` and `shell` follow the language. Set by each page. */
export interface PageTexts {
  readonly t: Texts<'people'>;
  readonly shell: Texts<'shell'>;
}

const key = Symbol('people texts');

export const provideTexts = (value: PageTexts): PageTexts => setContext(key, value);
export const useTexts = (): PageTexts => getContext<PageTexts>(key);
