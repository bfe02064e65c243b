import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import type { TableCell } from '../../api.js';
import { isSameOwn, type OwnValue } from '../../ascdata/effective.js';
import type { AscElement } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';

/** Columns that identify a Value of a draft. */
export const DRAFT_VALUE_KEY = ['draft_id', 'variant_id', 'element'] as const;

/** Names a setting of a widget in a map. */
export const cellKey = ({ variant_id, element }: Pick<DraftValueRow, 'variant_id' | 'element'>): string =>
  `${variant_id} ${element}`;

/** What a live draft holds of a setting, as JSON texts; null: no own Value. */
export interface Held {
  /** The Value to return to. */
  readonly before: string | null;
  /** The Value the draft set. */
  readonly after: string | null;
}

export const heldFrom = (text: string): Held => JSON.parse(text) as Held;

/**
 * A setting's own Value without the draft: while it is live, what comes back at its end, unless somebody saved another one.
 * JSON texts; null: none.
 */
export function withoutDraft({ held }: Pick<DraftValueRow, 'held'>, now: string | null): string | null {
  if (held === null) return now;
  const { before, after } = heldFrom(held);
  return now === after ? before : now;
}

/** A draft's Value as a cell of the Table, to be applied to the current live Value. */
export function cellOf({ variant_id, element, value }: DraftValueRow, now: string | null): TableCell {
  return {
    Widget: variant_id,
    Element: element,
    ...(value !== null && { Value: JSON.parse(value) as unknown }),
    ...(now !== null && { Base: JSON.parse(now) as unknown })
  };
}

/** Whether two texts mean the same own Value. */
export function isSame(a: string | null, b: string | null, element: AscElement | undefined): boolean {
  return a === b || (element !== undefined && isSameOwn(ownIn(a), ownIn(b), element, registry));
}

const ownIn = (text: string | null): OwnValue => (text === null ? undefined : { value: JSON.parse(text) as unknown });

/** Values by widget. */
export function byWidget(values: readonly DraftValueRow[]): ReadonlyMap<number, readonly DraftValueRow[]> {
  const found = new Map<number, DraftValueRow[]>();
  for (const value of values) {
    const known = found.get(value.variant_id);
    if (known) known.push(value);
    else found.set(value.variant_id, [value]);
  }
  return found;
}

/** Counts a change to a template's drafts and announces it to every instance on commit. */
export async function publishDraftChange(
  { changes }: Pick<Store, 'changes'>,
  writing: Writing,
  templateId: number
): Promise<void> {
  await writing
    .updateTable('templates')
    .set(({ eb }) => ({ drafts_version: eb('drafts_version', '+', 1) }))
    .where('id', '=', templateId)
    .execute();
  await changes.publish(writing, 'drafts', String(templateId));
}
