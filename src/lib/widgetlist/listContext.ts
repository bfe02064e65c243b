import { getContext, setContext } from 'svelte';

const key = Symbol('widget list');

/** What is known of all its widgets. Getters keep it reactive. */
export interface ListContext {
  /** The folder that the widgets of one SpotIdentifier follow. */
  readonly followed: { readonly name: string; readonly spotIdentifier: string } | undefined;
}

export const provideList = (value: ListContext): ListContext => setContext(key, value);
export const useList = (): ListContext => getContext<ListContext>(key);
