import { listPlace } from '../ui/listPlace.js';
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

export function workPlace({ language, query, filter, typed, current }: TextGrid): WorkPlace {
  const row = `#${CSS.escape(`text-${current?.id}`)}`;
  const goBack = listPlace({ list: '#texts', row, inputs: '#text-in-work, #texts-search' });
  const isSearching = document.activeElement?.id === 'texts-search';
  return { ...{ language, query, filter, typed }, row: current?.id, isSearching, goBack };
}

/** Goes on in a grid that has just been opened; the cursor waits for `goBack`. In another language the search goes on, in the same text. */
export function resume(grid: TextGrid, { language, typed, query, filter, row }: WorkPlace): void {
  if (language !== grid.language) {
    grid.search(query);
    const same = grid.row(row ?? '');
    if (same?.isShown) grid.current = same;
    else if (!grid.current?.isShown) grid.current = grid.next() ?? grid.current;
    return;
  }
  grid.restore(typed);
  grid.search(query, filter);
  grid.current = grid.row(row ?? '') ?? grid.current;
}
