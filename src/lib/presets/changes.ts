import type { Preset } from '../api.js';
import { describe } from '../form/changeSummary.js';
import type { FieldState } from '../form/field.svelte.js';
import type { EditorState } from '../form/state.svelte.js';
import type { EditorView } from '../editor/view.svelte.js';
import { entriesOf, jsonOf } from '../form/savedValues.js';

/** A setting that a preset gives another Value. */
export interface PresetChange {
  readonly field: FieldState;
  readonly value: unknown;
}

/** What applying a preset would change in a form, in the author's order. Settings the form lacks are ignored. */
export function changesOf(preset: Preset, form: EditorState): PresetChange[] {
  return entriesOf(preset.Values)
    .flatMap(([id, value]) => {
      const field = form.field(id);
      return field && !field.model.same(value, field.value, field.element) ? [{ field, value }] : [];
    })
    .sort((a, b) => a.field.index - b.field.index);
}

/** The form's Values as JSON text, overlaid with the preset's. */
export const appliedValues = (preset: Preset, form: EditorState): string =>
  jsonOf([...form.allValues(), ...entriesOf(preset.Values)]);

/** Shorter ones are in many names. */
const SHORTEST_NAME = 3;

/**
 * The settings most likely worth keeping for other widgets: those that differ from the template, or from the package, and do not name
 * this one.
 */
export function settledFields(form: EditorState, widget: string, words: EditorView['words']): FieldState[] {
  const name = widget.trim().toLowerCase();
  return form.fields.filter((field) => {
    const isOwn = form.inherits ? field.own : !field.model.same(field.value, field.element.Value, field.element);
    const isText = typeof field.value === 'string' || Array.isArray(field.value);
    const text = isText ? describe(field, field.value, words).trim().toLowerCase() : '';
    return isOwn && !text.includes(name) && (text.length < SHORTEST_NAME || !name.includes(text));
  });
}
