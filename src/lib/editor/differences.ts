import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { wordDifference, type Piece } from '../ascdata/wordDifference.js';
import type { FieldState } from './field.svelte.js';
import { describe } from './changeSummary.js';

/** Two Values of a field in full, word by word. */
export function differenceOf(
  field: FieldState,
  before: unknown,
  after: unknown,
  words: DescribeContext
): { before: Piece[]; after: Piece[] } {
  const whole = { ...words, whole: true };
  return wordDifference(describe(field, before, whole), describe(field, after, whole));
}
