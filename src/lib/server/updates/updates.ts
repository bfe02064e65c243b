import type { Selectable } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Content } from '../platform/store/fileStore.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { UpdateConfirmationsTable, UpdatesTable } from '../platform/store/tables/players.js';
import { demandPlayer } from '../players/demandPlayer.js';
import { Refusal } from '../platform/refusal.js';
import type { Storage } from '../platform/storage.js';
import { path, versionKey } from './versions.js';

/** Bytes of an upload between two checks of the free space. */
const COUNTED_AT_ONCE = 16 * 1024 * 1024;

/** The description of a published file. */
export interface NewUpdate {
  readonly version: string;
  /** Players below it do not get the update; undefined: all do. */
  readonly minVersion: string | undefined;
  readonly fileName: string;
}

export interface Update {
  readonly Id: number;
  readonly Version: string;
  readonly MinVersion: string | null;
  readonly FileName: string;
  readonly Size: number;
  readonly Sha256: string;
  /** Relative to `{base_url}/`. */
  readonly Url: string;
  readonly CreatedAt: string;
}

export interface Confirmation {
  readonly PlayerId: number;
  readonly State: 'installed' | 'failed';
  readonly Version: string;
  readonly Message: string | null;
  readonly ConfirmedAt: string;
}

/** Files that players install, ordered by version. */
export class Updates {
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #limit: number;
  readonly #storage: Storage;

  /** @param limits `limit`: the largest file, in bytes */
  constructor(
    store: Store,
    now: () => Date,
    { limit, storage }: { readonly limit: number; readonly storage: Storage }
  ) {
    this.#store = store;
    this.#now = now;
    this.#limit = limit;
    this.#storage = storage;
  }

  /** Largest file, in bytes. */
  get limit(): number {
    return this.#limit;
  }

