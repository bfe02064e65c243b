import { getContext, setContext } from 'svelte';
import type { Texts } from '../../messages/load.js';

const key = Symbol('dashboard texts');

/** The texts of the dashboard; `t` follows the language. */
export const provideDashboardTexts = (value: { readonly t: Texts<'dashboard'> }) => setContext(key, value);
export const useDashboardTexts = () => getContext<{ readonly t: Texts<'dashboard'> }>(key);
