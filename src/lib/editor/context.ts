import { getContext, setContext, type Snippet } from 'svelte';
import type { SavedUpdates } from './savedUpdates.svelte.js';
import type { EditorSession } from './session.svelte.js';
import type { EditorState } from '../form/state.svelte.js';
import type { EditorView, Naming } from './view.svelte.js';

/** What is known from the start, what came up since, or what failed. */
export type Told = 'start' | 'news' | 'problem';

/** What an editor shows beside its fields, each in its place; loads after the fields. */
export interface EditorExtras {
  readonly updates: SavedUpdates;
  readonly naming: Naming;
  /** In the head of the page. */
  readonly controls: Snippet;
  /** Above the fields: search, undo, redo. */
  readonly tools: Snippet;
  /** About the followed folder. */
  readonly folder: Snippet;
  readonly notices: Snippet<[Told]>;
  /** The fields that block saving. */
  readonly summary: Snippet;
  /** In place of the fields where the widget has none. */
  readonly none: Snippet;
  readonly hidden: Snippet;
  /** Who saved what. */
  readonly news: Snippet;
  /** Other views of the widget have unsaved edits, which `hint` names. */
  readonly isUnsavedElsewhere: boolean;
  /** Whether others' saves arrive, and what is unsaved elsewhere. */
  readonly hint: Snippet;
}

/** What the parts of the editor share. */
export interface EditorContext {
  readonly session: EditorSession;
  readonly state: EditorState;
  readonly view: EditorView;
  extras?: EditorExtras | undefined;
}

const key = Symbol('editor');

export const provideEditor = (value: EditorContext): EditorContext => setContext(key, value);
export const useEditor = (): EditorContext => getContext<EditorContext>(key);
