import type { Generated, Selectable } from 'kysely';

export interface SaveTables {
  value_saves: ValueSavesTable;
  saved_values: SavedValuesTable;
}

/** What one save changed of the own Values of a variant. Ids grow with time. */
export interface ValueSavesTable {
  id: Generated<number>;
  variant_id: number;
  at: string;
  /** Name of the user who saved, at that time; null: not known, or the product itself. */
  by: string | null;
  /** The user who saved; null: not known, or the product itself. Users may be deleted since. */
  by_id: number | null;
  /** A `HistoryKind`. */
  kind: string;
  /** The package from then on; it may have been deleted since. */
  package_id: number;
  /** JSON text of `StoredChanges`. */
  changes: string;
  /** JSON text of the Ids of the changed elements, or its hash if it is long. */
  elements: string;
  /** Marks the moment; null: it has no name. */
  name: string | null;
  named_by: string | null;
  /** The step that saved it together with other variants; null: it was saved alone. */
  step_id: number | null;
  /** Time of the moment that this save restores or undoes; null: neither. */
  origin_at: string | null;
  /** Name, at that time, of the preset or draft whose Values it has; null: none. */
  origin_name: string | null;
  /** 1: no longer a moment. Its changes stay, because moments of other variants show them. */
  hidden: Generated<number>;
}

export type ValueSaveRow = Selectable<ValueSavesTable>;

/** Long Values that saves of a variant refer to by hash. */
export interface SavedValuesTable {
  variant_id: number;
  hash: string;
  /** JSON text. */
  value: string;
}

export interface StepTables {
  steps: StepsTable;
}

/** What saved several widgets of a template at once. */
export interface StepsTable {
  id: Generated<number>;
  template_id: number;
  /** `table`, `undo` of another step, `variants` that were created, or `draft` and `draft-end`. */
  kind: string;
  at: string;
  /** Name of the user who saved, at that time; null: not known. */
  by: string | null;
  user_id: number | null;
  /** JSON text of `StepChange[]`, or of the Id and name of each variant that was created; empty where the step is too old to be undone. */
  changes: string;
  /** How many Values, in how many widgets. */
  cells: number;
  widgets: number;
  /** The step that undid this one; null: none. */
  undone_by: number | null;
}

export type StepRow = Selectable<StepsTable>;
