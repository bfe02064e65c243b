import { sql } from 'kysely';
import type { Checking } from '../src/lib/server/packages/checking.js';
import { Packages, type PackageParts } from '../src/lib/server/packages/packages.js';
import type { Actor } from '../src/lib/server/platform/authorization/actor.js';
import { openStore } from '../src/lib/server/platform/store/openStore.js';
import type { Store } from '../src/lib/server/platform/store/store.js';
import { WidgetHistory } from '../src/lib/server/history/history.js';
import { PreviewTokens } from '../src/lib/server/widgets/previewToken.js';
import { WidgetValues } from '../src/lib/server/widgets/values.js';
import { Widgets } from '../src/lib/server/widgets/widgets.js';

/** What the bench of the history asks of the product's own code: a widget with many saves, on a store with and one without history. */

const SETTINGS = 40;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const ID = 1;

const actor: Actor = {
  userId: 1,
  name: 'bench',
  role: 'administrator',
  locationId: null,
  locationLineage: null,
  playerId: null,
  groups: new Map(),
  languages: new Map()
};

/** Half texts, half numbers. */
const elements = Array.from({ length: SETTINGS }, (_, index) =>
  index % 2 === 0
    ? { Id: `Text${index}`, DisplayName: `Text ${index}`, DataType: 'simpleText', Value: [{ Text: '' }] }
    : { Id: `Number${index}`, DisplayName: `Number ${index}`, DataType: 'number', Value: 0 }
);
const valueOf = (index: number, save: number): unknown =>
  index % 2 === 0 ? [{ Text: `Opening hours, as they were set for the ${save}th time` }] : save;

async function fill({ db }: Store, count: number): Promise<void> {
  const source = JSON.stringify({ SpotIdentifier: 'bench', SpotVersion: '1', Elements: elements });
  const times = { created_at: '', changed_at: '' };
  const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: SETTINGS, source, created_at: '' };
  await db
    .insertInto('packages')
    .values({ id: 1, spot_identifier: 'bench', ...facts })
    .execute();
  await db
    .insertInto('templates')
    .values({ id: 1, spot_identifier: 'bench', package_id: 1, standard: 0, created_at: '' })
    .execute();
  const own = new Map<string, unknown>();
  const start = Date.now() - YEAR;
  const saves = Array.from({ length: count }, (_, save) => {
    const index = save % SETTINGS;
    const id = elements[index]!.Id;
    const from = own.has(id) ? { from: { value: own.get(id) } } : {};
    own.set(id, valueOf(index, save));
    return {
      variant_id: ID,
      at: new Date(start + (save * YEAR) / count).toISOString(),
      by: 'bench',
      kind: 'save',
      package_id: 1,
      changes: JSON.stringify({ [id]: { ...from, to: { value: own.get(id) } } }),
      elements: JSON.stringify([id]),
      name: null,
      named_by: null
    };
  });
  await db
    .insertInto('variants')
    .values({
      id: ID,
      template_id: 1,
      name: 'bench',
      own_values: JSON.stringify(Object.fromEntries(own)),
      version: 1,
      ...times
    })
    .execute();
  for (let at = 0; at < saves.length; at += 500) {
    await db
      .insertInto('value_saves')
      .values(saves.slice(at, at + 500))
      .execute();
  }
}

/** Saves are taken, and none is kept. */
async function withoutHistory({ db }: Store): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('value_saves')`.execute(db);
  const none = rows.map(({ name }) => `0 as "${name}"`);
  await sql`drop table value_saves`.execute(db);
  await sql.raw(`create view value_saves as select ${none.join(', ')} where 0`).execute(db);
  await sql.raw(`create trigger no_history instead of insert on value_saves begin select 1; end`).execute(db);
}

/** The widget with `count` saves in a store in this folder. */
export async function open(folder: string, count: number, keepsHistory: boolean) {
  const filled = await openStore(folder);
  await fill(filled, count);
  await filled.close();
  const store = await openStore(folder);
  if (!keepsHistory) await withoutHistory(store);
  const platform = { timeZone: 'UTC' } as Checking['platform'];
  const checking: Checking = {
    platform,
    patterns: { by: () => undefined } as unknown as Checking['patterns'],
    libraries: new Map() as unknown as Checking['libraries'],
    now: () => new Date()
  };
  // Neither uploads nor files are needed.
  const packages = new Packages(store, checking, {} as PackageParts);
  const values = new WidgetValues(store, packages, checking);
  const tokens = new PreviewTokens(new Uint8Array(32));
  const widgets = new Widgets(store, { packages, tokens, platform });
  // Its package is the current one.
  const packaging = { differences: () => Promise.resolve(undefined) };
  const history = new WidgetHistory(store, packages, { tokens, checking, packaging });
  let saves = count;
  return {
    editor: async () => JSON.stringify(await widgets.editorData(actor, 'kbench', ID)),
    moment: async () => JSON.stringify(await history.moment(actor, 'kbench', ID, 1)),
    list: async () => JSON.stringify(await history.list(actor, ID, {})),
    async save() {
      const { Values } = await values.read(actor, ID);
      const index = ++saves % SETTINGS;
      const changed = new Map(Object.entries({ ...Values, [elements[index]!.Id]: valueOf(index, saves) }));
      await values.save(actor, ID, { values: changed, matches: () => true });
    },
    close: () => store.close()
  };
}
