import { getContext, setContext } from 'svelte';
import type { PeopleTexts, ShellTexts } from '../ui/messages/shell.js';

/** The texts of these pages; `t` and `shell` follow the language. Set by each page. */
export interface PageTexts {
  readonly t: PeopleTexts;
  readonly shell: ShellTexts;
}

const key = Symbol('people texts');

export const provideTexts = (value: PageTexts): PageTexts => setContext(key, value);
export const useTexts = (): PageTexts => getContext<PageTexts>(key);
