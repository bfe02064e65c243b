import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import { NO_ROW } from '../platform/store/noRow.js';
import type { Tables } from '../platform/store/schema.js';

/** `can(actor, 'dashboard.read', { userId })` for dashboards. */
export function visibleDashboards({ role, userId }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  if (role === 'player') return [NO_ROW];
  const { or, eb } = expressionBuilder<Tables, 'dashboards'>();
  const shared = eb('dashboards.user_id', 'is', null);
  return [userId === null ? shared : or([shared, eb('dashboards.user_id', '=', userId)])];
}

/** Those the actor can delete and restore: their own, and for administrators the shared ones. */
export function takableDashboards({ role, userId }: Actor): Expression<SqlBool>[] {
  if (role === 'player') return [NO_ROW];
  const { or, eb } = expressionBuilder<Tables, 'dashboards'>();
  const own = userId === null ? [] : [eb('dashboards.user_id', '=', userId)];
  const shared = role === 'administrator' ? [eb('dashboards.user_id', 'is', null)] : [];
  return [own.length + shared.length === 0 ? NO_ROW : or([...own, ...shared])];
}
