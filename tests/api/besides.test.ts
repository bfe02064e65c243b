import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { administrator } from '../rights/actors.js';
import { engines } from '../store/engines.js';
import { NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { addPlayer, serveOn } from './players.js';
import { nextOf, replaced } from './replacing.js';

const PEOPLE = 20;
const ROUNDS = 3;
const people = Array.from({ length: PEOPLE }, (_, index) => index);
/** Long enough that a changed row does not fit beside the old one: indexes change too. */
const LONG = [{ Text: 'x'.repeat(1500) }];

/** Counts from now on how often a transaction started, and how often it was a retry after a conflict. */
function counted(store: Store): { begun: number; again: number; end(): void } {
  const { write, writeRow } = store;
  const count = { begun: 0, again: 0, end: () => void Object.assign(store, { write, writeRow }) };
  const told = <T>(work: Parameters<typeof write<T>>[0]): typeof work => {
    let isSecond = false;
    return (writing) => {
      count.begun++;
      if (isSecond) count.again++;
      isSecond = true;
      return work(writing);
    };
  };
  const counting: Pick<Store, 'write' | 'writeRow'> = {
    write: (work) => write(told(work)),
    writeRow: (row, work) => writeRow(row, told(work))
  };
  Object.assign(store, counting);
  return count;
}

const shared = engines.filter(({ name }) => name === 'postgres');

describe.each(shared)('people who change different things at the same time, on $name', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let widgets: number[];
  let dashboards: number[];
  let spots: number[];
  let update: number;

  beforeAll(async () => {
    const { store, variants, dashboards: boards, spots: all, updates } = server.app;
    const number = { ...NUMBER_ELEMENT, Options: { Maximum: 1000 } };
    const first = await upload(await sample({ elements: [number, { ...TEXT_ELEMENT, Options: {} }] }));
    [widgets, dashboards, spots] = [[], [], []];
    for (const index of people) {
      widgets.push((await variants.create(administrator, first, { name: `Widget ${index}` })).Id);
      dashboards.push((await boards.create(administrator, { Name: `Dashboard ${index}`, Shared: true })).Id);
      spots.push((await all.create(administrator, { Name: `Spot ${index}`, Type: 'Image' })).Id);
      await addPlayer(store, index + 1);
    }
    const content = await updates.keep(new Blob(['update']).stream());
    update = (
      await updates.publish(administrator, { version: '9.9', minVersion: undefined, fileName: 'a.bin' }, content)
    ).id;
    // As after some hours: small tables are then scanned instead of using their index.
    await sql`analyze`.execute(store.db);
  }, 60_000);

  const changes: Readonly<Record<string, (index: number, round: number) => Promise<unknown>>> = {
    'save Values': (index, round) => {
      const values = new Map<string, unknown>([
        ['Count', round + 10],
        ['Title', LONG]
      ]);
      return server.app.values.save(administrator, widgets[index]!, { values, matches: () => true });
    },
    'save dashboards': (index) =>
      server.app.dashboards.save(administrator, dashboards[index]!, { tiles: [], matches: () => true }),
    'rename widgets': (index, round) =>
      server.app.variants.change(administrator, widgets[index]!, { name: `Widget ${index}, ${round}` }),
    'tag spots': (index, round) => server.app.spots.setTags(administrator, spots[index]!, [String(round)]),
    'send messages': (index) =>
      server.app.messages.send(administrator, index + 1, { content: '{}', validUntil: undefined }),
    'confirm an update': (index, round) => {
      const said = { PlayerId: index + 1, State: 'installed' as const, Version: `${round}`, Message: null };
      return server.app.updates.confirm(administrator, update, said);
    },
    'report what was played': (index, round) => {
      const row = { playerId: index + 1, startedAt: Date.now() - round * 1000, spotId: 1, milliseconds: 5 };
      return server.app.playTimes.importRows(administrator, [row]);
    }
  };

  it.each(Object.keys(changes))('%s: no transaction is rolled back because of another', async (name) => {
    const count = counted(server.app.store);
    const one = async (index: number) => {
      for (let round = 0; round < ROUNDS; round++) await changes[name]!(index, round);
    };
    await Promise.all(people.map(one));
    count.end();
    expect(count).toMatchObject({ begun: PEOPLE * ROUNDS, again: 0 });
  });

  it('lose no answered save when their package is replaced at the same time', async () => {
    const { values } = server.app;
    const versions = await Promise.all(widgets.map(async (id) => (await values.read(administrator, id)).Version));
    const next = await nextOf(widgets[0]!, [{ ...NUMBER_ELEMENT, Options: { Maximum: 2000 } }]);
    const save = async (id: number) => {
      const set = { values: new Map([['Count', 1000]]), matches: () => true };
      // Overtaken by the replacement, as a user would see it.
      await values.save(administrator, id, set).catch(() => values.save(administrator, id, set));
    };
    await Promise.all([replaced(widgets[0]!, next), ...widgets.map(save)]);
    for (const [index, id] of widgets.entries()) {
      const { Version, Values } = await values.read(administrator, id);
      expect({ Version, Count: Values.Count }).toEqual({ Version: versions[index]! + 2, Count: 1000 });
    }
  });
});
