import type { WidgetSummary } from '../api.js';
import { nameOrder } from '../ui/sortByName.js';

/** What the list of widgets is ordered by. */
export const COLUMNS = ['name', 'group', 'changed', 'by'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sort {
  readonly by: Column;
  readonly isDescending: boolean;
}

/** Names from A to Z; or latest change first. */
const firstSort = (by: Column): Sort => ({ by, isDescending: by === 'changed' });

/** The order after a press on a column's heading. */
export const nextSort = (sort: Sort, by: Column): Sort =>
  sort.by === by ? { by, isDescending: !sort.isDescending } : firstSort(by);

/** A kept order as text, and back; another text is the order by name. */
export const sortToText = ({ by, isDescending }: Sort): string => `${by} ${isDescending ? 'down' : 'up'}`;
export function sortFromText(text: string | undefined): Sort {
  const [by, direction] = (text ?? '').split(' ');
  const column = COLUMNS.find((name) => name === by);
  return column ? { by: column, isDescending: direction === 'down' } : firstSort('name');
}

/**
 * Widgets in this order; equal ones stay in the order of their names, in which they are given. Those without a known person
 * come last, in either direction.
 */
export function sorted(
  widgets: readonly WidgetSummary[],
  { by, isDescending }: Sort,
  { language, homeOf }: { readonly language: string; readonly homeOf: (widget: WidgetSummary) => string }
): WidgetSummary[] {
  if (by === 'name') return isDescending ? [...widgets].reverse() : [...widgets];
  const textOf = {
    group: homeOf,
    changed: (it: WidgetSummary) => it.ChangedAt,
    by: (it: WidgetSummary) => it.ChangedBy
  }[by];
  const compare = nameOrder(language);
  const keyed = widgets.map((widget) => ({ widget, key: textOf(widget) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? compare(b, a) : compare(a, b);
  });
  return keyed.map(({ widget }) => widget);
}

/** What is selected, and where a selection with Shift starts. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly anchor: number | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

/** After a press on one row: it alone changes. */
export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** After a press with Shift: everything from the anchor to this row is selected as well. `order`: Ids as they are shown. */
export function extended(selection: Selection, order: readonly number[], id: number): Selection {
  const to = order.indexOf(id);
  const from = selection.anchor === undefined ? to : order.indexOf(selection.anchor);
  const start = from < 0 ? to : from;
  const span = order.slice(Math.min(start, to), Math.max(start, to) + 1);
  return { ids: new Set([...selection.ids, ...span]), anchor: order[start] };
}
