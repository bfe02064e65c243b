import type { Generated, Selectable } from 'kysely';

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
