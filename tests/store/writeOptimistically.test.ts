import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/lib/server/platform/store/schema.js';
import { writeOptimistically } from '../../src/lib/server/platform/store/writeOptimistically.js';
import { engines } from './engines.js';

describe.each(engines)('an optimistic write on $name', (engine) => {
  const opened = async () => {
    const store = await (await engine.place()).open();
    await store.db.insertInto('facts').values({ name: 'count', value: '0' }).execute();
    const read = async (db: Database) =>
      Number(
        (await db.selectFrom('facts').select('value').where('name', '=', 'count').executeTakeFirstOrThrow()).value
      );
    const set = (db: Database, value: number) =>
      db
        .updateTable('facts')
        .set({ value: String(value) })
        .where('name', '=', 'count')
        .execute();
    return { store, read, set };
  };

  it('wins although somebody else writes between each preparation and its commit', async () => {
    const { store, read, set } = await opened();
    const seen: [inTransaction: boolean, last: number | undefined][] = [];
    const won = await writeOptimistically<number, number>(store, {
      table: 'facts',
      prepare: async (db, last) => {
        seen.push([db !== store.db, last]);
        const now = await read(db);
        if (db === store.db) await store.write((writing) => set(writing, now + 1));
        return now;
      },
      commit: async (writing, prepared) => {
        if ((await read(writing)) !== prepared) return undefined;
        await set(writing, prepared + 100);
        return prepared + 100;
      }
    });
    expect([won, await read(store.db)]).toEqual([104, 104]);
    expect(seen).toEqual([
      [false, undefined],
      [false, 0],
      [false, 1],
      [false, 2],
      [true, 3]
    ]);
    await store.close();
  });

  it('lets others that write alone or a row wait, and sees what they wrote before', async () => {
    const { store, read, set } = await opened();
    const add = async (db: Database) => set(db, (await read(db)) + 1);
    const row = { table: 'variants', id: 1 } as const;
    const all = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? store.writeAlone('facts', add)
        : store.writeRow(row, (writing) =>
            writing
              .updateTable('facts')
              .set(({ eb, cast }) => ({ value: cast<string>(eb(cast<number>('value', 'integer'), '+', 1), 'text') }))
              .where('name', '=', 'count')
              .execute()
          )
    );
    await Promise.all(all);
    expect(await read(store.db)).toBe(20);
    await store.close();
  });
});
