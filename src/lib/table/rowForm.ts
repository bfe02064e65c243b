import { EditorState } from '../form/state.svelte.js';
import { hiddenReason, type ReasonWords } from '../form/explain/reasons.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { Cell, TableModel } from './model.svelte.js';
import type { TableRow } from './tableRow.js';

/**
 * The editor's form of a row in its current state, for what the editor says about its settings.
 * @param source the whole package, where its settings alone are not enough
 */
export function formOf(model: TableModel, row: TableRow, source?: string): EditorState {
  const { elements, context } = model.definition;
  const { platform, patterns, today } = context;
  return new EditorState(
    {
      Source: source ?? JSON.stringify({ Elements: elements }),
      SavedValues: JSON.stringify(Object.fromEntries(row.values())),
      Inherits: null,
      Version: row.version,
      Platform: {
        Version: platform.version,
        TimeZone: platform.timeZone,
        TimeZonesEnabled: platform.timeZonesEnabled
      }
    },
    { patterns, today }
  );
}

/** Cached per row: each edit asks for the reasons of all hidden cells in view. */
const known = new WeakMap<TableRow, { readonly generation: number; readonly form: EditorState }>();

/** Why a cell is hidden, in words; undefined: it is not. */
export function whyHidden(
  model: TableModel,
  { row, element }: Cell,
  words: DescribeContext,
  reasons: ReasonWords
): string | undefined {
  if (!row.isHidden(element.Id)) return undefined;
  const { generation } = row;
  const form = known.get(row)?.generation === generation ? known.get(row)!.form : formOf(model, row);
  known.set(row, { generation, form });
  const field = form.field(element.Id);
  return field?.hidden ? hiddenReason(field, form, words, reasons) : undefined;
}
