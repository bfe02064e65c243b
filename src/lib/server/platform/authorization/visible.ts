import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Actor } from './actor.js';
import type { ObjectKind, ObjectRow, Tables } from '../store/schema.js';

type Where = ExpressionBuilder<Tables, 'objects'>;
type Filter = (where: Where, actor: Actor) => Expression<SqlBool>[];

/**
 * `can(actor, kindNamed(kind).read, thing)` as conditions, so that lists never read what they must not show. Both are
 * held together by `tests/rights/visible.test.ts`. A kind without a row is shown to every person.
 */
const FILTERS: Partial<Record<ObjectKind, Filter>> = {
  spotGroup: (where, { groups }) => [among(where, 'id', groups)],
  spot: (where, actor) => {
    const inGroup = among(where, 'group_id', actor.groups);
    if (actor.role !== 'location') return [inGroup];
    return [inGroup, where.or([where('lineage', 'is', null), below(where, actor)])];
  },
  location: (where, actor) => (actor.role === 'location' ? [below(where, actor)] : []),
  player: (where, actor) => (actor.role === 'location' ? [below(where, actor)] : [])
};

/** Conditions that leave what the actor may see; none where that is everything. */
export function visible(where: Where, kind: ObjectKind, actor: Actor): Expression<SqlBool>[] {
  if (actor.role === 'administrator') return [];
  if (actor.role === 'player') return [NOTHING];
  return FILTERS[kind]?.(where, actor) ?? [];
}

/**
 * The same for variants, `can(actor, 'widget.read', widgetThing(row))`, where their groups are joined. A variant in no group
 * is one of “Widget templates”, which everybody sees.
 */
export function visibleWidgets(actor: Actor): Expression<SqlBool>[] {
  if (actor.role === 'player') return [NOTHING];
  const { or, eb } = expressionBuilder<Tables, 'variants'>();
  return visibleWidgetGroups(actor).map((inGroup) => or([eb('variants.group_id', 'is', null), inGroup]));
}

/** The same for widget groups, `can(actor, 'widgetGroup.read', { spotGroupId })`. */
export function visibleWidgetGroups({ role, groups }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  if (role === 'player' || groups.size === 0) return [NOTHING];
  const { eb } = expressionBuilder<Tables, 'widget_groups'>();
  return [eb('widget_groups.spot_group_id', 'in', [...groups.keys()])];
}

/** The same for variants that may be deleted and restored, as `demandTaking` asks. */
export function takableWidgets({ role, groups }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  const writable = [...groups].filter(([, level]) => level === 'write').map(([id]) => id);
  if (role === 'player' || writable.length === 0) return [NOTHING];
  const { eb } = expressionBuilder<Tables, 'widget_groups'>();
  return [eb('widget_groups.spot_group_id', 'in', writable)];
}

/** `can(actor, 'dashboard.read', { userId })` for dashboards. */
export function visibleDashboards({ role, userId }: Actor): Expression<SqlBool>[] {
  if (role === 'administrator') return [];
  if (role === 'player') return [NOTHING];
  const { or, eb } = expressionBuilder<Tables, 'dashboards'>();
  const shared = eb('dashboards.user_id', 'is', null);
  return [userId === null ? shared : or([shared, eb('dashboards.user_id', '=', userId)])];
}

/** Those of them that the actor may delete and restore: the own ones, and for administrators those that all share. */
export function takableDashboards({ role, userId }: Actor): Expression<SqlBool>[] {
  if (role === 'player') return [NOTHING];
  const { or, eb } = expressionBuilder<Tables, 'dashboards'>();
  const own = userId === null ? [] : [eb('dashboards.user_id', '=', userId)];
  const shared = role === 'administrator' ? [eb('dashboards.user_id', 'is', null)] : [];
  return [own.length + shared.length === 0 ? NOTHING : or([...own, ...shared])];
}

/** Names of the ancestors from the root down; those above the own location are no business of a location user. */
export function visiblePath({ kind, path }: Pick<ObjectRow, 'kind' | 'path'>, actor: Actor): string[] {
  const names = JSON.parse(path) as string[];
  if (kind !== 'location' || actor.role !== 'location') return names;
  const above = (actor.locationLineage ?? '').split('/').length - 3;
  return names.slice(Math.max(0, above));
}

const NOTHING = sql<SqlBool>`1 = 0`;

function among(where: Where, column: 'id' | 'group_id', groups: Actor['groups']): Expression<SqlBool> {
  return groups.size === 0 ? NOTHING : where(`objects.${column}`, 'in', [...groups.keys()]);
}

/** Lineages end with `/`, and `0` is the character after it: one range of the index. */
function below(where: Where, { locationLineage }: Actor): Expression<SqlBool> {
  if (locationLineage === null) return NOTHING;
  return where.and([
    where('lineage', '>=', locationLineage),
    where('lineage', '<', `${locationLineage.slice(0, -1)}0`)
  ]);
}
