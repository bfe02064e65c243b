import { randomUUID } from 'node:crypto';
import { checkedHash, hashOf, takeStream, type ByteRange, type Content, type FileStore } from './fileStore.js';
import type { Store } from './store.js';

const CHUNK_BYTES = 1024 * 1024;
const BATCH_BYTES = 8 * CHUNK_BYTES;
const BATCH_CONTENTS = 200;
const ASKED_AT_ONCE = 5_000;
/** An upload that has not grown for a day was interrupted when its instance ended. */
const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1_000;

/**
 * Contents in the database, in pieces of 1 MiB: several instances need no shared disk, and one backup contains everything. A
 * content exists once its row has its hash.
 */
export class DatabaseFiles implements FileStore {
  constructor(private readonly store: Pick<Store, 'db' | 'write'>) {}

  async putAll(contents: readonly Uint8Array[]): Promise<string[]> {
    const hashes = contents.map(hashOf);
    const missing = new Map(hashes.map((hash, index) => [hash, contents[index]!]));
    for (const hash of await this.#touch([...missing.keys()])) missing.delete(hash);
    let batch: [string, Uint8Array][] = [];
    let batchBytes = 0;
    // In the same order everywhere, so that two writers of the same contents do not deadlock.
    for (const [hash, bytes] of [...missing].sort(([a], [b]) => (a < b ? -1 : 1))) {
      batch.push([hash, bytes]);
      batchBytes += bytes.length;
      if (batchBytes < BATCH_BYTES && batch.length < BATCH_CONTENTS) continue;
      await this.#insert(batch);
      [batch, batchBytes] = [[], 0];
    }
    await this.#insert(batch);
    return hashes;
  }

  async putStream(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Content> {
    const id = await this.#begin();
    try {
      let waiting: Uint8Array[] = [];
      let waitingBytes = 0;
      let position = 0;
      const flush = async (least: number) => {
        while (waitingBytes >= least && waitingBytes > 0) {
          const all = Buffer.concat(waiting);
          await this.#append(id, position++, all.subarray(0, CHUNK_BYTES));
          waiting = [all.subarray(CHUNK_BYTES)];
          waitingBytes = Math.max(0, all.length - CHUNK_BYTES);
        }
      };
      const content = await takeStream(stream, limitBytes, async (piece) => {
        waiting.push(piece);
        waitingBytes += piece.length;
        await flush(CHUNK_BYTES);
      });
      await flush(1);
      await this.#finish(id, content);
      return content;
    } catch (error) {
      await this.#remove(id).catch(() => undefined);
      throw error;
    }
  }

  async read(hash: string): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    const reader = (await this.stream(hash)).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
    return Buffer.concat(pieces);
  }

  async stream(hash: string, part?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const found = await this.store.db
      .selectFrom('contents')
      .select(['id', 'size'])
      .where('sha256', '=', checkedHash(hash))
      .executeTakeFirst();
    if (!found) throw new Error(`There is no content ${hash}.`);
    const { start, end } = part ?? { start: 0, end: found.size - 1 };
    let at = start;
    return new ReadableStream({
      pull: async (controller) => {
        if (at > end) return controller.close();
        const position = Math.floor(at / CHUNK_BYTES);
        const bytes = await this.#piece(found.id, position);
        const from = at - position * CHUNK_BYTES;
        const piece = bytes.subarray(from, from + end - at + 1);
        at += piece.length;
        controller.enqueue(new Uint8Array(piece));
      }
    });
  }

  async *list(): AsyncIterable<Content> {
    const rows = await this.store.db.selectFrom('contents').select(['sha256', 'size']).execute();
    for (const { sha256, size } of rows) if (sha256 !== null) yield { sha256, size };
  }

  async missing(hashes: readonly string[]): Promise<string[]> {
    const present = new Set<string | null>();
    for (let at = 0; at < hashes.length; at += ASKED_AT_ONCE) {
      const some = hashes.slice(at, at + ASKED_AT_ONCE);
      const rows = await this.store.db.selectFrom('contents').select('sha256').where('sha256', 'in', some).execute();
      for (const { sha256 } of rows) present.add(sha256);
    }
    return hashes.filter((hash) => !present.has(hash));
  }

  async sweep(isKept: (hash: string) => boolean, olderThan: Date): Promise<void> {
    const rows = await this.store.db
      .selectFrom('contents')
      .select(['id', 'sha256'])
      .where('stored_at', '<', olderThan.toISOString())
      .execute();
    const abandoned = new Date(Date.now() - ABANDONED_MILLISECONDS).toISOString();
    for (const { id, sha256 } of rows) {
      if (sha256 !== null && isKept(sha256)) continue;
      const bound = sha256 === null ? abandoned : olderThan.toISOString();
      // Checked again: it may have been stored again in the meantime.
      await this.store.db.deleteFrom('contents').where('id', '=', id).where('stored_at', '<', bound).execute();
    }
  }

  /** Renews the time of contents, so that a running sweep leaves them alone. Returns those that exist. */
  async #touch(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return [];
    const touched = await this.store.db
      .updateTable('contents')
      .set({ stored_at: new Date().toISOString() })
      .where('sha256', 'in', hashes)
      .returning('sha256')
      .execute();
    return touched.flatMap(({ sha256 }) => sha256 ?? []);
  }

  /** Stores a few contents at once. If somebody else is storing one at the moment, waits and keeps theirs. */
  async #insert(contents: readonly (readonly [string, Uint8Array])[]): Promise<void> {
    if (contents.length === 0) return;
    await this.store.db.transaction().execute(async (writing) => {
      for (const [sha256, bytes] of contents) {
        const inserted = await writing
          .insertInto('contents')
          .values({ id: randomUUID(), sha256, size: bytes.length, stored_at: new Date().toISOString() })
          .onConflict((conflict) => conflict.column('sha256').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) continue;
        for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
          const piece = bytes.subarray(from, from + CHUNK_BYTES);
          const position = from / CHUNK_BYTES;
          await writing
            .insertInto('content_chunks')
            .values({ content_id: inserted.id, position, bytes: piece })
            .execute();
        }
      }
    });
  }

  async #begin(): Promise<string> {
    const id = randomUUID();
    await this.store.db
      .insertInto('contents')
      .values({ id, sha256: null, size: 0, stored_at: new Date().toISOString() })
      .execute();
    return id;
  }

  async #append(content_id: string, position: number, bytes: Uint8Array): Promise<void> {
    await this.store.db.insertInto('content_chunks').values({ content_id, position, bytes }).execute();
  }

  /** Stored content stays as it is. */
  async #finish(id: string, { sha256, size }: Content): Promise<void> {
    const isSecond = await this.store.write(async (writing) => {
      const first = await writing.selectFrom('contents').select('id').where('sha256', '=', sha256).executeTakeFirst();
      const stored_at = new Date().toISOString();
      const values = first ? { stored_at } : { sha256, size, stored_at };
      await writing
        .updateTable('contents')
        .set(values)
        .where('id', '=', first?.id ?? id)
        .execute();
      return first !== undefined;
    });
    if (isSecond) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    await this.store.db.deleteFrom('contents').where('id', '=', id).execute();
  }

  async #piece(content_id: string, position: number): Promise<Uint8Array> {
    const { bytes } = await this.store.db
      .selectFrom('content_chunks')
      .select('bytes')
      .where('content_id', '=', content_id)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    return bytes;
  }
}
