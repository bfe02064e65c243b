import type { Actor } from '../platform/authorization/actor.js';
import { demand, type Action } from '../authorization/can.js';
import type { Database, Writing } from '../platform/store/schema.js';
import { Refusal } from '../platform/refusal.js';

/**
 * Throws unless the player exists and the actor may do this to it. An actor who may not do this to any player does not learn
 * whether it exists.
 * @throws Refusal `player-not-found`, `not-allowed`
 */
export async function demandPlayer(
  db: Database | Writing,
  actor: Actor,
  action: Action,
  playerId: number
): Promise<void> {
  demand(actor, action, { playerId });
  const row = await db
    .selectFrom('objects')
    .select('lineage')
    .where('kind', '=', 'player')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!row) throw playerNotFound();
  demand(actor, action, { playerId, locationLineage: row.lineage });
}

function playerNotFound(): Refusal {
  return new Refusal('not-found', 'player-not-found', (t) => t.players.notFound);
}
