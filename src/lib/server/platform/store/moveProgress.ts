/** The reason why a store was not moved, in one sentence. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export interface MoveProgress {
  /** A table, `contents`, or `files of the backup`. */
  readonly of: string;
  readonly doing: 'copied' | 'compared' | 'checked';
  readonly done: number;
  readonly total: number;
}

export type Tell = (progress: MoveProgress) => void;
