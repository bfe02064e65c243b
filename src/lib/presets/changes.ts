import type { Preset } from '../api.js';
import type { FieldState } from '../editor/field.svelte.js';
import type { EditorState } from '../editor/state.svelte.js';
import { entriesOf, jsonOf } from '../editor/valueText.js';

/** A setting that a preset gives another Value. */
export interface PresetChange {
  readonly field: FieldState;
  readonly value: unknown;
}

/** What applying a preset would change in a form, in the author's order. Settings that the form does not have change nothing. */
export function changesOf(preset: Preset, form: EditorState): PresetChange[] {
  return entriesOf(preset.Values)
    .flatMap(([id, value]) => {
      const field = form.field(id);
      return field && !field.model.same(value, field.value, field.element) ? [{ field, value }] : [];
    })
    .sort((a, b) => a.field.index - b.field.index);
}

/** JSON text of the form's Values with those of the preset on top. */
export const appliedValues = (preset: Preset, form: EditorState): string =>
  jsonOf([...form.allValues(), ...entriesOf(preset.Values)]);

/** The settings somebody most likely means to keep: what differs from the template, or from the package. */
export function settledFields(form: EditorState): FieldState[] {
  return form.fields.filter((field) =>
    form.inherits ? field.own : !field.model.same(field.value, field.element.Value, field.element)
  );
}
