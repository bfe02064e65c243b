import type { TableContext } from '../table/context.js';
import { forms } from '../datatypes/forms.js';
import { keyOf } from '../table/proposal.js';
import type { DraftsHost } from './host.js';
import type { NotedPlace } from './plannedNotes.js';

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
