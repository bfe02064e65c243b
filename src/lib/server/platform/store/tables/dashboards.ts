import type { Generated, Selectable } from 'kysely';

/** Row type of 0009_dashboards and 0018_trash_search. */
export interface DashboardsTable {
  id: Generated<number>;
  /** null: shared by everybody. */
  user_id: number | null;
  name: string;
  /** JSON text: the tiles as the API gives them. */
  tiles: string;
  /** Counts saves. */
  version: number;
  created_at: string;
  changed_at: string;
  /** Since when it can only be restored. null: it is not deleted. */
  deleted_at: string | null;
  /** Name of who deleted it, as it was then. */
  deleted_by: string | null;
  /** `trashKey` of its name, while it is deleted. */
  deleted_key: string | null;
}

/** Row type of 0015_trash: which widgets lie on which dashboard, as its tiles say. */
export interface DashboardWidgetsTable {
  dashboard_id: number;
  widget_id: number;
}

export interface DashboardTables {
  dashboards: DashboardsTable;
  dashboard_widgets: DashboardWidgetsTable;
}

export type DashboardRow = Selectable<DashboardsTable>;
