import type { Generated, Selectable } from 'kysely';

/** Row types of 0030_presets. */
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
  /** As those of a variant: its Values by element Id, and what replacements keep of them. */
  own_values: string;
  set_aside: Generated<string>;
  trails: Generated<string>;
  changed_at: string;
  /** Name of who changed it last, as it was then; null: not known. */
  changed_by: string | null;
}

export type PresetRow = Selectable<PresetsTable>;
