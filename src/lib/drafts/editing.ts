import type { Draft, DraftValue, TableCell } from '../api.js';
import type { EditorState } from '../editor/state.svelte.js';
import { cellOf } from './editorHost.js';

/** Puts the Values of a draft into the form of one of its widgets, over what is live. */
export function putInto(form: EditorState, values: readonly DraftValue[]): void {
  const released = values.filter((cell) => !('Value' in cell)).map(({ Element }) => Element);
  form.setAll(values.flatMap((cell) => ('Value' in cell ? [[cell.Element, cell.Value] as const] : [])));
  if (form.inherits) form.release(released);
  else form.setAll(released.flatMap((id) => form.field(id) ?? []).map((field) => [field.id, field.initial] as const));
}

/** What makes a draft hold for a widget what its form shows: cells that are new or others than before, and those that leave. */
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
    // A setting that the package no longer has is in no form: it stays as it is.
    Remove: [...before.keys()]
      .filter((id) => !after.has(id) && form.field(id) !== undefined)
      .map((Element) => ({ Widget: widget, Element }))
  };
}
