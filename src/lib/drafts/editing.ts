import type { Draft, DraftValue, TableCell } from '../api.js';
import type { EditorState } from '../editor/state.svelte.js';
import { cellOf } from './editorHost.js';

/** Puts a draft's Values into the form of one of its widgets, on top of the live ones. */
export function putInto(form: EditorState, values: readonly DraftValue[]): void {
  const released = values.filter((cell) => !('Value' in cell)).map(({ Element }) => Element);
  form.setAll(values.flatMap((cell) => ('Value' in cell ? [[cell.Element, cell.Value] as const] : [])));
  if (form.inherits) form.release(released);
  else form.setAll(released.flatMap((id) => form.field(id) ?? []).map((field) => [field.id, field.initial] as const));
}

/** The changes that bring a draft in line with a widget's form: cells to set, and cells to remove. */
export function changesOf(form: EditorState, widget: number, draft: Pick<Draft, 'Values'>) {
  const before = new Map(draft.Values.filter(({ Widget }) => Widget === widget).map((cell) => [cell.Element, cell]));
  const isHeir = form.inherits !== undefined;
  const cells = form.changed.map((field) => cellOf(widget, field, isHeir));
  const isKnown = (cell: TableCell): boolean => {
    const known = before.get(cell.Element);
    const field = form.field(cell.Element);
    if (!known || !field || 'Value' in known !== 'Value' in cell) return false;
    return !('Value' in cell) || field.model.same(known.Value, cell.Value, field.element);
  };
  const after = new Set(cells.map(({ Element }) => Element));
  return {
    Cells: cells.filter((cell) => !isKnown(cell)),
    // The form does not know settings the package has lost: leave them.
    Remove: [...before.keys()]
      .filter((id) => !after.has(id) && form.field(id) !== undefined)
      .map((Element) => ({ Widget: widget, Element }))
  };
}
