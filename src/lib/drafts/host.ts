import type { TableCell } from '../api.js';
import { writtenForm } from '../ascdata/effective.js';
import type { EditorContext } from '../editor/context.js';
import type { FieldState } from '../form/field.svelte.js';
import type { TableContext } from '../table/context.js';
import { forms } from '../datatypes/forms.js';
import { keyOf } from '../table/proposal.js';
import type { NotedPlace } from './plannedNotes.js';

/** Where unsaved changes are: a widget's form, or a template's Table. */
export interface DraftsHost {
  readonly widgetId: number;
  readonly isTable: boolean;
  /** Number of unsaved changes. Reactive. */
  readonly count: number;
  /** Whether they can be kept as a draft, that is, whether the user can save them. */
  readonly mayKeep: boolean;
  /** The changes, with the Values they started from. */
  cells(): readonly TableCell[];
  /** The name of a changed setting, where it is not obvious with that of its widget. */
  nameOf(widget: number, element: string): string;
  /** Removes the changes, now in a draft, as one undo step. */
  leave(): void;
}

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

/** The Table of a template, as a source of unsaved changes. */
export function tableHost({ session }: Pick<TableContext, 'session'>, widgetId: number): DraftsHost {
  const { model } = session;
  return {
    widgetId,
    isTable: true,
    get count() {
      return model.changed.length;
    },
    get mayKeep() {
      return model.rows.some(({ isEditable }) => isEditable);
    },
    cells: () => model.cellsToSave(model.changed),
    nameOf(widget, id) {
      const row = model.rows.find((each) => each.id === widget);
      const element = session.columns.find((each) => each.Id === id);
      return [row?.name, element ? session.label(element) : id].filter(Boolean).join(', ');
    },
    leave: () => model.discard(false)
  };
}

/** Its cells, as what drafts change by plan. */
export const tablePlace = ({ session }: Pick<TableContext, 'session'>, widgetId: number): NotedPlace => ({
  widgetId,
  isTable: true,
  at({ Widget, Element }) {
    const [row, element] = [session.model.row(Widget), session.model.definition.byId.get(Element)];
    if (!row || !element) return undefined;
    const initial = row.base ? row.base.savedOf(Element) : row.inheritedOf(Element);
    const own = row.savedOwn(Element);
    return {
      id: keyOf({ row, element }),
      model: forms[element.DataType],
      element,
      initial,
      saved: own ? own.value : initial
    };
  }
});
