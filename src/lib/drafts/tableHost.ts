import type { TableContext } from '../table/context.js';
import type { DraftsHost } from './host.js';

/** The Table of a template, as a source of unsaved changes. */
export function tableHost({ session }: TableContext, widgetId: number): DraftsHost {
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
