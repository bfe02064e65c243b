import { tick } from 'svelte';
import type { TextGrid } from './grid.svelte.js';

/** Where somebody is among the texts of a language, and what is typed and not saved. */
export interface WorkPlace extends Pick<TextGrid, 'language' | 'query' | 'filter' | 'typed'> {
  /** Of the current text. */
  readonly row: string | undefined;
  /** Whether the cursor is in the search. */
  readonly isSearching: boolean;
  /** Brings the list to where it was, and the cursor to where it was. */
  goBack(): Promise<void>;
}

/** The inputs of the list that keep the cursor. */
type Cursor = HTMLInputElement | HTMLTextAreaElement;
const CURSORS = '#text-in-work, #texts-search';

export function workPlace({ language, query, filter, typed, current }: TextGrid): WorkPlace {
  const active = document.activeElement?.matches(CURSORS) ? (document.activeElement as Cursor) : undefined;
  const { id, selectionStart, selectionEnd } = active ?? {};
  const before = distance(current?.id);
  return {
    ...{ language, query, filter, typed },
    row: current?.id,
    isSearching: id === 'texts-search',
    async goBack() {
      await tick();
      const now = distance(current?.id);
      if (before !== undefined && now !== undefined) document.getElementById('texts')?.scrollBy(0, now - before);
      if (!id) return;
      const input = document.getElementById(id) as Cursor | null;
      input?.focus({ preventScroll: true });
      input?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null);
    }
  };
}

/** How far a text is from the top of the list, in pixels; undefined: it is not shown. */
function distance(row: string | undefined): number | undefined {
  const list = document.getElementById('texts');
  const shown = document.getElementById(`text-${row}`);
  return list && shown ? shown.getBoundingClientRect().top - list.getBoundingClientRect().top : undefined;
}

/** Goes on in a grid that has just been opened; the cursor waits for `goBack`. In another language only the search goes on. */
export function resume(grid: TextGrid, { language, typed, query, filter, row }: WorkPlace): void {
  if (language !== grid.language) {
    grid.search(query);
    if (!grid.current?.isShown) grid.current = grid.next() ?? grid.current;
    return;
  }
  grid.restore(typed);
  grid.search(query, filter);
  grid.current = grid.row(row ?? '') ?? grid.current;
}
