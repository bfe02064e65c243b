import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Of the user `admin`. */
export const PASSWORD = 'password of the browser tests';

type StorageState = Exclude<PlaywrightTestOptions['storageState'], string | undefined>;

/** The built product, running on a free port with a data folder of its own. */
export class App {
  url = '';
  /** What a browser holds in which `admin` is signed in. */
  signedIn: StorageState = { cookies: [], origins: [] };
  /** What the start printed: where to go, with the one-time link on a product without a password. */
  printed = '';
  readonly dataDir = mkdtempSync(join(tmpdir(), 'ascdata-e2e-'));
  #process: ChildProcess | undefined;

  constructor(private readonly env: Record<string, string> = {}) {}

  /** Starts (or starts again, on the same data and, after the first time, the same port). */
  async start(): Promise<this> {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(process.execPath, ['src/server/serve.js'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: this.dataDir,
        NODE_ENV: 'production',
        ADMIN_PASSWORD: PASSWORD,
        ...this.env
      }
    });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const address = /(http:\/\/127\.0\.0\.1:\d+)(\S*)\n/.exec(output);
        if (address?.[1] === undefined) return;
        this.printed = `${address[1]}${address[2] ?? ''}`;
        resolve(address[1]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    });
    const isFresh = this.printed.includes('/sign-in/link/');
    if (this.signedIn.cookies.length === 0 && !isFresh) this.signedIn = await this.#signIn();
    return this;
  }

  async #signIn(): Promise<StorageState> {
    const response = await fetch(`${this.url}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Name: 'admin', Password: PASSWORD })
    });
    const [name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.slice(1) ?? [];
    if (name === undefined || value === undefined) throw new Error(`admin was not let in (${response.status}).`);
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

export const test = base.extend<object, { app: App }>({
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the first parameter destructured
    async ({}, use) => {
      const app = await new App().start();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  baseURL: async ({ app }, use) => use(app.url),
  storageState: async ({ app }, use) => use(app.signedIn)
});

/** No accessibility violation on the page as it stands (WCAG 2.2 AA and best practices), widget frames left out. */
export async function expectAccessible(page: Page): Promise<void> {
  // What does not work yet is inert, and what moves in is not all there.
  await expect(page.locator('#content[inert], main[inert]')).toHaveCount(0);
  await page.evaluate(settled);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    []
  );
}

/** In the page: waits for every animation that ends. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Opens a widget of the start page by its name and waits until it can be edited. */
export async function openWidget(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('region', { name: /^(Values|Werte)$/ })).toBeVisible();
}

export { expect };
