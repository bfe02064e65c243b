import type { PlaywrightTestOptions } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shared } from './shared.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Of the user `admin`. */
export const PASSWORD = 'password of the browser tests';

type StorageState = Exclude<PlaywrightTestOptions['storageState'], string | undefined>;

/** The built product, running on a free port with a data folder of its own. */
export class App {
  url = '';
  /** The storage state of a browser with `admin` signed in. */
  signedIn: StorageState = { cookies: [], origins: [] };
  /** The printed address, with the one-time link on a product without a password. */
  printed = '';
  readonly dataDir = mkdtempSync(join(tmpdir(), 'ascdata-e2e-'));
  #process: ChildProcess | undefined;

  /** `filled`: with the standard widgets and the demo catalogue, as after the first start on an empty folder. */
  constructor(
    private readonly env: Record<string, string> = {},
    private readonly data: 'filled' | 'empty' = 'filled'
  ) {}

  /** Starts (or starts again, on the same data and, after the first time, the same port). */
  async start(): Promise<this> {
    if (this.url === '' && this.data === 'filled') await this.#fill();
    // With ORIGIN the start names that instead of the port.
    const port = this.url ? new URL(this.url).port : this.env.ORIGIN ? await freePort() : '0';
    const child = spawn(process.execPath, ['src/server/serve.js'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: this.dataDir,
        NODE_ENV: 'production',
        ADMIN_PASSWORD: PASSWORD,
        // Every visit of the list of widgets would start another browser, for pictures that no test checks.
        RENDER: '0',
        ...this.env,
        ...(this.env.ORIGIN && { ORIGIN: this.env.ORIGIN.replace('<port>', port) })
      }
    });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const [, address, path = ''] = /^Editor ready: (https?:\/\/[^/\s]+)(\S*)\n/m.exec(output) ?? [];
        if (address === undefined) return;
        this.printed = `${address}${path}`;
        resolve(this.env.ORIGIN ? `http://127.0.0.1:${port}` : address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    });
    const isFresh = this.printed.includes('/sign-in/link/');
    if (this.signedIn.cookies.length === 0 && !isFresh) this.signedIn = await this.signIn('admin', PASSWORD);
    return this;
  }

  async #fill(): Promise<void> {
    cpSync(await shared('data'), this.dataDir, { recursive: true });
  }

  /** The storage state of a browser in which this user has just signed in. */
  async signIn(user: string, password: string): Promise<StorageState> {
    const response = await fetch(`${this.url}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Name: user, Password: password })
    });
    const [name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.slice(1) ?? [];
    if (name === undefined || value === undefined) throw new Error(`${user} was not let in (${response.status}).`);
    const cookie = { name, value, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false };
    return { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [] };
  }

  /** Ends the server at once, as a power cut would: SIGKILL by default. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
