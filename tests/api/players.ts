import type { Actor, Role } from '../../src/lib/server/platform/authorization/actor.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { leaveDatabase, migratedDatabase, objectRow, type TestEngine } from '../store/engines.js';
import { serve, type Server } from './harness.js';

/** A player of the catalogue. `lineage`: Ids of its locations, `/1/5/`. */
export async function addPlayer(store: Store, id: number, lineage: string | null = null): Promise<void> {
  await store.write((writing) =>
    writing
      .insertInto('objects')
      .values(objectRow('player', id, `Player ${id}`, lineage))
      .execute()
  );
}

/** A user with this role; a location user at `/1/`, the player 1. */
export function actorOf(role: Role): Actor {
  const isLocation = role === 'location';
  return {
    userId: 7,
    name: role,
    role,
    locationId: isLocation ? 1 : null,
    locationLineage: isLocation ? '/1/' : null,
    playerId: role === 'player' ? 1 : null,
    groups: new Map(),
    languages: new Map()
  };
}

/** A running app, for a test or a whole file, on a new store of this engine. */
export async function serveOn({ name }: TestEngine, env: Record<string, string> = {}): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL;
  if (name === 'sqlite' || url === undefined) return serve(env);
  const database = await migratedDatabase(url);
  const server = await serve({ ...env, DATABASE_URL: database.url });
  const dispose = async () => {
    await server[Symbol.asyncDispose]();
    await leaveDatabase(url, database);
  };
  return { ...server, [Symbol.asyncDispose]: dispose };
}
