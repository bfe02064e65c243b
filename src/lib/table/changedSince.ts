import type { Cell } from './model.svelte.js';
import { keyOf } from './proposal.js';

/** Remembers the saved Value of each cell when first asked about it. */
export function changedSince(): { among(cells: readonly Cell[]): readonly Cell[] } {
  const seen = new Map<string, { readonly cell: Cell; readonly saved: string | undefined }>();
  return {
    /** The cells, of these and earlier ones, whose saved Value has changed since. */
    among(cells) {
      for (const cell of cells) {
        if (!seen.has(keyOf(cell))) seen.set(keyOf(cell), { cell, saved: savedText(cell) });
      }
      return [...seen.values()].filter(({ cell, saved }) => savedText(cell) !== saved).map(({ cell }) => cell);
    }
  };
}

/** Without anybody's unsaved edits, also those of the row it inherits from. */
function savedText({ row, element: { Id } }: Cell): string | undefined {
  const own = row.savedOwn(Id) ?? row.base?.savedOwn(Id);
  return JSON.stringify(own ? own.value : row.inherited.get(Id));
}
