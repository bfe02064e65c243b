import { contentTypeOf } from '../lib/server/platform/http/contentTypes.js';
import { secure } from '../lib/server/platform/http/security.js';
import type { PackageFile, Reason, Size, WidgetJob } from '../lib/server/pictures/protocol.js';
import { Browser, type Home } from './browser.js';
import type { Fields } from './cdp.js';

/** A name that no resolver knows. Its pages are answered from memory. */
const ORIGIN = 'https://picture.invalid';
const WIDGET = '/w/picture/';

/** Time limit for the browser's start, which depends on the machine, and from then on to the finished picture. */
const MAX_START = 10_000;
const MAX_MILLISECONDS = 10_000;
const MAX_REQUESTS = 1_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** How long the network must be idle before a picture is taken. */
const QUIET_MILLISECONDS = 200;
const MAX_QUIET_WAIT = 2_000;

const NOTHING_TO_SHOW: ReadonlySet<unknown> = new Set(['not-responding', 'flooding', 'blocked-navigation']);

export interface Pictures {
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Why there is no picture. */
export class NoPicture extends Error {
  constructor(
    readonly reason: Reason,
    detail: string = reason
  ) {
    super(detail);
  }
}

export interface Surroundings extends Home {
  readonly program: string;
  /** The page's script: `page.ts`, built, as a global `Picture`. */
  readonly script: string;
  /** A file of the package; undefined if there is none of this name. */
  file(name: string): Promise<PackageFile | undefined>;
  /** Receives the process group while a browser runs, and 0 when it has ended. */
  onBrowser(group: number): void;
  /** Files of the browser could not be removed. */
  onLeft(detail: string): void;
}

/**
 * Shows a widget in its own browser and takes its picture in both sizes.
 * @throws NoPicture; in any case no process is left, and no file unless `onLeft` says so
 */
export async function renderWidget(job: WidgetJob, around: Surroundings): Promise<Pictures> {
  const browser = await Browser.start(around.program, around, job).catch((error: unknown) => {
    throw new NoPicture('start', String(error));
  });
  around.onBrowser(browser.group);
  const limit = new Limit();
  const files = new Files(browser, around);
  try {
    return await Promise.race([
      limit.reached,
      browser.broken.then((reason) => Promise.reject(new NoPicture(reason))),
      files.refused,
      takePictures(browser, files, limit, job, around.script)
    ]);
  } catch (error) {
    if (!limit.isStarted) throw new NoPicture('start', String(error));
    throw error instanceof NoPicture ? error : new NoPicture('crash', String(error));
  } finally {
    limit.end();
    await browser.close().catch((error: unknown) => around.onLeft(String(error)));
    around.onBrowser(0);
  }
}

/** The time limit; restarted once the browser runs. */
class Limit {
  readonly reached: Promise<never>;
  /** Whether the browser runs. One that ends before that could not start, for example without its sandbox. */
  isStarted = false;
  #reach!: (error: NoPicture) => void;
  #timer: ReturnType<typeof setTimeout>;

  constructor() {
    this.reached = new Promise((_, reject) => (this.#reach = reject));
    this.#timer = setTimeout(
      () => this.#reach(new NoPicture('start', 'The browser did not start in time.')),
      MAX_START
    );
  }

  started(): void {
    this.end();
    this.isStarted = true;
    this.#timer = setTimeout(() => this.#reach(new NoPicture('time')), MAX_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

async function takePictures(
  browser: Browser,
  files: Files,
  limit: Limit,
  job: WidgetJob,
  script: string
): Promise<Pictures> {
  const { devtools } = browser;
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  const session = await firstPage(browser);
  limit.started();
  const send = (method: string, params: Fields) => devtools.send(method, params, session);
  await send('Emulation.setDeviceMetricsOverride', { ...job.size, deviceScaleFactor: 1, mobile: false });
  await send('Page.navigate', { url: `${ORIGIN}/` });
  const call = [WIDGET, job.ascData, job.values].map((text) => JSON.stringify(text)).join(', ');
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      ...{ expression, awaitPromise: true, returnByValue: true }
    });
    const state = (result as Fields | undefined)?.value;
    if (NOTHING_TO_SHOW.has(state)) throw new NoPicture('widget', String(state));
    if (state === 'error') throw new NoPicture('error', 'Something in the widget threw.');
    if (exceptionDetails) throw new NoPicture('crash', 'The page around the widget failed.');
  };
  await evaluate(`${script}\nPicture.show(${call})`);
  await files.quiet();
  await evaluate('Picture.state()');
  const picture = async (scale: number) => {
    const clip = { x: 0, y: 0, ...job.size, scale };
    const { data } = await send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: false });
    return new Uint8Array(Buffer.from(String(data), 'base64'));
  };
  return { preview: await picture(1), thumbnail: await picture(scaleOf(job.size, job.thumbnail)) };
}

