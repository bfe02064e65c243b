import type { Generated, Selectable } from 'kysely';

/** Row types of 0010_widgetgroups, 0011_replace and 0015_trash. */
export interface WidgetTables {
  widget_groups: WidgetGroupsTable;
  template_versions: TemplateVersionsTable;
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
  /** Since when it is there only for what may be restored to it. null: it is not deleted. */
  deleted_at: string | null;
}

/** A package that a template had before. The newest Id is the one that was replaced last. */
export interface TemplateVersionsTable {
  id: Generated<number>;
  template_id: number;
  package_id: number;
  /** As in the template then. */
  standard: number;
  archive_hash: string | null;
  /** JSON text of `Pair[]`: which element of the package that followed is which of this one. */
  pairs: string;
  replaced_at: string;
  /** Name of who replaced it, as it was then; null: the product itself. */
  replaced_by: string | null;
}

export type WidgetGroupRow = Selectable<WidgetGroupsTable>;
