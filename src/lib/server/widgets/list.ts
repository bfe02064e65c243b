import type { WidgetSummary } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/demand.js';
import type { Database } from '../platform/store/schema.js';
import { nameKey } from '../platform/store/nameKey.js';
import { visibleWidgets } from './visible.js';
import { widgetPlace, widgetThing } from './widgetPlace.js';
import { summaryOf, widgets } from './rows.js';

export interface WidgetQuery {
  /** Part of the name, ignoring case and accents. */
  readonly search?: string | undefined;
  /** Only those of this widget group; null: only “Widget templates”. */
  readonly groupId?: number | null | undefined;
}

/**
 * The widgets the actor can see, by name.
 * @throws Refusal `widget-group-not-found`, `not-allowed` for the requested group
 */
export async function listWidgets(db: Database, actor: Actor, query: WidgetQuery): Promise<WidgetSummary[]> {
  const { search = '', groupId } = query;
  if (groupId !== undefined) demand(actor, 'widget.read', widgetThing(await widgetPlace(db, groupId)));
  const rows = await widgets(db)
    .where((where) => where.and(visibleWidgets(actor)))
    .$if(groupId !== undefined, (all) => all.where('variants.group_id', 'is not distinct from', groupId ?? null))
    .execute();
  const sought = nameKey(search.trim());
  const keyed = rows.map((row) => ({ key: nameKey(row.name), summary: summaryOf(row) }));
  const found = keyed.filter(({ key }) => key.includes(sought));
  found.sort((a, b) => (a.key === b.key ? a.summary.Id - b.summary.Id : a.key < b.key ? -1 : 1));
  return found.map(({ summary }) => summary);
}
