import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { widgetHeaders } from '../../../src/lib/server/platform/http/widgetPolicy.js';
import { widgetSite, widgetSites } from '../../../src/server/widgetSites.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.webm': 'video/webm'
};

export type Files = Record<string, string | Uint8Array>;

/** A small replacement for the product's server: the same headers on packages and on the page around them. */
export class LabServer {
  readonly #packages = new Map<string, Files>();
  readonly #origins = new Map<string, readonly string[]>();
  readonly #pages = new Map<string, string>();
  readonly #server: Server;
  readonly #elsewhere: Server;
  /** Requests that no widget may cause: to another site, or to the product itself. */
  readonly canary: string[] = [];
  origin = '';
  elsewhere = '';

  constructor(private readonly libs: string) {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#elsewhere = createServer((request, response) => {
      this.canary.push(`elsewhere ${request.url}`);
      response.setHeader('Access-Control-Allow-Origin', '*').end('<p>elsewhere</p>');
    });
    // A connection alone already sends information, even without a request.
    this.#elsewhere.on('connection', () => this.canary.push('elsewhere'));
  }

  async start(): Promise<void> {
    this.origin = await listen(this.#server);
    this.elsewhere = await listen(this.#elsewhere);
  }

  /** Where widgets may be loaded from besides the address of the pages, as in the product. */
  get sites(): string {
    return widgetSites(new URL(this.origin), {}) ?? '';
  }

  async stop(): Promise<void> {
    for (const server of [this.#server, this.#elsewhere]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }

  /** Serves a page of the container's side: `/<name>` with the content policy of the editor page. */
  page(name: string, content: string): void {
    this.#pages.set(`/${name}`, content);
  }

  /**
   * Serves a package, which may reach these external origins, and returns its path, `/w/<token>/`. The runtime libraries are
   * added under `libs/`.
   */
  serve(files: Files, origins: readonly string[] = []): string {
    const token = crypto.randomUUID().replaceAll('-', '');
    const replaced = Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? content.replaceAll('ELSEWHERE', this.elsewhere) : content
    ]);
    this.#origins.set(token, origins);
    this.#packages.set(token, Object.fromEntries(replaced) as Files);
    return `/w/${token}/`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const page = this.#pages.get(pathname);
    if (page !== undefined) return this.#page(response, pathname, page);
    if (pathname.startsWith('/w/')) return await this.#file(request, response, pathname);
    this.canary.push(`${request.method} ${pathname}`);
    response.writeHead(404).end();
  }

  #page(response: ServerResponse, pathname: string, content: string): void {
    response.setHeader('Content-Type', TYPES[extname(pathname)] ?? TYPES['.html']!);
    response.setHeader('Set-Cookie', 'session=secret; Path=/; HttpOnly; SameSite=Lax');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ` +
        `frame-src ${this.origin}/w/ ${this.sites}/w/; base-uri 'none'; frame-ancestors 'none'`
    );
    response.end(content);
  }

  async #file(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const [, , token = '', ...rest] = pathname.split('/');
    const site = widgetSite(request.headers.host, new URL(this.origin), {});
    const served = new URL(pathname, site?.origin ?? this.origin);
    const headers = widgetHeaders(served, this.#origins.get(token), site?.pages);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const name = rest.join('/') || 'index.html';
    const text = /^libs\/\w+\.js$/.test(name)
      ? await readFile(join(this.libs, name.slice('libs/'.length)), 'utf8')
      : this.#packages.get(token)?.[name];
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.writeHead(text === undefined ? 404 : 200).end(text ?? '');
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
