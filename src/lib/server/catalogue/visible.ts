import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import { NO_ROW } from '../platform/store/noRow.js';
import type { ObjectKind, ObjectRow, Tables } from '../platform/store/schema.js';

type Where = ExpressionBuilder<Tables, 'objects'>;
type Filter = (where: Where, actor: Actor) => Expression<SqlBool>[];

/**
 * `can(actor, kindNamed(kind).read, resource)` as SQL conditions, so that lists never read what they must not show.
 * `tests/rights/visible.test.ts` keeps both in agreement. A kind without a row is visible to every person.
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

/** Conditions that select what the actor can see; none if that is everything. */
export function visible(where: Where, kind: ObjectKind, actor: Actor): Expression<SqlBool>[] {
  if (actor.role === 'administrator') return [];
  if (actor.role === 'player') return [NO_ROW];
  return FILTERS[kind]?.(where, actor) ?? [];
}

/** Names of the ancestors from the root down; a location user does not see those above their own location. */
export function visiblePath({ kind, path }: Pick<ObjectRow, 'kind' | 'path'>, actor: Actor): string[] {
  const names = JSON.parse(path) as string[];
  if (kind !== 'location' || actor.role !== 'location') return names;
  const above = (actor.locationLineage ?? '').split('/').length - 3;
  return names.slice(Math.max(0, above));
}

function among(where: Where, column: 'id' | 'group_id', groups: Actor['groups']): Expression<SqlBool> {
  return groups.size === 0 ? NO_ROW : where(`objects.${column}`, 'in', [...groups.keys()]);
}

/** Lineages end with `/`, and `0` is the character after it: one range of the index. */
function below(where: Where, { locationLineage }: Actor): Expression<SqlBool> {
  if (locationLineage === null) return NO_ROW;
  return where.and([
    where('lineage', '>=', locationLineage),
    where('lineage', '<', `${locationLineage.slice(0, -1)}0`)
  ]);
}
