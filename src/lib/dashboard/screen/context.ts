import { getContext, setContext } from 'svelte';
import type { DashboardTexts } from '../../ui/messages/dashboard.js';

const key = Symbol('dashboard texts');

/** The texts of the dashboard; `t` follows the language. */
export const provideDashboardTexts = (value: { readonly t: DashboardTexts }) => setContext(key, value);
export const useDashboardTexts = () => getContext<{ readonly t: DashboardTexts }>(key);
