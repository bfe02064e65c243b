import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { finder } from '../language/textSearch.js';
import type { FieldState } from './field.svelte.js';
import { describe, labelOf } from './changeSummary.js';

export type Filter = 'all' | 'changed' | 'errors' | 'hidden' | 'own';

const passes: Record<Filter, (field: FieldState) => boolean> = {
  all: () => true,
  changed: (field) => field.changed,
  errors: (field) => field.broken,
  hidden: (field) => field.hidden,
  own: (field) => field.own
};

/**
 * Whether the field matches the query. Every word must occur in its label (in the language shown, or as the author wrote it), its
 * Id, or its Value in words.
 */
export function matches(field: FieldState, query: string, filter: Filter, words: DescribeContext): boolean {
  if (!passes[filter](field)) return false;
  if (query.trim() === '') return true;
  const { element, value } = field;
  const text = [labelOf(field, words), element.DisplayName, element.Id, describe(field, value, words)];
  return finder(query)(text.join('\n'));
}
