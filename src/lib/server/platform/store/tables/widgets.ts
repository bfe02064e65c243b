import type { Generated, Selectable } from 'kysely';

export interface WidgetTables {
  widget_groups: WidgetGroupsTable;
  template_versions: TemplateVersionsTable;
}

/** A named place for variants. */
export interface WidgetGroupsTable {
  id: Generated<number>;
  name: string;
  /** `nameKey(name)`: for search and order. */
  name_key: string;
  /** The spot group whose permissions apply to the group and its variants; null: administrators only. */
  spot_group_id: number | null;
  created_at: string;
  /** When it was deleted; it stays for widgets that may be restored to it. null: it is not deleted. */
  deleted_at: string | null;
}

/** A previous package of a template. The newest Id is the latest one. */
export interface TemplateVersionsTable {
  id: Generated<number>;
  template_id: number;
  package_id: number;
  /** As in the template at that time. */
  standard: number;
  archive_hash: string | null;
  /** JSON text of `Pair[]`: which element of the next package corresponds to which of this one. */
  pairs: string;
  replaced_at: string;
  /** Name of the user who replaced it, at that time; null: the product itself. */
  replaced_by: string | null;
  /** Name of the followed folder that the next package comes from. */
  replaced_from: string | null;
}

export type WidgetGroupRow = Selectable<WidgetGroupsTable>;
