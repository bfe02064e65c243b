import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { demandIntegrity } from './folderIntegrity.js';
import { insertRows } from './insertMany.js';
import { MoveError, copyContents, verifyContents, type Tell } from './moveContents.js';
import type { Database, Writing } from './schema.js';
import { MOVE_FACT } from './openStore.js';
import type { Store } from './store.js';
import { counterOf, setCounter, tablesOf, type TableShape } from './structure.js';

export interface Moved {
  /** 'already': the target already had all of it. */
  readonly outcome: 'moved' | 'already';
  /** Rows by table. */
  readonly held: ReadonlyMap<string, number>;
  readonly contents: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Not copied as rows: each store has its own schema history, and contents go through the file store. */
const NOT_AS_ROWS = new Set(['migrations', 'contents', 'content_chunks']);
/** Copied last, all at once: they make the target a complete store. */
const LAST = 'facts';

/** What to do about a difference. */
const HALF = 'Empty the target, then run the same command again.';
const SAME_STORE =
  'The target is the same store at another time, so it may hold what is nowhere else: name an empty one.';

const PAGE_BYTES = 4 * 1024 * 1024;
const MOST_ROWS = 5_000;
const FIRST_ROWS = 10;

/**
 * Copies a snapshot of a whole store into an empty one and compares both, row by row. Copies are read again and checked. If
 * interrupted, it leaves a target that no server starts on, and continues from there when run again.
 * @throws MoveError if the target contains something else, or differs afterwards
 */
export async function moveStore(from: Store, to: Store, tell: Tell = () => undefined): Promise<Moved> {
  return snapshot(from, async (source) => {
    const shapes = await sameShapes({ ...from, db: source }, to);
    const isThere = await prepare(source, to, shapes);
    const rest = shapes.filter(({ name }) => name !== LAST);
    if (!isThere) {
      for (const shape of rest) await copyTable(source, to, shape, tell);
      await copyCounters({ ...from, db: source }, to, rest);
      await copyContents(source, from, to, tell);
    }
    const held = new Map<string, number>();
    for (const shape of isThere ? shapes : rest)
      held.set(shape.name, await compareTable(source, to.db, shape, isThere ? SAME_STORE : HALF, tell));
    const contents = await verifyContents(to, tell);
    if (to.engine.name === 'sqlite') await demandIntegrity(to.db);
    if (![from, to].every((store) => store.isIntact())) {
      throw new MoveError('Another process took one of the two stores in the meantime. Run the same command again.');
    }
    if (!isThere) {
      const facts = shapes.find(({ name }) => name === LAST)!;
      held.set(LAST, await finish(source, to, facts));
    }
    return { outcome: isThere ? 'already' : 'moved', held, contents };
  });
}

/** All reads see the same snapshot, and block no writer. */
function snapshot<T>({ db, engine }: Store, work: (source: Database) => Promise<T>): Promise<T> {
  if (engine.name === 'postgres') return db.transaction().setIsolationLevel('repeatable read').execute(work);
  // Our driver's transactions take the write lock; this one only reads.
  return db.connection().execute(async (source) => {
    await sql`begin`.execute(source);
    try {
      return await work(source);
    } finally {
      await sql`rollback`.execute(source);
    }
  });
}

async function sameShapes(from: Pick<Store, 'db' | 'engine'>, to: Store): Promise<TableShape[]> {
  const ofRows = (shapes: TableShape[]) => shapes.filter(({ name }) => !NOT_AS_ROWS.has(name));
  const [theirs, ours] = [ofRows(await tablesOf(from)), ofRows(await tablesOf(to))];
  const said = (shapes: TableShape[]) => JSON.stringify([...shapes].sort((a, b) => (a.name < b.name ? -1 : 1)));
  if (said(theirs) !== said(ours)) throw new MoveError('The two stores have different tables.');
  return ours;
}

/** Marks the target as being filled. Returns true if it already contains this store. */
async function prepare(source: Database, to: Store, shapes: readonly TableShape[]): Promise<boolean> {
  const origin = await factOf(source, 'store-id');
  if (await factOf(source, MOVE_FACT)) throw new MoveError('The store to move is itself half of a move.');
  return to.write(async (writing) => {
    const begun = await factOf(writing, MOVE_FACT);
    if (begun !== undefined) {
      if (begun === origin) return false;
      throw new MoveError('The target holds half of a move from another store. Empty it first.');
    }
    if ((await factOf(writing, 'store-id')) === origin) return true;
    for (const { name } of shapes) {
      const allowed = name === LAST ? 1 : 0;
      if ((await countOf(writing, name)) > allowed) {
        throw new MoveError(`The target is not empty: it has rows in ${name}. Name an empty one.`);
      }
    }
    await writing
      .insertInto('facts')
      .values({ name: MOVE_FACT, value: origin ?? '' })
      .execute();
    return false;
  });
}

async function factOf(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Continues after the last existing row: rows are always copied in the order of their keys. */
async function copyTable(source: Database, to: Store, shape: TableShape, tell: Tell): Promise<void> {
  const total = await countOf(source, shape.name);
  let done = await countOf(to.db, shape.name);
  const last = done === 0 ? undefined : await lastRow(to.db, shape);
  for await (const rows of pages(source, shape, last)) {
    await to.write((writing) => insertRows(to.engine, writing, shape.name, shape.columns, rows));
    done += rows.length;
    tell({ of: shape.name, doing: 'copied', done, total });
  }
}

async function lastRow(db: Database, { name, key }: TableShape): Promise<Row | undefined> {
  const order = sql.join(key.map((column) => sql`${sql.ref(column)} desc`));
  const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${order} limit 1`.execute(db);
  return rows[0];
}

/** All rows after `after`, in the order of their keys, in pages of a few megabytes. */
async function* pages(db: Database, { name, key }: TableShape, after?: Row): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let limit = FIRST_ROWS;
  for (let last = after; ;) {
    const behind = last ? sql`where (${keys}) > (${sql.join(key.map((column) => last![column]))})` : sql``;
    const query = sql<Row>`select * from ${sql.table(name)} ${behind} order by ${keys} limit ${limit}`;
    const { rows } = await query.execute(db);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
    const average = Math.ceil(JSON.stringify(rows).length / rows.length);
    limit = Math.max(1, Math.min(limit * 4, MOST_ROWS, Math.floor(PAGE_BYTES / average)));
  }
}

async function copyCounters(
  from: Pick<Store, 'db' | 'engine'>,
  to: Store,
  shapes: readonly TableShape[]
): Promise<void> {
  const counted = shapes.filter((shape) => shape.counted !== undefined);
  const last: [TableShape, number][] = [];
  for (const shape of counted) last.push([shape, await counterOf(from, shape)]);
  await to.write(async (writing) => {
    for (const [shape, number] of last) await setCounter(to, writing, shape, number);
  });
}

/** Returns the number of rows on both sides. */
async function compareTable(
  source: Database,
  target: Database,
  shape: TableShape,
  advice: string,
  tell: Tell
): Promise<number> {
  const [theirs, ours] = [await digestOf(source, shape), await digestOf(target, shape)];
  if (theirs.count !== ours.count) {
    throw new MoveError(
      `The table ${shape.name} has ${theirs.count} rows where it comes from and ${ours.count} in the target. ${advice}`
    );
  }
  if (theirs.hash !== ours.hash) {
    throw new MoveError(`The rows of the table ${shape.name} differ. ${advice}`);
  }
  tell({ of: shape.name, doing: 'compared', done: ours.count, total: theirs.count });
  return ours.count;
}

/** A hash over all values of all rows, in the order of their keys. */
async function digestOf(db: Database, shape: TableShape): Promise<{ count: number; hash: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of pages(db, shape)) {
    for (const row of rows) hash.update(JSON.stringify(shape.columns.map((column) => row[column])));
    count += rows.length;
  }
  return { count, hash: hash.digest('hex') };
}

/** Copies the facts of the source, which removes the mark. */
async function finish(source: Database, to: Store, shape: TableShape): Promise<number> {
  const facts = await source.selectFrom('facts').selectAll().execute();
  return to.write(async (writing: Writing) => {
    await writing.deleteFrom('facts').execute();
    await insertRows(to.engine, writing, shape.name, shape.columns, facts);
    return compareTable(source, writing, shape, HALF, () => undefined);
  });
}
