import type { Generated, Selectable } from 'kysely';

export interface PresetTables {
  presets: PresetsTable;
}

/** Named Values of a template. */
export interface PresetsTable {
  id: Generated<number>;
  template_id: number;
  name: string;
  /** Counts changes. */
  version: number;
  /** As for a variant: its Values by element Id, and what replacements keep of them. */
  own_values: string;
  set_aside: Generated<string>;
  trails: Generated<string>;
  changed_at: string;
  /** Name of the user who last changed it, at that time; null: not known. */
  changed_by: string | null;
}

export type PresetRow = Selectable<PresetsTable>;
