import type { CatalogueItem } from '../../api.js';
import { isRecord, own } from '../../ascdata/elements.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { catalogues } from '../selection/catalogues.js';
import type { SelectedObject } from '../selection/form.js';
import { fieldText } from '../shared/valueText.js';

/** One entry of a selection's Value as shown; `raw` is the stored entry, passed on untouched. */
export interface ChosenRow {
  readonly raw: unknown;
  /** undefined: not an object of the platform. */
  readonly id: number | undefined;
  readonly name: string;
}

/** The entries of a stored Value, usable or not. A Value that is not a list has none. */
export function chosenRows(value: unknown): ChosenRow[] {
  if (!Array.isArray(value)) return [];
  return value.map((raw: unknown) => {
    const id = isRecord(raw) ? own(raw, 'Id') : undefined;
    const name = isRecord(raw) ? own(raw, 'Name') : undefined;
    const usable = typeof id === 'number';
    return {
      raw,
      id: usable ? id : undefined,
      name: typeof name === 'string' && name !== '' ? name : usable ? `#${id}` : fieldText(raw)
    };
  });
}

/** What is stored for an object of the catalogue. */
export function selectedObject(kind: SelectionTypeName, { Id, Name, Guid }: CatalogueItem): SelectedObject {
  return catalogues[kind].hasGuid ? { Id, Name, Guid: Guid ?? '' } : { Id, Name };
}

/**
 * The entries after an object was picked: removed if already chosen, otherwise appended. A single selection is replaced; a full
 * multiple selection stays unchanged.
 */
export function togglePicked(
  kind: SelectionTypeName,
  rows: readonly ChosenRow[],
  item: CatalogueItem,
  most: number
): unknown[] {
  const now = rows.map((row) => row.raw);
  const at = rows.findIndex((row) => row.id === item.Id);
  if (most === 1) return at === 0 && rows.length === 1 ? now : [selectedObject(kind, item)];
  if (at >= 0) return now.filter((_, index) => index !== at);
  return rows.length < most ? [...now, selectedObject(kind, item)] : now;
}

/** The second line of an object: its path in the tree, or what distinguishes it from others with its name. */
export const subtitle = (item: CatalogueItem | undefined): string =>
  item?.Path?.length ? item.Path.join(' › ') : (item?.Detail ?? '');
