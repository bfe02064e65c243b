import { getContext, setContext, type Component } from 'svelte';
import type { SavedUpdates } from './savedUpdates.svelte.js';
import type { EditorSession } from './session.svelte.js';
import type { EditorState } from '../form/state.svelte.js';
import type { EditorView } from './view.svelte.js';

/** What is known from the start, what came up since, or what failed. */
export type Told = 'start' | 'news' | 'problem';

/** What follows the saves of others, with the components that show it; loads after the fields. */
export interface LiveParts {
  readonly updates: SavedUpdates;
  readonly Notice: Component<{ live: SavedUpdates; folder?: boolean }>;
  readonly Notices: Component<{ told: Told; onsave: () => void }>;
  readonly Hint: Component<{ live: SavedUpdates }>;
  readonly People: Component;
}

/** What the parts of the editor share. */
export interface EditorContext {
  readonly session: EditorSession;
  readonly state: EditorState;
  readonly view: EditorView;
  readonly live?: LiveParts | undefined;
}

const key = Symbol('editor');

export const provideEditor = (value: EditorContext): EditorContext => setContext(key, value);
export const useEditor = (): EditorContext => getContext<EditorContext>(key);
