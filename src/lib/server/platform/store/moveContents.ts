import { ContentTooLarge, hashOfStream } from './fileStore.js';
import type { Database } from './schema.js';
import type { Store } from './store.js';

/** The reason why a store was not moved, in one sentence. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export interface MoveProgress {
  /** A table, `contents`, or `files of the backup`. */
  readonly of: string;
  readonly doing: 'copied' | 'compared' | 'checked';
  readonly done: number;
  readonly total: number;
}

export type Tell = (progress: MoveProgress) => void;

const COPIERS = 4;
const NAMED_AT_ONCE = 1_000;

/** A content that a row refers to. */
interface Named {
  readonly sha256: string;
  readonly size: number;
  /** false: a picture, which is rendered again if lost. */
  readonly isNeeded: boolean;
}

/**
 * Copies the contents that the rows of the source refer to, if the target lacks them. Memory does not grow with their number.
 */
export async function copyContents(source: Database, from: Store, to: Store, tell: Tell): Promise<void> {
  const total = await countOf(source);
  let done = 0;
  for await (const named of namedContents(source)) {
    const missing = new Set(await to.files.missing(named.map(({ sha256 }) => sha256)));
    const waiting = named.filter(({ sha256 }) => missing.has(sha256));
    done += named.length - waiting.length;
    const copier = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await copy(next, from, to);
        done += 1;
        tell({ of: 'contents', doing: 'copied', done, total });
      }
    };
    await Promise.all(Array.from({ length: COPIERS }, copier));
  }
}

/**
 * Reads every content that rows refer to. Returns their number. @throws MoveError for one that is missing or differs from its
 * hash
 */
export async function verifyContents({ db, files }: Store, tell: Tell): Promise<number> {
  const total = await countOf(db);
  let done = 0;
  for await (const named of namedContents(db)) {
    const missing = new Set(await files.missing(named.map(({ sha256 }) => sha256)));
    for (const { sha256, isNeeded } of named) {
      done += 1;
      if (missing.has(sha256) && !isNeeded) continue;
      if (missing.has(sha256)) throw new MoveError(`The content ${sha256} is missing in the target.`);
      const found = await hashOfStream(await files.stream(sha256));
      if (found !== sha256) throw new MoveError(`The content ${sha256} is damaged in the target.`);
      tell({ of: 'contents', doing: 'compared', done, total });
    }
  }
  return done;
}

async function copy({ sha256, size, isNeeded }: Named, from: Store, to: Store): Promise<void> {
  const [gone] = await from.files.missing([sha256]);
  if (gone !== undefined && !isNeeded) return;
  if (gone !== undefined) {
    throw new MoveError(
      `The content ${sha256} is missing where it comes from. If it was deleted just now, run the same command again.`
    );
  }
  const copied = await to.files.putStream(await from.files.stream(sha256), size).catch((error: unknown) => {
    if (!(error instanceof ContentTooLarge)) throw error;
    return undefined;
  });
  if (copied?.sha256 !== sha256) throw new MoveError(`The content ${sha256} is damaged where it comes from.`);
}

async function* namedContents(db: Database): AsyncGenerator<Named[]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('files')
      .select(['sha256', 'size'])
      .where('sha256', '>', after)
      .orderBy('sha256')
      .limit(NAMED_AT_ONCE)
      .execute();
    if (rows.length === 0) break;
    yield rows.map((row) => ({ ...row, isNeeded: true }));
    after = rows.at(-1)!.sha256;
  }
  for (let after = ''; ;) {
    const rows = await pictures(db)
      .select(['key', 'sha256', 'bytes as size'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(NAMED_AT_ONCE)
      .execute();
    if (rows.length === 0) break;
    yield rows.map(({ sha256, size }) => ({ sha256, size, isNeeded: false }));
    after = rows.at(-1)!.key;
  }
}

/** Failed pictures have no content. */
function pictures(db: Database) {
  return db.selectFrom('pictures').where('sha256', '!=', '');
}

async function countOf(db: Database): Promise<number> {
  const files = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const made = await pictures(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return files.count + made.count;
}
