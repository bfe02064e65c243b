import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/main.js';
import { nodePatterns } from '../../src/lib/patterns/node.js';
import { ask, sample, serve, upload } from '../api/harness.js';
import { engines, environmentOf, freshDatabase, type Place } from './engines.js';
import { installedTools } from './server.js';
import { temporaryFolder } from './temporary.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/postgresql.md', import.meta.url)), 'utf8');
const COMMAND = 'npm run --silent ascdata -- ';

/** The commands of the page that begin so, in its order. */
function commandsOf(start: string): string[] {
  const found = page.split('\n').filter((line) => line.startsWith(start));
  if (found.length === 0) throw new Error(`The page has no line that begins with ${start}`);
  return found;
}

/** Runs a line of the page with the places of a test instead of the page's own. */
async function runCommand(line: string, places: Readonly<Record<string, string>>): Promise<number> {
  const words = line.slice(COMMAND.length).split(' ');
  const args = words.map((word) => places[word.replaceAll('"', '')] ?? word);
  return run(args, {
    out: () => undefined,
    err: () => undefined,
    color: false,
    today: '2026-01-01',
    patterns: nodePatterns(),
    libraries: {}
  });
}

/** A widget with a save, as it is seen over HTTP: its Values and its package. */
async function filled(place: Place) {
  const server = await serve(environmentOf(place), place.folder);
  const id = await upload(await sample({ files: { 'big.bin': new Uint8Array(1_500_000).fill(9) } }));
  const saved = await ask(`/api/Widgets/${id}/Values`, {
    method: 'PUT',
    json: { Values: { Count: 8 } },
    headers: { 'if-match': '"1"' }
  });
  expect(saved.status).toBe(200);
  return { server, id, seen: await seen(id) };
}

async function seen(id: number): Promise<unknown> {
  const values = (await (await ask(`/api/Widgets/${id}/Values`)).json()) as unknown;
  const bytes = Buffer.from(await (await ask(`/api/Widgets/${id}/Package`)).arrayBuffer());
  return { values, size: bytes.length };
}

/** What a server that is started on another place shows. */
async function seenAt(env: Record<string, string>, folder: string, id: number): Promise<unknown> {
  const server = await serve(env, folder);
  const found = await seen(id);
  await server[Symbol.asyncDispose]();
  return found;
}

describe.each(engines)('a backup of a running server on $name', { timeout: 60_000 }, (engine) => {
  it('made and restored with the commands of docs/postgresql.md shows the same', async () => {
    const place = await engine.place();
    const { server, id, seen: before } = await filled(place);
    const [backup, restored] = [join(temporaryFolder(), 'backup'), join(temporaryFolder(), 'restored')];
    const places = { data: place.folder, $DATABASE_URL: place.databaseUrl ?? '', backup, restored };
    const from =
      engine.name === 'sqlite' ? `${COMMAND}move --from data --to backup` : `${COMMAND}move --from "$DATABASE_URL"`;
    expect(await runCommand(commandsOf(from)[0]!, places)).toBe(0);
    await server[Symbol.asyncDispose]();
    expect(await runCommand(commandsOf(`${COMMAND}move --from backup`)[0]!, places)).toBe(0);
    expect(await seenAt({}, restored, id)).toEqual(before);
    expect(await seenAt({}, backup, id)).toEqual(before);
  });
});

const tools = installedTools();

describe.runIf(tools && process.env.TEST_DATABASE_URL)('a dump of PostgreSQL', { timeout: 60_000 }, () => {
  it('made and restored with the commands of docs/postgresql.md shows the same', async () => {
    const place = await engines.find(({ name }) => name === 'postgres')!.place();
    const { server, id, seen: before } = await filled(place);
    const restored = await freshDatabase(process.env.TEST_DATABASE_URL!);
    const env = {
      ...process.env,
      PATH: `${tools}:${process.env.PATH}`,
      DATABASE_URL: place.databaseUrl,
      RESTORED_URL: restored
    };
    const cwd = temporaryFolder();
    execFileSync('sh', ['-ec', commandsOf('pg_dump ')[0]!], { env, cwd });
    await server[Symbol.asyncDispose]();
    execFileSync('sh', ['-ec', commandsOf('pg_restore ')[0]!], { env, cwd });
    expect(await seenAt({ DATABASE_URL: restored }, temporaryFolder(), id)).toEqual(before);
  });
});
