import type { Selectable } from 'kysely';
import type { SelectionTypeName } from '../../../../ascdata/types.js';

/** Every kind of named thing of the platform: those that selections can hold, and playlists. */
export type ObjectKind = SelectionTypeName | 'playlist';

export interface SpotTables {
  objects: ObjectsTable;
  spots: SpotsTable;
  counters: CountersTable;
}

/** The register of all named things. What only spots have stands in `spots`, under the same Id. */
export interface ObjectsTable {
  kind: ObjectKind;
  id: number;
  parent_id: number | null;
  name: string;
  /** `nameKey(name)`: what is searched and ordered by. */
  name_key: string;
  /** `searchKey(row)`: what pickers search. */
  search_key: string;
  /** JSON text: names of the ancestors from the root down. */
  path: string;
  detail: string | null;
  guid: string | null;
  /** 1: a spot group that holds templates. */
  template: number;
  /** 1: has children. */
  parent: number;
  /** The spot group of a spot, the media group of a media. */
  group_id: number | null;
  /** Where a spot or player stands. */
  location_id: number | null;
  /**
   * `/1/5/9/`, Ids from the root of the location tree: of a location itself, of the location a player stands at, of the
   * location a spot belongs to (its player's where it belongs to a player). null: nowhere.
   */
  lineage: string | null;
  type: string | null;
  width: number | null;
  height: number | null;
}

export interface SpotsTable {
  id: number;
  player_id: number | null;
  /** As it was given; without a zone it counts as UTC. */
  valid_from: string | null;
  valid_to: string | null;
  /** JSON text: an array of texts. */
  tags: string;
  package_id: number | null;
  /** JSON text of `{ "<Id>": Value }`, only where it differs from the package. */
  own_values: string;
  /** Counts changes of what the spot shows. */
  version: number;
  created_at: string;
  changed_at: string;
}

/** The highest Id that was ever given to a thing of a kind. */
export interface CountersTable {
  kind: ObjectKind;
  last: number;
}

export type ObjectRow = Selectable<ObjectsTable>;
export type SpotRow = Selectable<SpotsTable>;
