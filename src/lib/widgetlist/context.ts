import { getContext, setContext } from 'svelte';
import type { WidgetsTexts } from '../ui/messages/widgets.js';

const key = Symbol('widgets texts');

/** The texts of the Widgets screen; `t` follows the language. */
export const provideWidgetsTexts = (value: { readonly t: WidgetsTexts }) => setContext(key, value);
export const useWidgetsTexts = () => getContext<{ readonly t: WidgetsTexts }>(key);
