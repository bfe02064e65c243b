import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { wordDifference, type Piece } from '../ascdata/wordDifference.js';
import { apart } from '../language/unseen.js';
import type { FieldState } from './field.svelte.js';
import { describe } from './changeSummary.js';

/** Two texts in pieces, each marked as common or not. */
export interface Difference {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** Two Values of a field in full, word by word. */
export function differenceOf(field: FieldState, before: unknown, after: unknown, words: DescribeContext): Difference {
  const whole = { ...words, isUnabridged: true };
  return wordDifference(...apart(describe(field, before, whole), describe(field, after, whole)));
}
