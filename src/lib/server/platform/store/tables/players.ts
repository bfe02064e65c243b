import type { Generated } from 'kysely';

/** Messages to players, updates, play times. */
export interface PlayerTables {
  messages: MessagesTable;
  updates: UpdatesTable;
  update_confirmations: UpdateConfirmationsTable;
  play_times: PlayTimesTable;
}

export interface MessagesTable {
  id: Generated<number>;
  player_id: number;
  /** JSON text. */
  content: string;
  /** The basis of the ETag: changes whenever the answer does. */
  tag: string;
  created_at: string;
  /** ISO 8601 in UTC, so that texts compare as instants do. */
  valid_until: string;
}

export interface UpdatesTable {
  id: Generated<number>;
  /** As given, for example `1.10`. */
  version: string;
  /** `versionKey(version)`: texts in the order of versions. */
  version_key: string;
  /** Players below it do not get this update. */
  min_version: string | null;
  file_name: string;
  sha256: string;
  created_at: string;
}

/** A player's latest confirmation of an update. */
export interface UpdateConfirmationsTable {
  update_id: number;
  player_id: number;
  state: 'installed' | 'failed';
  /** The version the player runs now. */
  version: string;
  message: string | null;
  confirmed_at: string;
}

/** A spot was played. Spots and players may have been deleted since: the rows stay for 12 months. */
export interface PlayTimesTable {
  player_id: number;
  /** Milliseconds since 1970, UTC. */
  started_at: number;
  spot_id: number;
  milliseconds: number;
}
