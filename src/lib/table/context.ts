import { getContext, setContext } from 'svelte';
import type { Speaker } from '../ascdata/speaker.js';
import type { Texts } from '../messages/load.js';
import type { Cell } from './model.svelte.js';
import type { TableSession } from './tableSession.svelte.js';

/** What the parts of the Table share. */
export interface TableContext {
  readonly work: TableSession;
  readonly t: Texts<'table'>;
  /** How conditions are put into words. */
  readonly reasons: Texts<'editorNotices'>['reasons'];
  /** What is wrong with a Value, in words. */
  readonly say: Speaker;
  /** Sets Values at once; where some of them are refused, after a dry run. */
  put(wanted: readonly (Cell & { readonly value: unknown })[], what: 'fill' | 'set'): void;
  /** Puts the focus into the input of the cell in work. */
  edit(): void;
  /** Back from there. */
  leave(): void;
  /** Before a row's editor is opened: the way back keeps the cell in work. */
  keepPlace(): void;
  /** Tells a screen reader. */
  tell(text: string): void;
}

const key = Symbol('table');

export const provideTable = (value: TableContext): TableContext => setContext(key, value);
export const useTable = (): TableContext => getContext<TableContext>(key);
