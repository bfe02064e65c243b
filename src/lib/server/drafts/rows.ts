import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import type { TableCell } from '../../api.js';
import type { AscElement } from '../../ascdata/types.js';
import { modelOf } from '../../datatypes/registry.js';

/** What a live draft holds of a setting, as JSON texts; null: none of its own. */
export interface Held {
  /** What it goes back to. */
  readonly before: string | null;
  /** What the draft made of it. */
  readonly after: string | null;
}

export const heldFrom = (text: string): Held => JSON.parse(text) as Held;

/** The cell of the Table that a Value of a draft is; the Value that is live now is the one that it changes. */
export function cellOf({ variant_id, element, value }: DraftValueRow, now: string | null): TableCell {
  return {
    Widget: variant_id,
    Element: element,
    ...(value !== null && { Value: JSON.parse(value) as unknown }),
    ...(now !== null && { Base: JSON.parse(now) as unknown })
  };
}

/** Do two texts mean the same Value? */
export function isSame(a: string | null, b: string | null, element: AscElement | undefined): boolean {
  if (a === b) return true;
  if (a === null || b === null || !element) return false;
  return modelOf(element).same(JSON.parse(a), JSON.parse(b), element);
}

/** Values by the widget they are of. */
export function byWidget(values: readonly DraftValueRow[]): ReadonlyMap<number, readonly DraftValueRow[]> {
  const found = new Map<number, DraftValueRow[]>();
  for (const value of values) {
    const known = found.get(value.variant_id);
    if (known) known.push(value);
    else found.set(value.variant_id, [value]);
  }
  return found;
}
