import type { DraftValue, TableCell } from '../api.js';
import type { EditorState } from '../form/state.svelte.js';
import type { CellPlace } from './client.js';
import { cellOf } from './host.js';
import { isSameOwn } from '../ascdata/effective.js';
import { forms } from '../datatypes/forms.js';
import type { TableModel } from '../table/model.svelte.js';

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
export function changesOf(form: EditorState, widget: number, values: readonly DraftValue[]): DraftChanges {
  const before = values.filter(({ Widget }) => Widget === widget);
  const isHeir = form.inherits !== undefined;
  const after = form.changed.map((field) => cellOf(widget, field, isHeir));
  return changesTo(before, after, {
    same({ Element }, a, b) {
      const { model, element } = form.field(Element)!;
      return model.same(a, b, element);
    },
    isLive(cell) {
      const field = form.field(cell.Element);
      if (!field) return undefined;
      const { model, element, saved, savedOwn, initial } = field;
      if (!('Value' in cell)) return isHeir ? !savedOwn : model.same(saved, initial, element);
      return (!isHeir || savedOwn) && model.same(saved, cell.Value, element);
    }
  });
}

/** What a draft is edited in: the form of a widget, or the Table. */
interface Screen {
  /** Whether two Values of a cell mean the same. */
  same(cell: CellPlace, a: unknown, b: unknown): boolean;
  /** Whether the draft's Value is already live. undefined: the screen does not know the setting, or may not edit it. */
  isLive(cell: DraftValue): boolean | undefined;
}

/**
 * @param before what the draft holds
 * @param after the unsaved edits of the screen. A cell missing here was reset to the live Value and is removed from
 * the draft, unless the draft sets that same Value or the screen does not show the cell
 */
function changesTo(before: readonly DraftValue[], after: readonly TableCell[], { same, isLive }: Screen): DraftChanges {
  const keyOf = ({ Widget, Element }: CellPlace) => `${Widget} ${Element}`;
  const known = new Map(before.map((cell) => [keyOf(cell), cell]));
  const edited = new Set(after.map(keyOf));
  const isKnown = (cell: TableCell): boolean => {
    const was = known.get(keyOf(cell));
    if (!was || 'Value' in was !== 'Value' in cell) return false;
    return !('Value' in cell) || same(cell, was.Value, cell.Value);
  };
  return {
    Cells: after.filter((cell) => !isKnown(cell)),
    Remove: before
      .filter((cell) => !edited.has(keyOf(cell)) && isLive(cell) === false)
      .map(({ Widget, Element }) => ({ Widget, Element }))
  };
}

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
