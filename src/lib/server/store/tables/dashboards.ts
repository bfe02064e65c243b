import type { Generated, Selectable } from 'kysely';

/** Row type of 0009_dashboards. */
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
}

export interface DashboardTables {
  dashboards: DashboardsTable;
}

export type DashboardRow = Selectable<DashboardsTable>;
