import type { Way } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
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
  readonly remedy: Remedy | undefined;
}

/** A Value that would be accepted instead of a refused one. */
export interface Remedy {
  readonly value: unknown;
  /** It is not all that the text says, or only the nearest that the rules allow: never taken for many cells at once. */
  readonly isOther: boolean;
}

/** What the ambiguous texts of a setting mean, for a person to say. */
export interface Question {
  /** For the answers. */
  readonly key: string;
  readonly element: AscElement;
  /** The first such text. */
  readonly text: string;
  readonly ways: readonly Way[];
  /** The convention that counts until another is chosen: that of the other cells, otherwise that of the interface's language. */
  readonly by: string;
  /** A text of the setting that cannot be read by that convention, only by another of these. */
  readonly contrary: string | undefined;
}

/** What a person wants instead of a refused cell. */
export interface Correction {
  /** Another text; undefined: the one that it has. */
  readonly text?: string | undefined;
  /** Its remedy, as it is then: answers to questions change it. */
  readonly takesRemedy?: boolean;
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
  readonly questions: readonly Question[];
  /** How many cells stay as they are because they inherit. */
  readonly inherited: number;
  /** Whether widgets that are not listed inherit what can be replaced. */
  readonly isBeyond: boolean;
}

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
