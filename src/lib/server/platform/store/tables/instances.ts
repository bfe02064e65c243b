/** A job that one instance runs for all. */
export interface JobsTable {
  name: string;
  /** The run that holds the lease. */
  locked_by: string | null;
  /** ISO 8601; afterwards another instance may take over. */
  locked_until: string | null;
  finished_at: string | null;
}

/** On PostgreSQL only: a content in the database. */
export interface ContentsTable {
  id: string;
  /** null while it is being uploaded. */
  sha256: string | null;
  size: number;
  /** When it was last stored, so that a sweep leaves it alone for a while. */
  stored_at: string;
}

export interface ContentChunksTable {
  content_id: string;
  position: number;
  /** 1 MiB; the last one is the rest. */
  bytes: Uint8Array;
}

export interface InstanceTables {
  jobs: JobsTable;
  contents: ContentsTable;
  content_chunks: ContentChunksTable;
}
