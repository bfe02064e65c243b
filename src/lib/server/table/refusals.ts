import type { BatchRefusal, CellConflict, CellRefusal } from '../../api.js';
import { Refusal } from '../platform/refusal.js';

/** What prevents cells from being saved. */
export interface Obstacles {
  readonly Conflicts: readonly CellConflict[];
  readonly Refused: readonly CellRefusal[];
}

export const cellsChanged = (obstacles: Obstacles): Refusal =>
  new Refusal('lost-race', 'cells-changed', (t) => t.widgets.cellsChanged, [], { current: obstacles });

export const cellsInvalid = (obstacles: Obstacles): Refusal =>
  new Refusal('invalid', 'cells-invalid', (t) => t.widgets.cellsInvalid, [], { current: obstacles });

/** @param pointer to the second one */
export const cellTwice = (pointer: string): Refusal =>
  new Refusal('invalid', 'cell-twice', (t) => t.widgets.cellTwice).at(pointer);

export const stepNotFound = (): Refusal => new Refusal('not-found', 'step-not-found', (t) => t.widgets.stepNotFound);

export const variantsInvalid = (Refused: readonly BatchRefusal[]): Refusal =>
  new Refusal('invalid', 'variants-invalid', (t) => t.widgets.variantsInvalid, [], { current: { Refused } });

export const variantsTooLarge = (): Refusal =>
  new Refusal('invalid', 'variants-too-large', (t) => t.widgets.variantsTooLarge);
