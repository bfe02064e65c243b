import type { Preset } from '../api.js';
import type { FieldState } from '../editor/field.svelte.js';
import type { EditorState } from '../editor/state.svelte.js';
import { entriesOf, jsonOf } from '../editor/valueText.js';

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

/** The settings most likely worth keeping: those that differ from the template, or from the package. */
export function settledFields(form: EditorState): FieldState[] {
  return form.fields.filter((field) =>
    form.inherits ? field.own : !field.model.same(field.value, field.element.Value, field.element)
  );
}
