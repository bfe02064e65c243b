import { getContext, setContext } from 'svelte';
import type { Present } from '../api.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import type { Texts } from '../messages/load.js';
import type { Cell } from './model.svelte.js';
import type { TableSession } from './tableSession.svelte.js';

/** What the parts of the Table share. */
export interface TableContext {
  readonly session: TableSession;
  readonly t: Texts<'table'>;
  /** Conditions in words. */
  readonly reasons: Texts<'explanations'>['reasons'];
  /** Who else is here, in words. */
  readonly people: Texts<'editorNotices'>['people'];
  /** Who else has this widget open, or is in a cell of its row. */
  peopleAt(widget: number): readonly Present[];
  /** Findings in words. */
  readonly say: FindingFormatter;
  /** Sets Values at once, or after a dry run if some are refused. */
  put(wanted: readonly (Cell & { readonly value: unknown })[], what: 'fill' | 'set'): void;
  /** Focuses the active cell's input. */
  edit(): void;
  /** Returns the focus to the grid. */
  leave(): void;
  /** Keeps the active cell in the address before a row's editor opens, so that Back returns to it. */
  keepPlace(): void;
}

const key = Symbol('table');

export const provideTable = (value: TableContext): TableContext => setContext(key, value);
export const useTable = (): TableContext => getContext<TableContext>(key);
