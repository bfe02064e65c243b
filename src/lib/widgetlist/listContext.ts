import { getContext, setContext } from 'svelte';
import type { Texts } from '../messages/load.js';

const key = Symbol('widgets texts');

/** The texts of the Widgets screen; `t` follows the language. */
export const provideWidgetsTexts = (value: { readonly t: Texts<'widgets'> }) => setContext(key, value);
export const useWidgetsTexts = () => getContext<{ readonly t: Texts<'widgets'> }>(key);
