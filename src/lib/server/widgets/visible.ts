import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import { NO_ROW } from '../platform/store/noRow.js';
import type { Tables } from '../platform/store/schema.js';

/**
 * `can(actor, 'widget.read', widgetResource(row))` for variants joined with groups, as SQL conditions, so that lists
 * never read what they must not show. A variant in no group is one of “Widget templates”, which everybody sees.
 */
export function visibleWidgets(actor: Actor): Expression<SqlBool>[] {
  if (actor.role === 'player') return [NO_ROW];
  const { or, eb } = expressionBuilder<Tables, 'variants'>();
  return visibleWidgetGroups(actor).map((inGroup) => or([eb('variants.group_id', 'is', null), inGroup]));
}

/** For widget groups: `can(actor, 'widgetGroup.read', { spotGroupId })`. */
export function visibleWidgetGroups({ role, groups }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  if (role === 'player' || groups.size === 0) return [NO_ROW];
  const { eb } = expressionBuilder<Tables, 'widget_groups'>();
  return [eb('widget_groups.spot_group_id', 'in', [...groups.keys()])];
}

/** For variants that can be deleted and restored, as `demandTaking` checks. */
export function takableWidgets({ role, groups }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  const writable = [...groups].filter(([, level]) => level === 'write').map(([id]) => id);
  if (role === 'player' || writable.length === 0) return [NO_ROW];
  const { eb } = expressionBuilder<Tables, 'widget_groups'>();
  return [eb('widget_groups.spot_group_id', 'in', writable)];
}
