import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * A PostgreSQL for the tests that run on both engines: TEST_DATABASE_URL, else one of our own from an installed server, on
 * a free port with a temporary folder. Without either those tests are left out, and that is said.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const tools = installedTools();
  if (!tools) {
    console.warn(
      'PostgreSQL is not installed: the tests on PostgreSQL are LEFT OUT (or name one in TEST_DATABASE_URL).'
    );
    return undefined;
  }
  const server = await start(tools);
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}

function installedTools(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const bin = status === 0 ? stdout.trim() : '';
  return bin !== '' && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

async function start(tools: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-pg-'));
  const who = serverUser();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(tools, 'initdb'), init, { ...who, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  // What a test writes need not survive a power cut.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const settings = [...fast, 'listen_addresses=127.0.0.1'].flatMap((each) => ['-c', each]);
  const child = spawn(join(tools, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
    ...who,
    cwd: folder,
    stdio: 'ignore'
  });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await answering(url, child);
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