  /**
   * Stores a file as it arrives; nothing refers to it yet.
   * @throws ContentTooLarge, Refusal `storage-full`, or the error of the stream
   */
  async keep(file: ReadableStream<Uint8Array>): Promise<Content> {
    const reserved = this.#storage.reserve();
    let uncounted = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, controller) {
        uncounted += piece.length;
        if (uncounted >= COUNTED_AT_ONCE) {
          await reserved.add(uncounted);
          uncounted = 0;
        }
        controller.enqueue(piece);
      },
      flush: () => reserved.add(uncounted)
    });
    try {
      return await this.#store.files.putStream(file.pipeThrough(counted), this.#limit);
    } finally {
      reserved.end();
    }
  }

  /**
   * Offers a stored file to players. Publishing the same file with the same version and name again returns the existing update.
   * @throws Refusal not-allowed, update-taken
   */
  async publish(
    actor: Actor,
    { version, minVersion, fileName }: NewUpdate,
    content: Content
  ): Promise<{ id: number; isNew: boolean }> {
    demand(actor, 'update.publish');
    const row = {
      version,
      version_key: versionKey(version),
      min_version: minVersion ?? null,
      file_name: fileName,
      sha256: content.sha256,
      created_at: this.#now().toISOString()
    };
    return this.#store.write(async (writing) => {
      const present = await writing
        .selectFrom('updates')
        .select(['id', 'sha256'])
        .where('version_key', '=', row.version_key)
        .where('file_name', '=', fileName)
        .executeTakeFirst();
      if (present && present.sha256 !== content.sha256) throw taken(version, fileName);
      if (present) return { id: present.id, isNew: false };
      await writing
        .insertInto('files')
        .values({ ...content })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id } = await writing.insertInto('updates').values(row).returning('id').executeTakeFirstOrThrow();
      return { id, isNew: true };
    });
  }

  /** All updates, oldest version first. @throws Refusal not-allowed */
  async all(actor: Actor): Promise<Update[]> {
    demand(actor, 'update.publish');
    return (await updateRows(this.#store.db).execute()).map(updateOf);
  }

  /**
   * What a player with this version should install, in order; with the player's Id, without what it has confirmed as installed.
   * @throws Refusal not-allowed, player-not-found
   */
  async due(actor: Actor, version: string, playerId: number | undefined): Promise<Update[]> {
    demand(actor, 'update.receive');
    if (playerId !== undefined) await demandPlayer(this.#store.db, actor, 'update.receive', playerId);
    const from = versionKey(version);
    const rows = await updateRows(this.#store.db).where('version_key', '>', from).execute();
    const installed = playerId === undefined ? new Set<number>() : await this.#installedBy(playerId);
    const steps = rows.map((row) => ({
      row,
      versionKey: row.version_key,
      minVersionKey: row.min_version === null ? null : versionKey(row.min_version)
    }));
    return path(from, steps)
      .filter(({ row }) => !installed.has(row.id))
      .map(({ row }) => updateOf(row));
  }

  /** @throws Refusal not-allowed, update-not-found */
  async find(actor: Actor, id: number): Promise<Update> {
    demand(actor, 'update.receive');
    const row = await updateRows(this.#store.db).where('updates.id', '=', id).executeTakeFirst();
    if (!row) throw updateNotFound();
    return updateOf(row);
  }

  /** Withdraws an update: players no longer get it. @throws Refusal not-allowed, update-not-found */
  async withdraw(actor: Actor, id: number): Promise<void> {
    demand(actor, 'update.publish');
    const { numDeletedRows } = await this.#store.write((writing) =>
      writing.deleteFrom('updates').where('id', '=', id).executeTakeFirst()
    );
    if (Number(numDeletedRows) === 0) throw updateNotFound();
  }

  /**
   * Stores a player's confirmation of an update. The latest counts; repeating it changes nothing.
   * @throws Refusal not-allowed, player-not-found, update-not-found
   */
  async confirm(actor: Actor, id: number, said: Omit<Confirmation, 'ConfirmedAt'>): Promise<void> {
    demand(actor, 'update.confirm');
    const confirmed = {
      state: said.State,
      version: said.Version,
      message: said.Message,
      confirmed_at: this.#now().toISOString()
    };
    await this.#store.write(async (writing) => {
      await demandPlayer(writing, actor, 'update.confirm', said.PlayerId);
      if (!(await isThere(writing, id))) throw updateNotFound();
      await writing
        .insertInto('update_confirmations')
        .values({ update_id: id, player_id: said.PlayerId, ...confirmed })
        .onConflict((conflict) => conflict.columns(['player_id', 'update_id']).doUpdateSet(confirmed))
        .execute();
    });
  }

  /** Confirmations of an update, by player Id, after `after`. @throws Refusal not-allowed, update-not-found */
  async confirmations(actor: Actor, id: number, after: number, limit: number): Promise<Confirmation[]> {
    demand(actor, 'update.publish');
    const rows = await this.#store.db
      .selectFrom('update_confirmations')
      .selectAll()
      .where('update_id', '=', id)
      .where('player_id', '>', after)
      .orderBy('player_id')
      .limit(limit)
      .execute();
    if (rows.length === 0) await this.find(actor, id);
    return rows.map(confirmationOf);
  }

  async #installedBy(playerId: number): Promise<Set<number>> {
    const rows = await this.#store.db
      .selectFrom('update_confirmations')
      .select('update_id')
      .where('player_id', '=', playerId)
      .where('state', '=', 'installed')
      .execute();
    return new Set(rows.map((row) => row.update_id));
  }
}

function updateRows(db: Database) {
  return db
    .selectFrom('updates')
    .innerJoin('files', 'files.sha256', 'updates.sha256')
    .selectAll('updates')
    .select('files.size')
    .orderBy('version_key')
    .orderBy('updates.id');
}

function updateOf(row: Selectable<UpdatesTable> & Pick<Content, 'size'>): Update {
  return {
    Id: row.id,
    Version: row.version,
    MinVersion: row.min_version,
    FileName: row.file_name,
    Size: row.size,
    Sha256: row.sha256,
    Url: `Updates/${row.id}/File`,
    CreatedAt: row.created_at
  };
}

function confirmationOf(row: Selectable<UpdateConfirmationsTable>): Confirmation {
  return {
    PlayerId: row.player_id,
    State: row.state,
    Version: row.version,
    Message: row.message,
    ConfirmedAt: row.confirmed_at
  };
}

async function isThere(writing: Writing, id: number): Promise<boolean> {
  const row = await writing.selectFrom('updates').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

function updateNotFound(): Refusal {
  return new Refusal('not-found', 'update-not-found', (t) => t.updates.notFound);
}

function taken(version: string, fileName: string): Refusal {
  return new Refusal('conflict', 'update-taken', (t) => t.updates.otherFile(version, fileName));
}
