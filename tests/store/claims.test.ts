import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { command } from './commands.js';
import { engines, type Place } from './engines.js';
import { runProcess } from './process.js';
import { temporaryFolder } from './temporary.js';

const at = ({ databaseUrl, folder }: Place) => databaseUrl ?? folder;
const move = (from: Place, to: Place) => command({}, 'move', '--from', at(from), '--to', at(to));
const IN_USE = /Another process works on the data folder|A server, or another command, is working on the database that/;

describe.each(engines)('a store on $name that a server uses', { timeout: 60_000 }, (engine) => {
  it('can be neither moved, nor moved or restored into, until that server ends', async () => {
    const [used, other] = [await engine.place(), await engine.place()];
    const backup = join(temporaryFolder(), 'backup');
    expect(await command(used, 'backup', '--to', backup)).toMatchObject({ code: 0 });
    const server = await used.open();
    const said = await Promise.all([move(used, other), move(other, used), command(used, 'restore', '--from', backup)]);
    for (const each of said) expect(each).toEqual({ code: 1, said: expect.stringMatching(IN_USE) });
    await server.close();
    expect((await command(used, 'restore', '--from', backup)).said).toContain('Nothing to do, all of it is there');
    expect(await move(used, other)).toMatchObject({ code: 0 });
  });

  it('keeps no move waiting once that server was killed', async () => {
    const [used, other] = [await engine.place(), await engine.place()];
    const { child, exit } = await runProcess('hold', used.folder, used.databaseUrl ?? '');
    await new Promise((resolve) => child.stdout!.once('data', resolve));
    child.kill('SIGKILL');
    await exit;
    expect(await move(used, other)).toMatchObject({ code: 0 });
  });
});

describe.each(engines)('while a store on $name is moved', { timeout: 60_000 }, (engine) => {
  it.each(['take', 'fill'] as const)('no server starts on it (%s)', async (use) => {
    const place = await engine.place();
    const moving = await place.open({ use });
    await expect(place.open()).rejects.toThrow(/Another process works on|Another command is moving the database/);
    await moving.close();
    await (await place.open()).close();
  });
});

const [postgres] = engines.filter(({ name }) => name === 'postgres');

/** The connections that claim the present database, or wait for it. */
const CLAIMS = sql`select pid from pg_locks where locktype = 'advisory' and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())`;

describe.runIf(postgres)('a server whose connection broke', { timeout: 60_000 }, () => {
  it('saves nothing while the database is moved, and goes on afterwards', async () => {
    const place = await postgres!.place();
    const server = await place.open();
    const save = (name: string) =>
      server.write((writing) => writing.insertInto('facts').values({ name, value: '' }).execute());
    const isWaiting = async () => (await sql`${CLAIMS} and not granted`.execute(server.db)).rows.length > 0;
    const moving = place.open({ use: 'take' });
    await vi.waitUntil(isWaiting, { interval: 5, timeout: 30_000 });
    await sql`select pg_terminate_backend(pid) from (${CLAIMS} and granted) as claims`.execute(server.db);
    const taken = await moving;
    await vi.waitUntil(() => !server.isIntact(), { timeout: 30_000 });
    await expect(save('lost')).rejects.toMatchObject({ failure: 'gone' });
    await taken.close();
    await vi.waitUntil(() => server.isIntact(), { timeout: 30_000 });
    await save('kept');
    await server.close();
  });
});
