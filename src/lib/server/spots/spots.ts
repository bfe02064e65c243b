import { ownerOf } from '../packages/admission.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Database, ObjectRow, SpotRow, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { objectNotFound, resourceOf } from '../catalogue/objectKinds.js';
import type { Page } from '../platform/http/listing.js';
import { removeUnusedPackage } from '../packages/unused.js';
import type { AcceptedPackage, Packages, Upload } from '../packages/packages.js';
import { demandPlayer } from '../players/demandPlayer.js';
import { Refusal } from '../platform/refusal.js';
import { objectById, insertObject, type NewObject } from '../catalogue/objectRows.js';
import { ascContent, isPackageType } from './content.js';
import { ENTRY, entryOf, SpotList, type SpotEntry, type SpotQuery } from './list.js';
import type { SpotType } from '../../api/spots.js';
import { checkedValidity, type Validity } from './validity.js';

/** The source of a spot's picture or content. */
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

export interface NewSpot {
  readonly Name: string;
  readonly Type: SpotType;
  readonly SpotGroupId?: number | undefined;
  readonly LocationId?: number | undefined;
  readonly Width?: number | undefined;
  readonly Height?: number | undefined;
}

export interface Copy {
  readonly SpotId: number;
  /** Not both: a copy goes to a player or to a location. */
  readonly PlayerId?: number | undefined;
  readonly LocationId?: number | undefined;
  /** Default: the name of the original. */
  readonly Name?: string | undefined;
}

/** Spots: listed, created, changed, copied and deleted, subject to `can`. */
export class Spots {
  readonly #db: Database;
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #now: () => Date;
  readonly #list: SpotList;

  constructor(store: Store, packages: Packages, now: () => Date) {
    this.#store = store;
    this.#db = store.db;
    this.#packages = packages;
    this.#now = now;
    this.#list = new SpotList(store);
  }

