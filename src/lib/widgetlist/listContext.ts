import { getContext, setContext } from 'svelte';
import type { Texts } from '../messages/load.js';

const key = Symbol('widgets texts');

interface ListContext {
  /** Follows the language. */
  readonly t: Texts<'widgets'>;
  /** The folder that the widgets of one SpotIdentifier follow. */
  readonly followed: { readonly name: string; readonly spotIdentifier: string } | undefined;
}

/** The texts of the Widgets screen, and what is known of all its widgets. */
export const provideWidgetsTexts = (value: ListContext) => setContext(key, value);
export const useWidgetsTexts = () => getContext<ListContext>(key);
