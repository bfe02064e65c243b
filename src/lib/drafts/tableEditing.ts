import type { DraftValue } from '../api.js';
import { forms } from '../datatypes/forms.js';
import type { TableModel } from '../table/model.svelte.js';
import { changesTo, type DraftChanges } from './editing.js';

/** Puts a draft's Values into the Table as unsaved edits over what is live. Cells the user may not edit are left out. */
export function putIntoTable(model: TableModel, values: readonly DraftValue[]): void {
  for (const cell of values) {
    const row = model.row(cell.Widget);
    if (!row?.isEditable || !model.definition.byId.has(cell.Element)) continue;
    const to = 'Value' in cell ? { value: cell.Value } : undefined;
    row.edits.set(cell.Element, { to, base: row.savedOwn(cell.Element) });
  }
  model.restored();
}

/** The changes that bring a draft in line with the Table. */
export function tableChangesOf(model: TableModel, values: readonly DraftValue[]): DraftChanges {
  return changesTo(values, model.cellsToSave(model.changed), ({ Widget, Element }) => {
    const element = model.definition.byId.get(Element);
    if (!element || !model.row(Widget)?.isEditable) return undefined;
    return (a, b) => forms[element.DataType].same(a, b, element);
  });
}
