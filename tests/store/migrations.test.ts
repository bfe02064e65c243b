import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../src/lib/server/platform/startError.js';
import { postgresEngine } from '../../src/lib/server/platform/store/engine.js';
import { sealBackup } from '../../src/lib/server/platform/store/manifest.js';
import { migrations } from '../../src/lib/server/platform/store/migrations/index.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { openPostgres } from '../../src/lib/server/platform/store/postgres.js';
import type { Store, Use } from '../../src/lib/server/platform/store/store.js';
import { tablesOf } from '../../src/lib/server/platform/store/structure.js';
import { command } from './commands.js';
import { addMigration, engines, type Place, type TestEngine } from './engines.js';
import { temporaryFolder } from './temporary.js';

/** The names of migrations by their numbers. */
type Names = readonly (readonly [number: number, name: string])[];

const TOO_OLD =
  'The store was made by a version before 0.1.0, which this version cannot open; it is left as it was: export its widgets with that version, or start with a new data folder or an empty database.';
const BEFORE_THE_FIRST: Names = [
  [1, 'first'],
  [2, 'spots'],
  [62, 'replaced-from']
];
const NEWER = 'The store was written by a newer version of this product. Start that version instead.';

describe.each(engines)('a store of an older version on $name', (engine) => {
  it('has everything it had after the next start, and what came since', async () => {
    const place = await engine.place('empty');
    const folder = join(place.folder, 'older');
    const first = new Set([migrations[0]!.number]);
    const older = await openStore(folder, place.databaseUrl, { use: 'fill', wanted: first });
    await fillWidget(older);
    const before = await widgetOf(older);
    await older.close();
    addMigration();
    const store = await openStore(folder, place.databaseUrl);
    expect(before).toHaveLength(1);
    expect(await widgetOf(store)).toEqual([{ ...before[0], later: 'new' }]);
    const applied = await store.db.selectFrom('migrations').select('number').orderBy('number').execute();
    expect(applied.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
    await store.close();
  });
});

describe.each(engines)('on $name a store that this version cannot open', (engine) => {
  const uses: readonly Use[] = ['work', 'fill', 'read', 'take'];

  it.each([
    ['of a newer version', [[1000, 'future']], NEWER],
    ['of a version before the first release', BEFORE_THE_FIRST, TOO_OLD]
  ] as const)(
    'because it is %s is refused in one sentence, and stays byte for byte as it is',
    async (_, names, said) => {
      for (const at of await madeBy(engine, names)) {
        const before = await bytesOf(at);
        for (const use of uses) await expect(at.open({ use }), use).rejects.toThrow(new StartError(said));
        expect(await bytesOf(at)).toEqual(before);
      }
    }
  );

  it.each<[what: string, args: (old: string, other: string) => string[]]>([
    ['backed up', (_, other) => ['backup', '--to', other]],
    ['moved', (old, other) => ['move', '--from', old, '--to', other]],
    ['filled by a move', (old, other) => ['move', '--from', other, '--to', old]],
    ['filled by a restore', (_, other) => ['restore', '--from', other, '--without-manifest']]
  ])('is not %s either', async (what, args) => {
    const [place] = await madeBy(engine, BEFORE_THE_FIRST);
    const other = join(temporaryFolder(), 'other');
    if (what.startsWith('filled')) await (await openStore(other)).close();
    const before = await bytesOf(place);
    const refused = await command(place, ...args(place.databaseUrl ?? place.folder, other));
    expect(refused).toEqual({ code: 1, said: `ascdata: ${TOO_OLD}\n` });
    expect(await bytesOf(place)).toEqual(before);
    expect(existsSync(other)).toBe(what.startsWith('filled'));
  });
});

it('a backup of a version before the first release is refused, and where it should go stays empty', async () => {
  const backup = placeIn('backup');
  const store = await backup.open({ use: 'fill' });
  await nameMigrations(store, BEFORE_THE_FIRST);
  await store.close();
  await sealBackup(backup.folder, () => undefined);
  const before = await bytesOf(backup);
  const target = join(temporaryFolder(), 'target');
  const refused = await command({ folder: target }, 'restore', '--from', backup.folder);
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/ checked\nascdata: The store was made by a version/)
  });
  expect(await bytesOf(backup)).toEqual(before);
  expect(existsSync(target)).toBe(false);
});

/**
 * A store with the migrations of another version, after a clean stop; in a folder, also as a killed process leaves it, and as a
 * restore does.
 */
async function madeBy(engine: TestEngine, names: Names): Promise<readonly [Place, ...Place[]]> {
  const place = await engine.place();
  const store = await place.open();
  await store.files.putAll([new TextEncoder().encode('content')]);
  await nameMigrations(store, names);
  if (engine.name === 'postgres') {
    await store.close();
    return [place];
  }
  const killed = placeIn('killed');
  cpSync(place.folder, killed.folder, { recursive: true });
  await store.close();
  const restored = placeIn('restored');
  const filled = await restored.open({ use: 'fill' });
  await nameMigrations(filled, names);
  await filled.close();
  return [place, killed, restored];
}

function placeIn(name: string): Place {
  const folder = join(temporaryFolder(), name);
  return { folder, databaseUrl: undefined, open: (options) => openStore(folder, undefined, options) };
}

async function nameMigrations({ db }: Store, names: Names): Promise<void> {
  for (const [number, name] of names) {
    await db
      .insertInto('migrations')
      .values({ number, name, applied_at: '' })
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ name }))
      .execute();
  }
}

/** Every file of a folder, or the tables of a database and what is in those that a start changes first. */
async function bytesOf({ folder, databaseUrl }: Place): Promise<unknown> {
  if (databaseUrl !== undefined) {
    const db = openPostgres(databaseUrl);
    const rows = await Promise.all([
      tablesOf({ db, engine: postgresEngine }),
      db.selectFrom('migrations').selectAll().orderBy('number').execute(),
      db.selectFrom('facts').selectAll().orderBy('name').execute()
    ]);
    return db.destroy().then(() => rows);
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  // Any reader makes the index of the log anew, and an empty log if there is none.
  const kept = files.filter((name) => name !== 'store.db-shm' && statSync(join(folder, name)).isFile());
  const all = kept.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);
  return all.filter(([, bytes]) => bytes !== '');
}

async function fillWidget({ db }: Store): Promise<void> {
  const times = { created_at: '2026-01-01', changed_at: '2026-02-02' };
  const facts = { hash: 'h', spot_version: '1', number_of_slots: 1, element_count: 0, source: '{}', created_at: '' };
  await db
    .insertInto('packages')
    .values({ id: 1, spot_identifier: 'menu', ...facts })
    .execute();
  await db
    .insertInto('templates')
    .values({ id: 1, spot_identifier: 'menu', package_id: 1, standard: 0, created_at: '' })
    .execute();
  await db
    .insertInto('variants')
    .values({ template_id: 1, name: 'Menu', own_values: '{"Count":9}', version: 4, ...times })
    .execute();
}

const widgetOf = ({ db }: Store) => db.selectFrom('variants').selectAll().execute();
