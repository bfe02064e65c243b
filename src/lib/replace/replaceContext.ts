import { getContext, setContext } from 'svelte';
import type { Texts } from '../messages/load.js';

const key = Symbol('replace texts');

/** The texts of this part; `t` follows the language. */
export const provideReplaceTexts = (value: { readonly t: Texts<'replace'> }) => setContext(key, value);
export const useReplaceTexts = () => getContext<{ readonly t: Texts<'replace'> }>(key);
