import type { DescribeContext } from '../ascdata/datatype.js';
import type { FieldState } from './field.svelte.js';
import { describe, labelOf } from './words.js';

export type Filter = 'all' | 'changed' | 'errors' | 'hidden';

const passes: Record<Filter, (field: FieldState) => boolean> = {
  all: () => true,
  changed: (field) => field.changed,
  errors: (field) => field.broken,
  hidden: (field) => field.hidden
};

/** Small and without accents, so that `grosse` finds `Größe` no less than `größe` does. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * Is the field among those looked for? Every word of the query occurs in its label (in the language shown, or as
 * written by the author), its Id or its Value in words.
 */
export function matches(field: FieldState, query: string, filter: Filter, words: DescribeContext): boolean {
  if (!passes[filter](field)) return false;
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const { element, value } = field;
  const text = [labelOf(field, words), element.DisplayName, element.Id, describe(field, value, words)];
  const searched = folded(text.join('\n'));
  return wanted.every((word) => searched.includes(word));
}
