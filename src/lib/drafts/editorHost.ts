import type { TableCell } from '../api.js';
import { writtenForm } from '../ascdata/effective.js';
import type { EditorContext } from '../editor/context.js';
import type { FieldState } from '../form/field.svelte.js';
import type { DraftsHost } from './host.js';

/** The form of a widget, as a source of unsaved changes. */
export const editorHost = ({ session, state: form, view }: EditorContext): DraftsHost => ({
  widgetId: session.widgetId,
  isTable: false,
  get count() {
    return form.changed.length;
  },
  get mayKeep() {
    return session.editable;
  },
  cells: () => form.changed.map((field) => cellOf(session.widgetId, field, form.inherits !== undefined)),
  nameOf: (_, element) => {
    const field = form.field(element);
    return field ? view.name(field) : element;
  },
  leave: () => form.discard()
});

/** The new own Value of an edited field, and the one it had when the edit began. */
export function cellOf(widget: number, field: FieldState, isHeir: boolean): TableCell {
  const { element, model, saved } = field;
  const hasBase = isHeir ? field.savedOwn : !model.same(saved, element.Value, element);
  return {
    Widget: widget,
    Element: field.id,
    ...(!field.released && { Value: writtenForm(field.value, element, model) }),
    ...(hasBase && { Base: saved })
  };
}