  /**
   * A page of what the actor may see, each entry as the JSON text of a `SpotEntry`.
   * @throws Refusal `no-spots-of-type` if the actor can see none of this type; other conditions without matches give an empty
   * page
   */
  async list(actor: Actor, query: SpotQuery): Promise<Page<string>> {
    const page = await this.#list.page(actor, query);
    const { type } = query;
    if (page.items.length > 0 || type === undefined || (await this.#list.has(actor, type))) return page;
    throw new Refusal('not-found', 'no-spots-of-type', (t) => t.spots.noSuchType(type));
  }

  /** @throws Refusal `spot-not-found`, `not-allowed` */
  async byId(actor: Actor, id: number): Promise<SpotEntry> {
    const row = await spotById(this.#db, id);
    demand(actor, 'spot.read', resourceOf(row));
    return entryOf(row);
  }

  /** @throws Refusal `spot-not-found`, `not-allowed` */
  async forReading(actor: Actor, id: number): Promise<ReadableSpot> {
    const row = await spotById(this.#db, id);
    demand(actor, 'spot.read', resourceOf(row));
    const { name, type, width, height, version } = row;
    const spotType = type as SpotType;
    return { id, name, type: spotType, width, height, packageId: row.package_id, ownValues: row.own_values, version };
  }

  /** Text of the ascData.json with the current Values. @throws Refusal as `forReading`, `no-asc-content` */
  async ascContent(actor: Actor, id: number): Promise<string> {
    const parts = { db: this.#db, packages: this.#packages, owner: ownerOf(actor) };
    return ascContent(parts, await this.forReading(actor, id));
  }

  /**
   * Creates a spot, with its package if its type has one.
   * @throws Refusal `<kind>-not-found` for references, `not-allowed`, `package-not-expected`, `package-invalid`,
   * `spot-type-differs`
   */
  async create(actor: Actor, given: NewSpot, file?: Upload): Promise<SpotEntry> {
    // Before the file is read, and again within the transaction.
    await this.#demandPlace(this.#db, actor, given);
    const accepted = file && (await this.#accept(actor, given.Type, file));
    return this.#store.write(async (writing) => {
      const place = await this.#demandPlace(writing, actor, given);
      const package_id = accepted ? await this.#packages.ensureRow(writing, accepted) : null;
      const named: NewObject = {
        kind: 'spot',
        name: given.Name.trim(),
        type: given.Type,
        group_id: given.SpotGroupId ?? null,
        ...place,
        width: given.Width ?? null,
        height: given.Height ?? null
      };
      const nothing = { player_id: null, valid_from: null, valid_to: null };
      return this.#insert(writing, named, { ...nothing, tags: '[]', package_id, own_values: '{}' });
    });
  }

  /** @throws Refusal `spot-not-found`, `not-allowed`, `validity-kinds`, `validity-order` */
  async setValidity(actor: Actor, id: number, validity: Validity): Promise<void> {
    await this.#change(actor, id, () => {
      const { ValidFrom, ValidTo } = checkedValidity(validity);
      return { valid_from: ValidFrom, valid_to: ValidTo };
    });
  }

  /** Replaces the tags. @throws Refusal `spot-not-found`, `not-allowed` */
  async setTags(actor: Actor, id: number, tags: readonly string[]): Promise<void> {
    await this.#change(actor, id, () => ({ tags: JSON.stringify(tags) }));
  }

  /** Deletes a spot. Its copies stay, because they are independent. @throws Refusal `spot-not-found`, `not-allowed` */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      const row = await spotById(writing, id);
      demand(actor, 'spot.write', resourceOf(row));
      await writing.deleteFrom('spots').where('id', '=', id).execute();
      await writing.deleteFrom('objects').where('kind', '=', 'spot').where('id', '=', id).execute();
      if (row.package_id !== null) await removeUnusedPackage(writing, row.package_id);
    });
  }

  /**
   * Creates an independent copy of a spot, at the same place unless `PlayerId` or `LocationId` is given.
   * @throws Refusal `<kind>-not-found`, `not-allowed`, `player-or-location`
   */
  async copy(actor: Actor, { SpotId, PlayerId, LocationId, Name }: Copy): Promise<SpotEntry> {
    if (PlayerId !== undefined && LocationId !== undefined) throw playerOrLocation();
    return this.#store.write(async (writing) => {
      const original = await spotById(writing, SpotId);
      demand(actor, 'spot.write', resourceOf(original));
      if (PlayerId !== undefined) await demandPlayer(writing, actor, 'player.read', PlayerId);
      const place = await placeOf(writing, original, PlayerId, LocationId);
      demand(actor, 'spot.write', { spotGroupId: original.group_id, locationLineage: place.lineage });
      const { type, group_id, width, height } = original;
      const { valid_from, valid_to, tags, package_id, own_values } = original;
      const { player_id, location_id, lineage } = place;
      const name = Name?.trim() ?? original.name;
      return this.#insert(
        writing,
        { kind: 'spot', name, type, group_id, width, height, location_id, lineage },
        { player_id, valid_from, valid_to, tags, package_id, own_values }
      );
    });
  }

  async #insert(writing: Writing, named: NewObject, content: SpotContent): Promise<SpotEntry> {
    const row = await insertObject(writing, named);
    const now = this.#now().toISOString();
    const spot = { ...content, id: row.id, version: 1, created_at: now, changed_at: now };
    await writing.insertInto('spots').values(spot).execute();
    return entryOf({ ...row, ...spot });
  }

  async #change(actor: Actor, id: number, columns: () => SpotChange): Promise<void> {
    await this.#store.writeRow({ table: 'spots', id }, async (writing) => {
      demand(actor, 'spot.write', resourceOf(await spotById(writing, id)));
      const changed_at = this.#now().toISOString();
      await writing
        .updateTable('spots')
        .set({ ...columns(), changed_at })
        .where('id', '=', id)
        .execute();
    });
  }

  /** The location of a new spot: for a location user their own unless another is given. @throws Refusal */
  async #demandPlace(db: Database, actor: Actor, given: NewSpot): Promise<Pick<ObjectRow, 'location_id' | 'lineage'>> {
    const { SpotGroupId, LocationId = ownLocation(actor) } = given;
    if (SpotGroupId !== undefined) await objectById(db, 'spotGroup', SpotGroupId);
    const lineage = LocationId === undefined ? null : (await objectById(db, 'location', LocationId)).lineage;
    demand(actor, 'spot.write', { spotGroupId: SpotGroupId ?? null, locationLineage: lineage });
    return { location_id: LocationId ?? null, lineage };
  }

  async #accept(actor: Actor, type: SpotType, file: Upload): Promise<AcceptedPackage> {
    if (isPackageType(type)) return this.#packages.accept(ownerOf(actor), file, type);
    throw new Refusal('invalid', 'package-not-expected', (t) => t.spots.noPackage(type));
  }
}

function ownLocation({ role, locationId }: Actor): number | undefined {
  return role === 'location' ? (locationId ?? undefined) : undefined;
}

type SpotContent = Omit<SpotRow, 'id' | 'version' | 'created_at' | 'changed_at'>;
type SpotChange = Partial<Pick<SpotRow, 'valid_from' | 'valid_to' | 'tags'>>;

/** A spot with its entry in the register. @throws Refusal `spot-not-found` */
async function spotById(db: Database, id: number) {
  const row = await db
    .selectFrom('objects')
    .innerJoin('spots', 'spots.id', 'objects.id')
    .select(ENTRY)
    .select(['objects.kind', 'objects.lineage', 'spots.package_id', 'spots.own_values', 'spots.version'])
    .where('objects.kind', '=', 'spot')
    .where('objects.id', '=', id)
    .executeTakeFirst();
  if (!row) throw objectNotFound('spot');
  return row;
}

type SpotWithEntry = Awaited<ReturnType<typeof spotById>>;

async function placeOf(writing: Writing, original: SpotWithEntry, playerId?: number, locationId?: number) {
  if (playerId !== undefined) {
    const { location_id, lineage } = await objectById(writing, 'player', playerId);
    return { player_id: playerId, location_id, lineage };
  }
  if (locationId !== undefined) {
    const { lineage } = await objectById(writing, 'location', locationId);
    return { player_id: null, location_id: locationId, lineage };
  }
  const { player_id, location_id, lineage } = original;
  return { player_id, location_id, lineage };
}

function playerOrLocation(): Refusal {
  return new Refusal('invalid', 'player-or-location', (t) => t.spots.playerOrLocation).at('/PlayerId', '/LocationId');
}
