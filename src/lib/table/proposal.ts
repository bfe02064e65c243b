import type { Cell } from './model.svelte.js';

/** Most cells per paste or save, as on the server. */
export const MOST_CELLS = 15_000;

/** What would happen to a cell. */
export interface Proposal extends Cell {
  /** The text in the spreadsheet. */
  readonly text: string;
  /** undefined: it inherits again. */
  readonly set: { readonly value: unknown } | undefined;
  /** Why it is refused; undefined: it is not. */
  readonly reason: string | undefined;
  /** A Value that would be accepted instead. */
  readonly remedy: { readonly value: unknown } | undefined;
}

/** A cell as a map key. */
export const keyOf = ({ row, element }: Cell): string => `${row.id} ${element.Id}`;

/** What an import would do. Nothing has changed yet. */
export interface DryRun {
  readonly changes: readonly Proposal[];
  readonly refused: readonly Proposal[];
  readonly same: number;
  readonly empty: number;
  /** Names that match no row, or several. */
  readonly strangers: readonly string[];
}
