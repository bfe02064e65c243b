import type { Generated, Selectable } from 'kysely';

/** Row types of 0010_widgetgroups. */
export interface WidgetTables {
  widget_groups: WidgetGroupsTable;
}

/** A named place for variants. */
export interface WidgetGroupsTable {
  id: Generated<number>;
  name: string;
  /** `nameKey(name)`: what is searched and ordered by. */
  name_key: string;
  /** The spot group whose rights hold for the group and the variants in it. null: it belongs to administrators. */
  spot_group_id: number | null;
  created_at: string;
}

export type WidgetGroupRow = Selectable<WidgetGroupsTable>;
