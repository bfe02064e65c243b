import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { displayName } from '../ascdata/translations.js';
import type { FieldState } from './field.svelte.js';

/** The field's label in the language of the widget's texts. */
export function labelOf(field: FieldState, words: DescribeContext): string {
  return displayName(field.element, words.contentLanguage);
}

/** A Value of the field in words: "Forecast", "on", "3 objects …". */
export function describe(field: FieldState, value: unknown, words: DescribeContext): string {
  return field.model.describe(value, field.element, words);
}

/** A field that differs from its saved Value, in words. */
export interface Change {
  readonly field: FieldState;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function changeOf(field: FieldState, words: DescribeContext): Change {
  return {
    field,
    label: labelOf(field, words),
    before: describe(field, field.saved, words),
    after: describe(field, field.value, words)
  };
}
