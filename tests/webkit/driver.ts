import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for something to appear. */
const PATIENCE = 30_000;
/** Milliseconds after which a page that answers no command hangs. */
const HANGS = 6_000;
const SIZE = { width: 1280, height: 860 };
/** WebDriver's name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys of WebDriver. */
export const KEY = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', control: '\uE009', end: '\uE010', up: '\uE013' };

type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Safari's engine, WebKitGTK's, on a screen that nobody sees. Playwright drives its own builds of WebKit only. */
export class WebKit {
  readonly #programs: ChildProcess[] = [];
  #screen = '';
  #address = '';
  #session = '';
  /** The handle of its first window. */
  #first = '';

  /** @param driver path of `WebKitWebDriver`; `env`: of the browser, for example its language */
  async start(driver: string, env: Record<string, string> = {}): Promise<this> {
    const screen = this.#spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {});
    const [number] = (await once(screen.stdout!, 'data')) as [Buffer];
    const port = await freePort();
    this.#address = `http://127.0.0.1:${port}`;
    this.#screen = `:${String(number).trim()}`;
    const own = { LANGUAGE: 'en_GB', TZ: 'Europe/Vienna', ...env, DISPLAY: this.#screen };
    this.#spawn(driver, [`--port=${port}`], own);
    const until = Date.now() + PATIENCE;
    while (!(await fetch(`${this.#address}/status`).catch(() => undefined))?.ok) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
      await wait(50);
    }
    return this;
  }

  /** A browser of its own, with nothing stored. */
  async open(size = SIZE): Promise<void> {
    const { sessionId } = await this.#send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    this.#session = `/session/${sessionId}`;
    this.#first = await this.#do('GET', '/window');
    await this.resize(size);
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await this.#do('POST', '/window/rect', { x: 0, y: 0, ...size });
  }

  /** Ends the browser and everything else that was started. */
  async end(): Promise<void> {
    if (this.#session !== '') await this.#do('DELETE', '').catch(() => undefined);
    // A page that hangs outlives its browser.
    for (const pid of processesOf(this.#screen)) process.kill(pid, 'SIGKILL');
    for (const program of this.#programs.toReversed()) program.kill();
  }

  async goto(url: string): Promise<void> {
    await this.#do('POST', '/url', { url });
  }

  /** Resolves in the new page: the driver does not always wait for that. */
  async reload(): Promise<void> {
    await this.run(() => void Object.assign(window, { isLeft: true }));
    await this.#do('POST', '/refresh', {});
    const isNew = (): Promise<boolean> => this.run(() => !('isLeft' in window));
    const isLeaving = (error: Error): false => {
      if (!error.message.includes('unload event')) throw error;
      return false;
    };
    const until = Date.now() + PATIENCE;
    while (!(await isNew().catch(isLeaving))) {
      if (Date.now() > until) throw new Error('The page is not reloaded.');
      await wait(50);
    }
  }

  async setCookie(cookie: object): Promise<void> {
    await this.#do('POST', '/cookie', { cookie });
  }

  /** PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#do<string>('GET', '/screenshot'), 'base64');
  }

  /** Runs a function in the page. */
  run<Given extends unknown[], T>(work: (...given: Given) => T, ...given: Given): Promise<T> {
    return this.#do('POST', '/execute/sync', { script: `return (${String(work)})(...arguments)`, args: given });
  }

  /** Waits for something visible with this name: its label, or all its text. */
  async find(selector: string, name?: string): Promise<Element> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.run(named, selector, name ?? null);
      if (found) return found as unknown as Element;
      if (Date.now() > until) throw new Error(`Nothing is ${selector} with the name ${name}.`);
      await wait(50);
    }
  }

  async has(selector: string, name?: string): Promise<boolean> {
    return (await this.run(named, selector, name ?? null)) !== null;
  }

  async text(selector: string, name?: string): Promise<string> {
    return this.#do('GET', `/element/${(await this.find(selector, name))[ELEMENT]}/text`);
  }

  async value(selector: string, name: string): Promise<string> {
    return this.#do('GET', `/element/${(await this.find(selector, name))[ELEMENT]}/property/value`);
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.#clickOn(await this.find(selector, name));
  }

  /** Clicks the one at this place among all that match. */
  async clickAt(selector: string, at: number): Promise<void> {
    const found = await this.run((css, index) => document.querySelectorAll(css)[index], selector, at);
    await this.#clickOn(found as unknown as Element);
  }

  /** Types at the end of a field, in place of what it holds. */
  async fill(selector: string, name: string, text: string): Promise<void> {
    const field = `/element/${(await this.find(selector, name))[ELEMENT]}`;
    await this.#do('POST', `${field}/clear`, {});
    await this.#do('POST', `${field}/value`, { text });
  }

  /** Types where the focus is; `held`: a key that stays down. */
  async press(text: string, held?: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value }
    ]);
    const around = held ? [{ type: 'keyDown', value: held }, ...strokes, { type: 'keyUp', value: held }] : strokes;
    await this.#do('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: around }] });
  }

  /** In a frame, after which the page is in use again. */
  async inFrame<T>(selector: string, name: string, work: () => Promise<T>): Promise<T> {
    await this.#do('POST', '/frame', { id: await this.find(selector, name) });
    try {
      return await work();
    } finally {
      await this.#do('POST', '/frame', { id: null });
    }
  }

  /** Whether the page answers nothing for seconds. */
  async hangs(): Promise<boolean> {
    return (await this.answered(this.run(() => true))) === undefined;
  }

  /** What the page answers; undefined if it hangs. */
  async answered<T>(asked: Promise<T>): Promise<T | undefined> {
    return Promise.race([asked.catch(() => undefined), wait(HANGS).then(() => undefined)]);
  }

  /** Goes on in a new window of the same browser: its storage is that of all, a tab's memory is not. */
  async openWindow(size = SIZE): Promise<void> {
    const { handle } = await this.#do<{ handle: string }>('POST', '/window/new', { type: 'window' });
    await this.#do('POST', '/window', { handle });
    await this.resize(size);
  }

  /** Closes the window in use, which may hang, and goes back to the first one. */
  async closeWindow(): Promise<void> {
    await this.#do('DELETE', '/window');
    await this.#do('POST', '/window', { handle: this.#first });
  }

  /** Where it is: the driver's own click refuses links that a whole card belongs to. */
  async #clickOn(element: Element): Promise<void> {
    const place = await this.run((node) => {
      const { left, top, width, height } = (node as unknown as HTMLElement).getClientRects()[0]!;
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, element);
    const press = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 }
    ];
    await this.#do('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: press }] });
  }

  #spawn(program: string, args: string[], env: Record<string, string>): ChildProcess {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#programs.push(child);
    return child;
  }

  #do<T>(method: string, path: string, body?: object): Promise<T> {
    return this.#send(method, this.#session + path, body);
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
}

/** In the page: the first visible element with this name. */
function named(selector: string, name: string | null): HTMLElement | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  for (const each of document.querySelectorAll<HTMLElement>(selector)) {
    const labelledby = document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent;
    const labels = [...((each as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const names = [each.ariaLabel, labelledby, each.title, ...labels, each.textContent].map(plain);
    if (!each.checkVisibility() || (name !== null && !names.includes(name))) continue;
    each.scrollIntoView({ block: 'center' });
    return each;
  }
  return null;
}

/** What shows itself on this screen, and the driver. */
function processesOf(screen: string): number[] {
  const ids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const isThere = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DISPLAY=${screen}`);
    } catch {
      return false;
    }
  };
  return ids.filter(isThere).map(Number);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
