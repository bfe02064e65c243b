import { EditorState } from '../editor/state.svelte.js';
import type { TableModel } from './model.svelte.js';
import type { TableRow } from './row.js';

/** The editor's form of one row as it stands, for what the editor says about its settings. */
export function formOf(model: TableModel, row: TableRow): EditorState {
  const { elements, context } = model.definition;
  const { platform, patterns, today } = context;
  return new EditorState(
    {
      Source: JSON.stringify({ Elements: elements }),
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
