import type { Cell } from './model.svelte.js';

/** Cells that are pasted, or saved, at once, at most: what the server takes. */
export const MOST_CELLS = 15_000;

/** What would become of one cell. */
export interface Proposal extends Cell {
  /** What stood in the spreadsheet. */
  readonly text: string;
  /** undefined: it inherits again. */
  readonly set: { readonly value: unknown } | undefined;
  /** Why it cannot be; undefined: it can. */
  readonly reason: string | undefined;
  /** What can be instead. */
  readonly remedy: { readonly value: unknown } | undefined;
}

/** A cell as a key of maps. */
export const keyOf = ({ row, element }: Cell): string => `${row.id} ${element.Id}`;

/** What an import would do; nothing has changed yet. */
export interface DryRun {
  readonly changes: readonly Proposal[];
  readonly refused: readonly Proposal[];
  readonly same: number;
  readonly empty: number;
  /** Names that no row, or several rows, have. */
  readonly strangers: readonly string[];
}
