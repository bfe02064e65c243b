import type { Actor } from '../platform/authorization/actor.js';
import { can, demand } from '../authorization/can.js';
import type { Resource } from '../platform/authorization/rules.js';
import type { Database, WidgetGroupRow } from '../platform/store/schema.js';
import { languagesFrom } from './languages.js';
import { Refusal } from '../platform/refusal.js';

/** The place of a variant, as far as permissions depend on it. */
export interface WidgetPlace {
  /** null: “Widget templates”. */
  readonly group_id: number | null;
  /** Of the group; null: administrators only. */
  readonly spot_group_id: number | null;
  /** `templates.languages`. Left out: its texts play no part. */
  readonly languages?: string;
}

/** A variant as `can` sees it: one of “Widget templates” has no spot group. */
export function widgetResource({ group_id, spot_group_id, languages = '' }: WidgetPlace): Resource {
  return group_id === null ? {} : { spotGroupId: spot_group_id, languages: languagesFrom(languages) };
}

/** The name of a variant as far as the actor may read it; else its SpotIdentifier. */
export function shownName(
  actor: Actor,
  row: WidgetPlace & { readonly name: string; readonly spot_identifier: string }
): string {
  return can(actor, 'widget.read', widgetResource(row)) ? row.name : row.spot_identifier;
}

/**
 * Checks that what is here may be taken away: deleted, restored, or moved to another place. Moving a widget takes it from
 * those who used it where it was. @throws Refusal not-allowed
 */
export function demandTaking(actor: Actor, place: WidgetPlace): void {
  if (place.group_id === null) demand(actor, 'template.delete');
  else demand(actor, 'widget.delete', widgetResource(place));
}

/** As `demandTaking` checks. */
export const isTakable = (actor: Actor, place: WidgetPlace): boolean =>
  place.group_id === null ? can(actor, 'template.delete') : can(actor, 'widget.delete', widgetResource(place));

/** @throws Refusal widget-group-not-found */
export async function widgetPlace(db: Database, groupId: number | null): Promise<WidgetPlace> {
  if (groupId === null) return { group_id: null, spot_group_id: null };
  const { spot_group_id } = await widgetGroupRow(db, groupId);
  return { group_id: groupId, spot_group_id };
}

/** @throws Refusal widget-group-not-found */
export async function widgetGroupRow(db: Database, id: number): Promise<WidgetGroupRow> {
  const row = await db
    .selectFrom('widget_groups')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row) return row;
  throw new Refusal('not-found', 'widget-group-not-found', (t) => t.widgets.groupNotFound);
}
