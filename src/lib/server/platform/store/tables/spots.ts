import type { Selectable } from 'kysely';
import type { SelectionTypeName } from '../../../../ascdata/types.js';

/** Every kind of named object of the platform: those of selections, and playlists. */
export type ObjectKind = SelectionTypeName | 'playlist';

export interface SpotTables {
  objects: ObjectsTable;
  spots: SpotsTable;
  counters: CountersTable;
}

/** The register of all named objects. What only spots have is in `spots`, with the same Id. */
export interface ObjectsTable {
  kind: ObjectKind;
  id: number;
  parent_id: number | null;
  name: string;
  /** `nameKey(name)`: for search and order. */
  name_key: string;
  /** `searchKey(row)`: for searches of pickers. */
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
  /** The location of a spot or player. */
  location_id: number | null;
  /**
   * `/1/5/9/`, Ids from the root of the location tree: of a location itself, of a player's location, of the location a spot
   * belongs to (its player's if it belongs to a player). null: none.
   */
  lineage: string | null;
  type: string | null;
  width: number | null;
  height: number | null;
}

export interface SpotsTable {
  id: number;
  player_id: number | null;
  /** As given; without a zone it counts as UTC. */
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

/** The highest Id ever given to an object of a kind. */
export interface CountersTable {
  kind: ObjectKind;
  last: number;
}

export type ObjectRow = Selectable<ObjectsTable>;
export type SpotRow = Selectable<SpotsTable>;
