import type { Generated } from 'kysely';

/** Messages to players, updates, play times. Each row type stands in the migration of the same name. */
export interface PlayerTables {
  messages: MessagesTable;
  updates: UpdatesTable;
  update_confirmations: UpdateConfirmationsTable;
  play_times: PlayTimesTable;
}

/** Never changed once it is there. */
export interface MessagesTable {
  id: Generated<number>;
  player_id: number;
  /** JSON text. */
  content: string;
  /** What an ETag is made of: changes with everything that is answered. */
  tag: string;
  created_at: string;
  /** ISO 8601 in UTC, so that texts compare as instants do. */
  valid_until: string;
}

export interface UpdatesTable {
  id: Generated<number>;
  /** As it was given, for example `1.10`. */
  version: string;
  /** `versionKey(version)`: texts in the order of versions. */
  version_key: string;
  /** Players below it do not get this update. */
  min_version: string | null;
  file_name: string;
  sha256: string;
  created_at: string;
}

/** What a player last said about an update. */
export interface UpdateConfirmationsTable {
  update_id: number;
  player_id: number;
  state: 'installed' | 'failed';
  /** The version the player runs now. */
  version: string;
  message: string | null;
  confirmed_at: string;
}

/** A spot was played. Spots and players may be gone since: the rows stay until they are 12 months old. */
export interface PlayTimesTable {
  player_id: number;
  /** Milliseconds since 1970, UTC. */
  started_at: number;
  spot_id: number;
  milliseconds: number;
}
