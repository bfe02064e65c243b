import type { Generated, Selectable } from 'kysely';

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
  /** When it was deleted; null: it is not deleted. */
  deleted_at: string | null;
  /** Name of the user who deleted it, at that time. */
  deleted_by: string | null;
  /** `trashKey` of its name, while it is deleted. */
  deleted_key: string | null;
}

/** Which widgets are on which dashboard, according to its tiles. */
export interface DashboardWidgetsTable {
  dashboard_id: number;
  widget_id: number;
}

export interface DashboardTables {
  dashboards: DashboardsTable;
  dashboard_widgets: DashboardWidgetsTable;
}

export type DashboardRow = Selectable<DashboardsTable>;
