import type { Cell } from './model.svelte.js';
import { keyOf } from './proposal.js';

/** Remembers what was saved in cells when they were first looked at. */
export function movedSince(): { among(cells: readonly Cell[]): readonly Cell[] } {
  const seen = new Map<string, { readonly cell: Cell; readonly saved: string | undefined }>();
  return {
    /** The cells, these and former ones, in which something else is saved by now. */
    among(cells) {
      for (const cell of cells) {
        if (!seen.has(keyOf(cell))) seen.set(keyOf(cell), { cell, saved: savedText(cell) });
      }
      return [...seen.values()].filter(({ cell, saved }) => savedText(cell) !== saved).map(({ cell }) => cell);
    }
  };
}

const savedText = ({ row, element }: Cell): string | undefined => JSON.stringify(row.savedOf(element.Id));
