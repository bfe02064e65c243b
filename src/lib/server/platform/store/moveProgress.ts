/** The reason why a store was not moved, in one sentence. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export interface MoveProgress {
  /** A table, or `contents`. */
  readonly of: string;
  readonly doing: 'copied' | 'compared';
  readonly done: number;
  readonly total: number;
}

export type Tell = (progress: MoveProgress) => void;
