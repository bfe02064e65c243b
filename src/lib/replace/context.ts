import { getContext, setContext } from 'svelte';
import type { ReplaceTexts } from '../ui/messages/replace.js';

const key = Symbol('replace texts');

/** The texts of this part; `t` follows the language. */
export const provideReplaceTexts = (value: { readonly t: ReplaceTexts }) => setContext(key, value);
export const useReplaceTexts = () => getContext<{ readonly t: ReplaceTexts }>(key);
