import { setImmediate as turn } from 'node:timers/promises';
import type { WidgetSummary } from '../../api.js';
import { WIDGETS_PER_PAGE } from '../../api/widgets.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { mapYielding } from '../platform/yielding.js';
import type { Database } from '../platform/store/schema.js';
import { nameKey } from '../platform/store/searchKeys.js';
import { visibleWidgets } from './visible.js';
import { widgetPlace, widgetResource } from './widgetPlace.js';
import { summaryOf, widgets } from './rows.js';

const CHUNK = 500;

export interface WidgetQuery {
  /** Part of the name, ignoring case and accents. */
  readonly search?: string | undefined;
  /** Only those of this widget group; null: only “Widget templates”. */
  readonly groupId?: number | null | undefined;
}

/** The place of a widget in the list. */
type ListPlace = readonly [key: string, id: number];

/** One page of the list. */
export interface WidgetPage {
  readonly items: WidgetSummary[];
  /** The last one of it; undefined: there are no more. */
  readonly next: ListPlace | undefined;
}

/**
 * The widgets the actor can see, by name. Lets other requests have their turn, however many there are.
 * @throws Refusal `widget-group-not-found`, `not-allowed` for the requested group
 */
export async function listWidgets(db: Database, actor: Actor, query: WidgetQuery): Promise<WidgetSummary[]> {
  return summariesOf(db, actor, await placesOf(db, actor, query));
}

/** A page of the same. @param after the last one of the previous page @throws Refusal as `listWidgets` */
export async function pageOfWidgets(
  db: Database,
  actor: Actor,
  { after, limit = WIDGETS_PER_PAGE, ...query }: WidgetQuery & { readonly after?: ListPlace; readonly limit?: number }
): Promise<WidgetPage> {
  const all = await placesOf(db, actor, query);
  const found = after ? all.findIndex((place) => inOrder(place, after) > 0) : 0;
  const from = found < 0 ? all.length : found;
  const page = all.slice(from, from + limit);
  const next = from + limit < all.length ? page.at(-1) : undefined;
  return { items: await summariesOf(db, actor, page), next };
}

async function placesOf(db: Database, actor: Actor, { search = '', groupId }: WidgetQuery): Promise<ListPlace[]> {
  if (groupId !== undefined) demand(actor, 'widget.read', widgetResource(await widgetPlace(db, groupId)));
  const rows = await widgets(db)
    .clearSelect()
    .select(['variants.id', 'variants.name'])
    .where((where) => where.and(visibleWidgets(actor)))
    .$if(groupId !== undefined, (all) => all.where('variants.group_id', 'is not distinct from', groupId ?? null))
    .execute();
  const sought = nameKey(search.trim());
  const places = await mapYielding(rows, ({ id, name }): ListPlace => [nameKey(name), id]);
  return places.filter(([key]) => key.includes(sought)).sort(inOrder);
}

const inOrder = ([key, id]: ListPlace, [otherKey, other]: ListPlace): number =>
  key === otherKey ? id - other : key < otherKey ? -1 : 1;

/** In the order of these places. What the actor can no longer see is left out. */
async function summariesOf(db: Database, actor: Actor, places: readonly ListPlace[]): Promise<WidgetSummary[]> {
  const summaries: WidgetSummary[] = [];
  for (let at = 0; at < places.length; at += CHUNK) {
    if (at > 0) await turn();
    const ids = places.slice(at, at + CHUNK).map(([, id]) => id);
    const rows = await widgets(db)
      .where('variants.id', 'in', ids)
      .where((where) => where.and(visibleWidgets(actor)))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = byId.get(id);
      if (row) summaries.push(summaryOf(row));
    }
  }
  return summaries;
}
