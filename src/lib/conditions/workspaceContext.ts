import { getContext, setContext } from 'svelte';
import type { EditorView } from '../editor/view.svelte.js';
import type { Texts } from '../messages/load.js';
import type { FixSearch } from './fixing/fixSearch.svelte.js';
import type { Workspace } from './workspace.svelte.js';

/** What the parts of the workspace share. Getters, so that what reads them follows a change. */
export interface WorkspaceContext {
  readonly widgetId: number;
  readonly workspace: Workspace;
  /** How settings and Values are called: names, labels, the language of the widget's texts. */
  readonly names: EditorView;
  readonly t: Texts<'workspace'>;
  /** Of problems, fixes, tests and saving. */
  readonly checks: Texts<'checks'>;
  readonly fixes: FixSearch;
  /** Why rules cannot be changed; undefined: they can. */
  readonly locked: string | undefined;
  /** Name of the folder that the widget follows; undefined: none. */
  readonly folder: string | undefined;
  /** Makes a new version of the widget with the edited rules, or writes them into its folder. */
  save(): void;
  /** Makes a template of one's own with them; undefined: the widget is no standard widget. */
  readonly copy: (() => void) | undefined;
  readonly saving: boolean;
  /** Whether the edits have to be applied to another package first. */
  readonly isOutdated: boolean;
  /** Tells screen readers. */
  announce(text: string): void;
  /** How conditions are put into words. */
  readonly explanations: Texts<'explanations'>;
}

const key = Symbol('workspace');

export const provideWorkspace = (value: WorkspaceContext): WorkspaceContext => setContext(key, value);
export const useWorkspace = (): WorkspaceContext => getContext<WorkspaceContext>(key);

/** Why tests cannot be changed, in words; undefined: they can. */
export function testsLocked({ workspace, locked, checks }: WorkspaceContext): string | undefined {
  const { unusable } = workspace.tests.suite;
  if (locked !== undefined) return checks.tests.noRight;
  if (unusable?.kind === 'many') return checks.tests.many(unusable.count);
  return unusable && checks.tests.broken(unusable.line);
}
