import type { DraftValue } from '../api.js';
import { isSameOwn } from '../ascdata/effective.js';
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
  const elementOf = (id: string) => model.definition.byId.get(id);
  return changesTo(values, model.cellsToSave(model.changed), {
    same({ Element }, a, b) {
      const element = elementOf(Element)!;
      return forms[element.DataType].same(a, b, element);
    },
    isLive(cell) {
      const [row, element] = [model.row(cell.Widget), elementOf(cell.Element)];
      if (!element || !row?.isEditable) return undefined;
      return isSameOwn('Value' in cell ? { value: cell.Value } : undefined, row.savedOwn(cell.Element), element, forms);
    }
  });
}
