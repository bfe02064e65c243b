import { getContext, setContext } from 'svelte';
import type { Texts } from '../../messages/load.js';
import type { FixSearch } from './fixSearch.svelte.js';
import type { OfferedFix } from './messages.js';

/** What offers fixes for findings on rules, on every screen that shows them. Getters, so that what reads them follows a change. */
export interface Fixing {
  readonly fixes: FixSearch;
  readonly t: Texts<'checks'>['fixes'];
  readonly why: Texts<'workspace'>['why'];
  /** Why nothing can be fixed now, in words; undefined: it can. */
  readonly locked: string | undefined;
  /** What people call a setting. */
  nameOf(id: string): string;
  /** Makes the edits of a fix as one step. */
  apply(fix: OfferedFix): void;
}

const key = Symbol('fixing');

export const provideFixing = (value: Fixing): Fixing => setContext(key, value);
export const useFixing = (): Fixing => getContext<Fixing>(key);