const scaleOf = (size: Size, thumbnail: Size): number =>
  Math.max(thumbnail.width / size.width, thumbnail.height / size.height);

/** The page the browser opens on its own; the profile is new, so it needs no other context. */
async function firstPage({ devtools }: Browser): Promise<string> {
  const { targetInfos } = await devtools.send('Target.getTargets');
  const pages = (targetInfos as { type: string; targetId: string }[]).filter(({ type }) => type === 'page');
  const targetId = pages[0]?.targetId ?? (await devtools.send('Target.createTarget', { url: 'about:blank' })).targetId;
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  return String(sessionId);
}

/** Answers every request of the browser: the page around, the files of the package, and nothing else. */
class Files {
  /** Rejects if the widget requests far too much. */
  readonly refused: Promise<never>;

  readonly #browser: Browser;
  readonly #around: Surroundings;
  #refuse!: (error: NoPicture) => void;
  #requests = 0;
  #bytes = 0;
  #open = 0;
  #lastAt = 0;

  constructor(browser: Browser, around: Surroundings) {
    this.#browser = browser;
    this.#around = around;
    this.refused = new Promise((_, reject) => (this.#refuse = reject));
    browser.devtools.on('Fetch.requestPaused', (paused) => void this.#answer(paused));
  }

  /** Resolves when the widget's requests have finished, or take too long. */
  async quiet(): Promise<void> {
    const deadline = Date.now() + MAX_QUIET_WAIT;
    const isBusy = () => this.#open > 0 || Date.now() - this.#lastAt < QUIET_MILLISECONDS;
    do await new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS / 4));
    while (isBusy() && Date.now() < deadline);
  }

  async #answer({ requestId, request }: Fields): Promise<void> {
    const { url, method } = request as { url: string; method: string };
    this.#requests += 1;
    if (this.#requests > MAX_REQUESTS || this.#bytes > MAX_BYTES) return this.#refuse(new NoPicture('requests'));
    this.#open += 1;
    try {
      const response = method === 'GET' ? await this.#response(new URL(url)) : undefined;
      await this.#browser.devtools.send(
        response ? 'Fetch.fulfillRequest' : 'Fetch.failRequest',
        response ? { requestId, ...(await fulfilled(response)) } : { requestId, errorReason: 'BlockedByClient' }
      );
    } catch {
      // The requesting page or the browser has ended: `broken` tells which.
    } finally {
      this.#open -= 1;
      this.#lastAt = Date.now();
    }
  }

  async #response(url: URL): Promise<Response | undefined> {
    if (url.origin !== ORIGIN) return undefined;
    if (url.pathname === '/') return page(url);
    if (!url.pathname.startsWith(WIDGET)) return undefined;
    const name = decodeURIComponent(url.pathname.slice(WIDGET.length)) || 'index.html';
    const file = await this.#around.file(name);
    this.#bytes += file?.bytes.length ?? 0;
    const headers = { 'content-type': file?.type ?? contentTypeOf('none.txt') };
    return secure(new Response((file?.bytes as BodyInit) ?? null, { status: file ? 200 : 404, headers }), url);
  }
}

/** The same rules as for the editor's page: it may frame the widget's own path and nothing else. */
function page(url: URL): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY };
  return secure(new Response('<!doctype html><title>Picture</title><body>', { headers }), url);
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function fulfilled(response: Response): Promise<Fields> {
  return {
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64')
  };
}
