import type { Actor } from '../rights/actor.js';
import { demand } from '../rights/demand.js';
import type { Database } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { objectNotFound, thingOf } from './kinds.js';
import type { SpotType } from './spottypes.js';

/** What a picture or the content of a spot is made of. */
export interface ReadableSpot {
  readonly id: number;
  readonly name: string;
  readonly type: SpotType;
  readonly width: number | null;
  readonly height: number | null;
  readonly packageId: number | null;
  /** JSON text of `{ "<Id>": Value }`, only where it differs from the package. */
  readonly ownValues: string;
  /** Counts changes of what the spot shows. */
  readonly version: number;
}

/** Spots: everything that is done to them, each only to whom `can` allows it. */
export class Spots {
  readonly #db: Database;

  constructor(store: Store) {
    this.#db = store.db;
  }

  /** @throws Refusal `spot-not-found`, `not-allowed` */
  async forReading(actor: Actor, id: number): Promise<ReadableSpot> {
    const row = await spotById(this.#db, id);
    demand(actor, 'spot.read', thingOf(row));
    const { name, type, width, height, version } = row;
    const spotType = type as SpotType;
    return { id, name, type: spotType, width, height, packageId: row.package_id, ownValues: row.own_values, version };
  }
}

/** A spot with its entry in the register. */
export function spotRows(db: Database) {
  return db
    .selectFrom('objects')
    .innerJoin('spots', 'spots.id', 'objects.id')
    .select(['objects.kind', 'objects.id', 'objects.name', 'objects.type', 'objects.width', 'objects.height'])
    .select(['objects.group_id', 'objects.location_id', 'objects.lineage'])
    .select(['spots.player_id', 'spots.valid_from', 'spots.valid_to', 'spots.tags'])
    .select(['spots.package_id', 'spots.own_values', 'spots.version'])
    .where('objects.kind', '=', 'spot');
}

/** @throws Refusal `spot-not-found` */
export async function spotById(db: Database, id: number) {
  const row = await spotRows(db).where('objects.id', '=', id).executeTakeFirst();
  if (!row) throw objectNotFound('spot');
  return row;
}
