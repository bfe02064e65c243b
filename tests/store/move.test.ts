import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ascdata } from '../cli/harness.js';
import { STORE_COMMANDS } from '../../src/cli/storeCommands.js';
import { insertRows } from '../../src/lib/server/platform/store/insertMany.js';
import { moveStore } from '../../src/lib/server/platform/store/move.js';
import { hashOf } from '../../src/lib/server/platform/store/fileStore.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { counterOf, tablesOf, type TableShape } from '../../src/lib/server/platform/store/structure.js';
import { engines, objectRow, type Place } from './engines.js';
import { runProcess } from './process.js';
import { temporaryFolder } from './temporary.js';

type Row = Record<string, unknown>;

const NOT_ROWS = new Set(['migrations', 'contents', 'content_chunks']);
const BIG = new Uint8Array(3 * 1024 * 1024 + 5).map((_, index) => index % 253);
const CONTENTS = [new TextEncoder().encode('small'), new Uint8Array(), BIG];
/** The content that row i refers to. */
const contentOf = (index: number) => CONTENTS[index - 1] ?? new TextEncoder().encode(`content ${index}`);
const SIZES = new Set(['files.size', 'pictures.bytes']);

async function rowTables(store: Store): Promise<TableShape[]> {
  return (await tablesOf(store)).filter(({ name }) => !NOT_ROWS.has(name));
}

/**
 * Fills every table, including future ones. Row i has the number i or its text in each column, so that all references are
 * valid.
 */
async function fill(store: Store, count: number): Promise<void> {
  const tables = await rowTables(store);
  await store.write(async (writing) => {
    for (const { name, columns, numbers } of tables) {
      const value = (column: string, index: number) => {
        if (column === 'sha256') return hashOf(contentOf(index));
        if (SIZES.has(`${name}.${column}`)) return contentOf(index).length;
        return numbers.has(column) ? index : `text ${index} ä💡 "\\ ' %`;
      };
      const rows = Array.from({ length: count }, (_, index) =>
        Object.fromEntries(columns.map((column) => [column, value(column, index + 1)]))
      );
      await insertRows(store.engine, writing, name, columns, rows);
    }
  });
  await store.files.putAll(Array.from({ length: count }, (_, index) => contentOf(index + 1)));
}

