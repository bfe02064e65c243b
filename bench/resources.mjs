import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePages } from './browser.mjs';

/**
 * What the parts of a run use: the product, pages of a browser, folders. All of it ends with the part, however that ends. In a
 * small run, the product and the browser are the same for all parts.
 */
export class Resources {
  /** Few rounds of little: shows that a part runs, and its figures mean nothing. */
  isSmall;
  /** @type {(() => unknown)[]} */
  #ofPart = [];
  /** @type {(() => unknown)[]} */
  #ofRun = [];
  #app;
  #context;

  constructor(isSmall) {
    this.isSmall = isSmall;
  }

  /** The built product on a free port: its `url`, a `link` that opens it signed in as administrator, the `folder` of its data. */
  async app() {
    if (!this.isSmall) return startApp(this.folder('app'), this.#ofPart);
    if (this.#app) return { ...this.#app, link: this.#app.url };
    this.#app = await startApp(temporary('app', this.#ofRun), this.#ofRun);
    return this.#app;
  }

  /** A page on this address, with a DevTools session for the main thread's own figures; `close` ends it before the part does. */
  async page(address) {
    const context = this.isSmall ? (this.#context ??= await openBrowser(this.#ofRun)) : await openBrowser(this.#ofPart);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(address);
    const devtools = await context.newCDPSession(page);
    // What the thread worked, not how long that took: other work on the machine does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const close = () => (this.isSmall ? page.close() : context.browser()?.close());
    this.#ofPart.push(close);
    return { page, devtools, close };
  }

  /** The address of a server with the pages of the benches and these. */
  async served(extra = {}, common = {}) {
    const { url, close } = await servePages(extra, common);
    this.#ofPart.push(close);
    return url;
  }

  /** The address that a Node.js program prints; it ends with the part. */
  server(args, env) {
    return startServer(args, env, this.#ofPart);
  }

  /** An empty folder. */
  folder(name) {
    return temporary(name, this.#ofPart);
  }

  /** Calls `close` when the part ends. */
  atEnd(close) {
    this.#ofPart.push(close);
  }

  async endPart() {
    await closed(this.#ofPart);
  }

  async endRun() {
    await closed(this.#ofRun);
  }
}

/** The last one first; one that fails does not keep the others open. */
async function closed(all) {
  for (const close of all.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
  }
}

function temporary(name, closing) {
  const folder = mkdtempSync(join(tmpdir(), `ascdata-bench-${name}-`));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startApp(folder, closing) {
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', RENDER: '0' };
  const link = await startServer(['src/server/serve.js'], env, closing);
  return { link, url: new URL(link).origin, folder };
}

async function startServer(args, env, closing) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  closing.push(() => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[\d.]+:\d+\S*/.exec(String(chunk));
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error(`${args[0]} did not start.`)));
  });
}

async function openBrowser(closing) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-frame-rate-limit',
      '--disable-background-networking',
      '--js-flags=--expose-gc'
    ]
  });
  closing.push(() => browser.close());
  return browser.newContext({ viewport: { width: 1280, height: 820 } });
}
