import type { DescribeContext } from '../ascdata/datatype.js';
import { wordDifference, type Piece } from '../ascdata/worddifference.js';
import type { FieldState } from './field.svelte.js';
import { describe } from './words.js';

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