async function everything(store: Store): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const { name, key } of await rowTables(store)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by ${order}`.execute(store.db);
    // Leases end with the process that held them.
    all.set(name, name === 'jobs' ? rows.map((row) => ({ ...row, locked_by: null, locked_until: null })) : rows);
  }
  return all;
}

async function expectSame(target: Store, source: Store, least: number): Promise<void> {
  const [expected, found] = [await everything(source), await everything(target)];
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [name, rows] of expected) {
    expect(rows.length, name).toBeGreaterThanOrEqual(least);
    expect(found.get(name), name).toEqual(rows);
  }
  for (const content of CONTENTS.slice(0, least)) {
    expect(Buffer.compare(Buffer.from(content), Buffer.from(await target.files.read(hashOf(content))))).toBe(0);
  }
}

const pairs = engines.flatMap((from) => engines.map((to) => ({ from, to, names: `${from.name} to ${to.name}` })));
/** With the same engine on both sides, the same code reads and writes. */
const between = pairs.filter(({ from, to }) => from !== to);
/** Each of them in a whole run (`npm run test:full`), or where there is only one engine. */
const pairsInFull = process.env.TEST_FULL || between.length === 0 ? pairs : between;

/** How much later a move is broken off each time. */
const LATER = process.env.TEST_FULL ? 1.2 : 1.6;

/** The two stores of a move. A folder can be opened for writing only once, so it is closed before it is opened again. */
class Stores {
  private constructor(
    readonly from: Store,
    public to: Store,
    readonly places: { readonly from: Place; readonly to: Place }
  ) {}

  static async open(pair: (typeof pairs)[number]): Promise<Stores> {
    const places = { from: await pair.from.place(), to: await pair.to.place() };
    return new Stores(await places.from.open(), await places.to.open(), places);
  }

  /** The result of a server's start on the target: `ready`, or the reason against it. */
  async startOnTarget(): Promise<string> {
    await this.to.close();
    const said = await this.places.to.open().then(
      (store) => store.close().then(() => 'ready'),
      (error: Error) => error.message
    );
    this.to = await this.places.to.open({ use: 'fill' });
    return said;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.from.close(), this.to.close()]);
  }
}

describe.each(pairsInFull)('a store moved from $names', { timeout: 300_000 }, (pair) => {
  it('is the same afterwards, row by row and byte by byte', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 25);
    const moved = await moveStore(at.from, at.to);
    expect(moved).toMatchObject({ outcome: 'moved', contents: 50 });
    await expectSame(at.to, at.from, 25);
  });

  it('continues to count Ids where it was, even after deleted rows', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 3);
    const counted = (await rowTables(at.from)).filter((shape) => shape.counted !== undefined);
    expect(counted.map(({ name }) => name)).toContain('users');
    const values = { spot_identifier: 'x', source: '{}', spot_version: '1', number_of_slots: 1, element_count: 0 };
    const add = (store: Store, hash: string) =>
      store.db
        .insertInto('packages')
        .values({ ...values, hash, created_at: '' })
        .returning('id')
        .executeTakeFirstOrThrow();
    for (let round = 0; round < 5; round++) {
      const { id } = await add(at.from, `hash ${round}`).catch(() => ({ id: 0 }));
      if (id > 3) await at.from.db.deleteFrom('packages').where('id', '=', id).execute();
    }
    const last = await counterOf(
      at.from,
      counted.find(({ name }) => name === 'packages')!
    );
    await moveStore(at.from, at.to);
    expect((await add(at.to, 'new')).id).toBe(last + 1);
  });
});

describe.each(between)('a store moved from $names', { timeout: 300_000 }, (pair) => {
  it('is complete even if the move was broken off again and again', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 25);
    let attempts = 0;
    // Each time a little later: copies stay, comparisons are repeated.
    for (let isMoved = false; !isMoved; attempts++) {
      let steps = 0;
      const tell = () => {
        if (++steps > 10 * LATER ** attempts) throw new Error('broken off');
      };
      const outcome = await moveStore(at.from, at.to, tell).catch((error: Error) => error.message);
      isMoved = typeof outcome === 'object';
      if (!isMoved) {
        expect(outcome).toBe('broken off');
        expect(await at.startOnTarget()).toContain('half of another one');
      }
    }
    expect(attempts).toBeGreaterThan(3);
    expect(await at.startOnTarget()).toBe('ready');
    await expectSame(at.to, at.from, 25);
  });

  it('is as it was when the move began, while writes to the source go on', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 5);
    const source = await at.places.from.open({ use: 'read' });
    const writes: Promise<unknown>[] = [];
    await moveStore(source, at.to, () => {
      const late = objectRow('media', 100 + writes.length, 'Name');
      writes.push(at.from.write((writing) => writing.insertInto('objects').values(late).execute()));
    });
    await Promise.all(writes);
    await source.close();
    const ids = async ({ db }: Store) => (await db.selectFrom('objects').select('id').execute()).length;
    expect([await ids(at.to), await ids(at.from)]).toEqual([5, 5 + writes.length]);
  });

  it('is refused by a target that has other rows, which stay', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 2);
    await at.to.db
      .insertInto('objects')
      .values(objectRow('media', 7, 'Name'))
      .execute();
    await expect(moveStore(at.from, at.to)).rejects.toThrow('The target is not empty: it has rows in objects');
    expect((await at.to.db.selectFrom('objects').select('id').execute()).length).toBe(1);
    expect(await at.startOnTarget()).toBe('ready');
  });

  it('is reported as already there when moved again, and as different if it has changed', async () => {
    await using at = await Stores.open(pair);
    await fill(at.from, 2);
    await moveStore(at.from, at.to);
    expect((await moveStore(at.from, at.to)).outcome).toBe('already');
    await at.to.db.updateTable('objects').set({ name: 'changed' }).where('id', '=', 1).execute();
    await expect(moveStore(at.from, at.to)).rejects.toThrow(
      /The rows of the table objects differ\. The target is the same store at another time.*: name an empty one/
    );
    await at.to.db.deleteFrom('objects').where('id', '=', 1).execute();
    await expect(moveStore(at.from, at.to)).rejects.toThrow(
      /objects has 2 rows where it comes from and 1 in the target/
    );
  });

  it('is refused by a target that has half of another one', async () => {
    await using at = await Stores.open(pair);
    const other = await (await pair.from.place()).open();
    await fill(at.from, 2);
    const stop = () => {
      throw new Error('broken off');
    };
    await expect(moveStore(at.from, at.to, stop)).rejects.toThrow('broken off');
    await expect(moveStore(other, at.to)).rejects.toThrow('half of a move from another store');
    await other.close();
  });
});

describe.each(between)('a store moved from $names', { timeout: 300_000 }, (pair) => {
  it('is complete after its process was killed in the middle', async () => {
    const places = { from: await pair.from.place(), to: await pair.to.place() };
    const from = await places.from.open();
    await fill(from, 25);
    const many = Array.from({ length: 6_000 }, (_, index) => objectRow('media', 1000 + index, 'Name'));
    const columns = Object.keys(many[0]!);
    await from.write((writing) => insertRows(from.engine, writing, 'objects', columns, many));
    await from.close();
    expect(await killedAt(/^objects copied (?!6025)\d{3,}/m, places)).toBe('SIGKILL');
    await expect(places.to.open()).rejects.toThrow('half of another one');
    expect(await (await runProcess('move', ...argumentsFor(places))).exit).toBe(0);
    const [source, target] = [await places.from.open(), await places.to.open()];
    await expectSame(target, source, 25);
    await Promise.all([source.close(), target.close()]);
  });
});

function argumentsFor({ from, to }: { from: Place; to: Place }): string[] {
  return [from.folder, from.databaseUrl ?? '', to.folder, to.databaseUrl ?? ''];
}

/** Kills the move as soon as it prints this; returns the signal it ended with. */
async function killedAt(said: RegExp, places: { from: Place; to: Place }): Promise<NodeJS.Signals | null> {
  const { child, exit } = await runProcess('move', ...argumentsFor(places));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (said.test(output)) child.kill('SIGKILL');
  });
  await exit;
  return child.signalCode;
}

describe('a stored file that is damaged in the source', () => {
  it('is not moved', async () => {
    const [sqlite] = engines;
    const places = { from: await sqlite!.place(), to: await sqlite!.place() };
    const [from, to] = [await places.from.open(), await places.to.open()];
    const [hash] = await from.files.putAll([new TextEncoder().encode('sound')]);
    await from.db.insertInto('files').values({ sha256: hash!, size: 5 }).execute();
    writeFileSync(join(places.from.folder, 'files', hash!), 'wrong');
    await expect(moveStore(from, to)).rejects.toThrow(`The content ${hash} is damaged where it comes from.`);
    await Promise.all([from.close(), to.close()]);
  });
});

describe('ascdata move', () => {
  const move = (...args: string[]) => ascdata(['move', ...args], {}, STORE_COMMANDS);
  const at = (place: Place) => place.databaseUrl ?? place.folder;

  it.each(pairsInFull)('copies $names, reports its progress and ends with what was compared', async (pair) => {
    const places = { from: await pair.from.place(), to: await pair.to.place() };
    const from = await places.from.open();
    await fill(from, 3);
    await from.close();
    const { code, out, err } = await move('--from', at(places.from), '--to', at(places.to));
    expect(code).toBe(0);
    expect(err).toMatch(/^objects: 3 of 3 copied$/m);
    expect(err).toMatch(/^objects: 3 of 3 compared$/m);
    expect(out).toMatch(/^Moved: \d+ rows in \d+ tables and 6 contents, the same in both places\.\n$/);
    const again = await move('--from', at(places.from), '--to', at(places.to));
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^Nothing to do, all of it is there: /);
  });

  it('exits with 2 if it is not told both places, or if there is no store', async () => {
    const folder = temporaryFolder();
    for (const args of [[], ['--from', 'a'], ['--to', 'b'], ['--from', 'a', '--to', 'b', 'c']]) {
      expect(await move(...args)).toMatchObject({ code: 2, err: expect.stringContaining('Which stores?') as string });
    }
    const none = await move('--from', folder, '--to', 'b');
    expect([none.code, none.err]).toEqual([2, `ascdata: There is no store in ${folder}.\n`]);
  });

  it('exits with 1 and a sentence if a database does not answer', async () => {
    const place = await engines[0]!.place();
    await (await place.open()).close();
    const { code, err } = await move('--from', place.folder, '--to', 'postgres://nobody@127.0.0.1:1/none');
    expect(code).toBe(1);
    expect(err).toBe('ascdata: PostgreSQL does not answer at --to: is it running, and reachable from here?\n');
  });
});
