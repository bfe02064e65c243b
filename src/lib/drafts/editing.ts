import type { Draft, DraftValue, TableCell } from '../api.js';
import type { EditorState } from '../editor/state.svelte.js';
import type { CellPlace } from './client.js';
import { cellOf } from './editorHost.js';

/** Puts a draft's Values into the form of one of its widgets, on top of the live ones. */
export function putInto(form: EditorState, values: readonly DraftValue[]): void {
  const released = values.filter((cell) => !('Value' in cell)).map(({ Element }) => Element);
  form.setAll(values.flatMap((cell) => ('Value' in cell ? [[cell.Element, cell.Value] as const] : [])));
  if (form.inherits) form.release(released);
  else form.setAll(released.flatMap((id) => form.field(id) ?? []).map((field) => [field.id, field.initial] as const));
}

/** What brings a draft in line with what is edited: cells to set, and cells to remove. */
export interface DraftChanges {
  readonly Cells: readonly TableCell[];
  readonly Remove: readonly CellPlace[];
}

export const hasChanges = ({ Cells, Remove }: DraftChanges): boolean => Cells.length + Remove.length > 0;

/** The changes that bring a draft in line with a widget's form. */
export function changesOf(form: EditorState, widget: number, draft: Pick<Draft, 'Values'>): DraftChanges {
  const before = draft.Values.filter(({ Widget }) => Widget === widget);
  const isHeir = form.inherits !== undefined;
  const after = form.changed.map((field) => cellOf(widget, field, isHeir));
  return changesTo(before, after, ({ Element }) => {
    const field = form.field(Element);
    return field && ((a, b) => field.model.same(a, b, field.element));
  });
}

/**
 * @param before what the draft holds
 * @param after what it is to hold
 * @param sameness do two Values of a cell mean the same? undefined: the screen does not know the setting, or may not edit it, so the
 * draft's Value stays
 */
export function changesTo(
  before: readonly DraftValue[],
  after: readonly TableCell[],
  sameness: (cell: CellPlace) => ((a: unknown, b: unknown) => boolean) | undefined
): DraftChanges {
  const keyOf = ({ Widget, Element }: CellPlace) => `${Widget} ${Element}`;
  const known = new Map(before.map((cell) => [keyOf(cell), cell]));
  const kept = new Set(after.map(keyOf));
  const isKnown = (cell: TableCell): boolean => {
    const was = known.get(keyOf(cell));
    if (!was || 'Value' in was !== 'Value' in cell) return false;
    return !('Value' in cell) || sameness(cell)?.(was.Value, cell.Value) === true;
  };
  return {
    Cells: after.filter((cell) => !isKnown(cell)),
    Remove: before
      .filter((cell) => !kept.has(keyOf(cell)) && sameness(cell) !== undefined)
      .map(({ Widget, Element }) => ({ Widget, Element }))
  };
}
