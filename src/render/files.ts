import { contentTypeOf } from '../lib/server/platform/http/contentTypes.js';
import { secure } from '../lib/server/platform/http/security.js';
import type { PackageFile } from '../lib/server/pictures/protocol.js';
import type { Browser } from './browser.js';
import type { Fields } from './cdp.js';

/** A name that no resolver knows. Its pages are answered from memory. */
export const ORIGIN = 'https://picture.invalid';
export const WIDGET = '/w/picture/';

const MAX_REQUESTS = 1_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** How long the network must be idle before a picture is taken. */
const QUIET_MILLISECONDS = 200;
const MAX_QUIET_WAIT = 2_000;

/** A file of the package by its name; undefined if there is none. */
type FileReader = (name: string) => Promise<PackageFile | undefined>;

/** The page the browser opens on its own; the profile is new, so it needs no other context. */
export async function firstPage({ devtools }: Browser): Promise<string> {
  const { targetInfos } = await devtools.send('Target.getTargets');
  const pages = (targetInfos as { type: string; targetId: string }[]).filter(({ type }) => type === 'page');
  const targetId = pages[0]?.targetId ?? (await devtools.send('Target.createTarget', { url: 'about:blank' })).targetId;
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  return String(sessionId);
}

/** Answers every request of the browser: the page around, the files of the package, and nothing else. */
export class Files {
  /** When the widget has requested far too much. */
  readonly refused: Promise<void>;

  readonly #browser: Browser;
  readonly #file: FileReader;
  #refuse = (): void => {};
  #requests = 0;
  #bytes = 0;
  #open = 0;
  #lastAt = 0;

  /** Another one for the same browser takes its place. */
  constructor(browser: Browser, file: FileReader) {
    this.#browser = browser;
    this.#file = file;
    this.refused = new Promise((resolve) => (this.#refuse = resolve));
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
    if (this.#requests > MAX_REQUESTS || this.#bytes > MAX_BYTES) return this.#refuse();
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
    const name = nameIn(url.pathname.slice(WIDGET.length)) || 'index.html';
    const file = await this.#file(name);
    this.#bytes += file?.bytes.length ?? 0;
    const headers = { 'content-type': file?.type ?? contentTypeOf('none.txt') };
    return secure(new Response((file?.bytes as BodyInit) ?? null, { status: file ? 200 : 404, headers }), url);
  }
}

/** The name of a file in an address. One that is no UTF-8 stays as it is, so that no such file is found. */
function nameIn(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
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
