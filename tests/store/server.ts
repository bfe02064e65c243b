import { randomInt } from 'node:crypto';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The folder of an installed PostgreSQL's programs; undefined: none that can be started. */
export function installedTools(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const places = [...versions.map((version) => join(debian, version, 'bin')), (stdout ?? '').trim()];
  const found = places.find((bin) => bin !== '' && existsSync(join(bin, 'initdb')));
  return found !== undefined && serverUser() !== undefined ? found : undefined;
}

/** Our own PostgreSQL: on a free port of this machine, in a temporary folder. */
export class PostgresServer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly tools: string,
    private readonly folder: string,
    private readonly port: number
  ) {}

  static async create(tools: string): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'ascdata-pg-'));
    const who = serverUser() ?? {};
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
    const init = ['-D', join(folder, 'data'), '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(tools, 'initdb'), init, { ...who, cwd: folder, stdio: 'ignore' });
    const server = new PostgresServer(tools, folder, await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `postgres://test@127.0.0.1:${this.port}/postgres`;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    // Test data need not survive a power cut.
    const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
    const settings = [...fast, 'listen_addresses=127.0.0.1'].flatMap((each) => ['-c', each]);
    const server = [join(this.tools, 'postgres'), '-D', join(this.folder, 'data'), '-p', String(this.port)];
    // It ends with this process in any case, because the pipe breaks.
    const keeper = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server';
    const command = ['-c', keeper, 'keeper', ...server, '-k', this.folder, ...settings];
    const child = spawn('sh', command, { ...serverUser(), cwd: this.folder, stdio: ['pipe', 'ignore', 'pipe'] });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    while (!(await this.#isAnswering())) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Stops it, closing every connection; its data stays. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const gone = once(child, 'exit');
    child.stdin?.end();
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #isAnswering(): Promise<boolean> {
    const client = new pg.Client(this.url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. undefined: that user is missing. */
function serverUser(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** Below the ephemeral ports, so that it is still free when the server starts a second time. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
