/** Work that one instance does for all. */
export interface JobsTable {
  name: string;
  /** The run that is at it. */
  locked_by: string | null;
  /** ISO 8601; once that is past, another instance may take over. */
  locked_until: string | null;
  finished_at: string | null;
}

/** On PostgreSQL only: a content in the database. */
export interface ContentsTable {
  id: string;
  /** null while it is being uploaded. */
  sha256: string | null;
  size: number;
  /** Last time somebody stored it, so that a sweep leaves it alone for a while. */
  stored_at: string;
}

export interface ContentChunksTable {
  content_id: string;
  position: number;
  /** 1 MiB, the last one what is left. */
  bytes: Uint8Array;
}

export interface InstanceTables {
  jobs: JobsTable;
  contents: ContentsTable;
  content_chunks: ContentChunksTable;
}
