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

export interface CommentTables {
  setting_comments: SettingCommentsTable;
}

/** Comments on single settings of a widget. */
export interface SettingCommentsTable {
  id: Generated<number>;
  variant_id: number;
  /** Id of the setting. Comments stay if the package no longer has it. */
  element: string;
  text: string;
  at: string;
  /** Name of the author at that time; null: not known. */
  by: string | null;
  user_id: number | null;
  /** Who marked it as done; null: nobody has. */
  done_by: string | null;
}

export type SettingCommentRow = Selectable<SettingCommentsTable>;
