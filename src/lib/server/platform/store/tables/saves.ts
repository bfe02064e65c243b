import type { Generated, Selectable } from 'kysely';

/** Row types of 0027_history, 0028_save_origins, 0029_kept_moments, 0031_changed_elements, 0036_named_origins and 0037_saves_by_elements. */
export interface SaveTables {
  value_saves: ValueSavesTable;
  saved_values: SavedValuesTable;
}

/** What one save changed of the own Values of a variant. Ids grow with time. */
export interface ValueSavesTable {
  id: Generated<number>;
  variant_id: number;
  at: string;
  /** Name of who saved, as it was then; null: not known, or the product itself. */
  by: string | null;
  /** The user who saved; null: not known, or the product itself. Users may be deleted since. */
  by_id: Generated<number | null>;
  /** A `SaveKind`. */
  kind: string;
  /** The package from then on; it may be gone since. */
  package_id: number;
  /** JSON text of `StoredChanges`. */
  changes: string;
  /** JSON text of the Ids of the elements that changed, or its hash where it is long; null: to be found in `changes`. */
  elements: Generated<string | null>;
  /** Marks the moment; null: it has no name. */
  name: string | null;
  named_by: string | null;
  /** What saved it together with other variants; null: it was saved alone. */
  step_id: Generated<number | null>;
  /** When the moment was saved that this save restores or undoes; null: it does neither. */
  origin_at: Generated<string | null>;
  /** Of the preset or draft whose Values it has, as it was called then; null: of none. */
  origin_name: Generated<string | null>;
  /** 1: no moment any more. Its changes stay, because moments of other variants show what it changed. */
  hidden: Generated<number>;
}

export type ValueSaveRow = Selectable<ValueSavesTable>;

/** Long Values that saves of a variant name by their hash. */
export interface SavedValuesTable {
  variant_id: number;
  hash: string;
  /** JSON text. */
  value: string;
}
