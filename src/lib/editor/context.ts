import { getContext, setContext } from 'svelte';
import type { EditorSession } from './session.svelte.js';
import type { EditorState } from './state.svelte.js';
import type { EditorView } from './view.svelte.js';

/** What the parts of the editor share. */
export interface EditorContext {
  readonly session: EditorSession;
  readonly state: EditorState;
  readonly view: EditorView;
}

const key = Symbol('editor');

export const provideEditor = (value: EditorContext): EditorContext => setContext(key, value);
export const useEditor = (): EditorContext => getContext<EditorContext>(key);
