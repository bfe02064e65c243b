import type { Generated, Selectable } from 'kysely';

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
