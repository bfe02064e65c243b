import type { Handle, RequestEvent } from '@sveltejs/kit';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Permission, Role } from '../../src/lib/api.js';
import { PACKAGE_LIMITS } from '../../src/lib/package/limits.js';
import { requestHooks } from '../../src/lib/server/app/hooks.js';
import { startApp } from '../../src/lib/server/app/start.js';
import type { App } from '../../src/lib/server/app/app.js';
import { packageThreads, type PackageThreads } from '../../src/lib/server/packages/packaging.js';
import { createAuth, USER_HEADER } from '../../src/lib/server/people/auth.js';
import { app, setCurrentApp } from '../../src/lib/server/app/currentApp.js';
import { settingsFrom } from '../../src/lib/server/platform/settings.js';
import { buildZip, text } from '../attacks/zips/build.js';
import { builtOnce, packageWorker } from '../built.js';
import { QUICK } from '../people/hashing.js';
import { administrator } from '../rights/actors.js';
import { migrateFolder } from '../store/engines.js';

/**
 * The server in process: the real hooks and route files, found under src/routes like in SvelteKit, with its own store. The
 * browser tests against the built product cover what SvelteKit adds.
 */
export const ORIGIN = 'http://127.0.0.1:3000';

type Handler = (event: RequestEvent) => Promise<Response> | Response;

interface Route {
  readonly pattern: RegExp;
  /** SvelteKit's name: the folder below src/routes. */
  readonly id: string;
  readonly names: readonly string[];
  readonly file: string;
}

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url));

const routes: readonly Route[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+server.ts'))
  .map(routeOf)
  .sort((a, b) => rank(a.file) - rank(b.file));

function routeOf(file: string): Route {
  const names: string[] = [];
  const parts = relative('.', file).split(/[\\/]/).slice(0, -1);
  const pattern = parts.map((part) => {
    const [, rest, name = ''] = /^\[{1,2}(\.\.\.)?(\w+)(?:=\w+)?\]{1,2}$/.exec(part) ?? [];
    if (name === '') return `/${part}`;
    names.push(name);
    if (rest) return '(?:/(.*))?';
    return part.startsWith('[[') ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return { pattern: new RegExp(`^${pattern.join('')}/?$`), id: `/${parts.join('/')}`, names, file: join(folder, file) };
}

/** Fixed parts before parameters, as SvelteKit sorts. */
function rank(file: string): number {
  return (file.match(/\[/g) ?? []).length;
}

function match(pathname: string): { route: Route; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const found = route.pattern.exec(pathname);
    if (!found) continue;
    const entries = route.names.map((name, index) => [name, found[index + 1]] as const);
    const given = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
    const params = Object.fromEntries(given.map(([name, text]) => [name, decodeURIComponent(text)]));
    if (route.names.includes('path')) params.path ??= '';
    return { route, params };
  }
  return undefined;
}

const modules = new Map<string, Promise<Record<string, Handler>>>();

/** A route file, imported once, because each import through the test runner involves its main process. */
function moduleOf({ file }: Route): Promise<Record<string, Handler>> {
  const module = modules.get(file) ?? (import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<never>);
  modules.set(file, module);
  return module;
}

async function respond(event: RequestEvent): Promise<Response> {
  const found = match(event.url.pathname);
  if (!found) return new Response('<p>Not found</p>', { status: 404, headers: { 'content-type': 'text/html' } });
  const module = await moduleOf(found.route);
  const method = event.request.method;
  const handler = module[method] ?? (method === 'HEAD' ? module.GET : undefined);
  if (handler) return handler(event);
  const allow = Object.keys(module).filter((name) => /^[A-Z]+$/.test(name));
  return new Response(`${method} method not allowed`, { status: 405, headers: { allow: allow.join(', ') } });
}

async function through([first, ...rest]: readonly Handle[], event: RequestEvent): Promise<Response> {
  return first ? first({ event, resolve: (passed) => through(rest, passed) }) : respond(event);
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
  readonly json?: unknown;
  readonly origin?: string;
  /** The key or session to send; null: none; by default an administrator's key. */
  readonly as?: string | Session | null;
  /** Of the connection. */
  readonly address?: string;
}

/** The key of the environment that `serve` sets, an administrator's. */
export const ADMIN_KEY = 'key-of-the-administrator-of-all-tests';

/** Sends one request through hooks and route. */
export async function ask(path: string, options: Ask = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, json, origin = ORIGIN, as = ADMIN_KEY, address = '127.0.0.1' } = options;
  const url = new URL(path, origin);
  const request = new Request(url, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(typeof as === 'string' && { authorization: `Bearer ${as}` }),
      ...(as !== null && typeof as === 'object' && as),
      ...headers
    },
    body: json === undefined ? body : JSON.stringify(json),
    ...(body instanceof ReadableStream && { duplex: 'half' })
  } as RequestInit);
  const event = {
    request,
    url,
    params: match(url.pathname)?.params ?? {},
    locals: {},
    route: { id: match(url.pathname)?.route.id ?? null },
    getClientAddress: () => address
  } as unknown as RequestEvent;
  return through(requestHooks, event);
}

const DEFAULTS = { DEMO: '0', WIDGETS_DIR: 'nowhere', ADMIN_API_KEY: ADMIN_KEY };

const threads = new Map<string, PackageThreads>();

/** Threads take as long to start as the rest of an app: apps with the same setup share them, and they end with the process. */
const sharedThreads: typeof packageThreads = (script, settings) => {
  const key = JSON.stringify([script, settings]);
  const pool = threads.get(key) ?? packageThreads(script, settings);
  threads.set(key, pool);
  return { run: (...task) => pool.run(...task), close: () => Promise.resolve() };
};

export interface Server extends AsyncDisposable {
  readonly app: App;
  readonly folder: string;
}

/** A running app on a new data folder, by default without demo content; `ADMIN_KEY` is its key. */
export async function serve(env: Record<string, string> = {}, at?: string): Promise<Server> {
  const dataFolder = at ?? mkdtempSync(join(tmpdir(), 'ascdata-api-'));
  const PACKAGE_WORKER = await packageWorker();
  const settings = settingsFrom({ ...DEFAULTS, DATA_DIR: dataFolder, PACKAGE_WORKER, ...env });
  if (at === undefined && settings.databaseUrl === undefined) await migrateFolder(dataFolder);
  const app = await startApp({ ...settings, hashing: QUICK, packageThreads: sharedThreads });
  setCurrentApp(app);
  const dispose = async () => {
    setCurrentApp(undefined);
    await app.close();
    if (at === undefined) rmSync(dataFolder, { recursive: true, force: true });
  };
  return { app, folder: dataFolder, [Symbol.asyncDispose]: dispose };
}

/** The server of all tests around: started before the first of them, closed after the last. */
export const serverOfAll = (start: () => Promise<Server>): Server => between(start, beforeAll, afterAll);

/** A server of its own for each test around. */
export const serverOfEach = (start: () => Promise<Server>): Server => between(start, beforeEach, afterEach);

function between(
  start: () => Promise<Server>,
  before: typeof beforeAll | typeof beforeEach,
  after: typeof afterAll | typeof afterEach
): Server {
  let server: Server;
  before(async () => void (server = await start()), 60_000);
  after(() => server[Symbol.asyncDispose]());
  return {
    get app() {
      return server.app;
    },
    get folder() {
      return server.folder;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]()
  };
}

/**
 * The same on a copy of a store with the demo catalogue. That has 100,000 rows, so it is created once for all tests, by a start
 * with DEMO=0 and one with DEMO=1.
 */
export async function serveDemo(): Promise<Server> {
  const made = await builtOnce('demo', async (folder) => {
    for (const DEMO of ['0', '1']) await (await serve({ DEMO }, folder))[Symbol.asyncDispose]();
  });
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-demo-'));
  cpSync(made, folder, { recursive: true });
  const server = await serve({ DEMO: '1' }, folder);
  const dispose = async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, [Symbol.asyncDispose]: dispose };
}

/** The headers of a signed-in browser. */
export interface Session {
  readonly cookie: string;
}

/** Signs in a user without a password, as the server does once it has identified somebody. */
export async function sessionOf(userId: number): Promise<Session> {
  const { store } = app();
  const secret = Buffer.from(await store.secret('auth')).toString('hex');
  const hooks = {
    newUser: (name: string) => Promise.resolve({ name, nameKey: name }),
    isLocked: () => Promise.resolve(false),
    signedIn: () => Promise.resolve()
  };
  const { api } = createAuth({ db: store.db, secret, origin: undefined }, hooks);
  const asked = new Headers({ [USER_HEADER]: String(userId) });
  const { headers } = await api.startSession({ headers: asked, returnHeaders: true });
  const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
  return { cookie };
}

/** A session of the user `admin`, who exists from the start: for what no key can do. */
export const adminSession = (): Promise<Session> => sessionOf(1);

export interface TestUser {
  readonly id: number;
  readonly key: string;
}

export interface TestUserFields {
  readonly name?: string;
  readonly role?: Role;
  readonly locationId?: number;
  readonly playerId?: number;
  readonly password?: string;
  readonly permissions?: readonly Permission[];
}

let counted = 0;

/** Creates a user with a key for `as`, by default without permissions. */
export async function userWith(fields: TestUserFields = {}): Promise<TestUser> {
  const { name = `user ${++counted}`, role = 'user', locationId, playerId, password, permissions = [] } = fields;
  const { users, keys } = app().people;
  const user = {
    Name: name,
    Role: role,
    LocationId: locationId,
    PlayerId: playerId,
    Password: password,
    Permissions: permissions
  };
  const { Id: id } = await users.create(administrator, user);
  const { Key: key } = await keys.create(id, {});
  return { id, key };
}

/** The path of a widget's files, for the caller (`as`, as in `ask`). */
export async function previewOf(id: number, as: string | null = ADMIN_KEY): Promise<string> {
  const response = await ask(`/api/Widgets/${id}/Preview`, { method: 'POST', as });
  if (response.status !== 200) throw new Error(`Preview refused: ${await response.text()}`);
  return ((await response.json()) as { PreviewPath: string }).PreviewPath;
}

const PAGE = `<!doctype html><html><head><title>Sample</title>
<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script></head>
<body><script>const widget = new DashboardWidgetBase(new WizardBase());</script></body></html>`;

export interface Sample {
  readonly identifier?: string;
  readonly elements?: readonly unknown[];
  /** Additional or replaced files by name; undefined leaves one out. */
  readonly files?: Record<string, string | Uint8Array | undefined>;
  /** ascData.json as a text, instead of the one built from `identifier` and `elements`. */
  readonly source?: string;
}

export const TEXT_ELEMENT = {
  Id: 'Title',
  DisplayName: 'Title',
  DataType: 'simpleText',
  Value: [{ Text: 'Hello' }],
  Options: { MaxChars: 20 }
};
export const NUMBER_ELEMENT = {
  Id: 'Count',
  DisplayName: 'Count',
  DataType: 'number',
  Value: 3,
  Options: { Minimum: 0, Maximum: 10 }
};

const [STORED, DEFLATED] = [0, 8];
/** Above it a file that shrinks too much counts as a zip bomb. */
const LARGE = PACKAGE_LIMITS.ratioFromBytes;

/** A valid package as bytes, with the given differences. */
export function sample({ identifier = 'test.sample', elements, files = {}, source }: Sample = {}): Promise<Uint8Array> {
  const ascData = {
    SpotIdentifier: identifier,
    SpotVersion: '1.0.0',
    ApiVersion: 2,
    SpotType: 'DashboardWidget',
    NumberOfSlots: 1,
    Elements: elements ?? [TEXT_ELEMENT, NUMBER_ELEMENT]
  };
  const all: Record<string, string | Uint8Array | undefined> = {
    'index.html': PAGE,
    'ascData.json': source ?? JSON.stringify(ascData, null, 2),
    'lib/WizardBase.js': 'class WizardBase {}',
    'lib/DashboardWidgetBase.js': 'class DashboardWidgetBase {}',
    ...files
  };
  const entries = Object.entries(all).flatMap(([name, given]) => {
    if (given === undefined) return [];
    const content = typeof given === 'string' ? text(given) : given;
    return [{ name, content, method: content.length > LARGE ? STORED : DEFLATED }];
  });
  return Promise.resolve(buildZip(entries));
}

/** A multipart body with files under these names. */
export function form(...files: readonly (readonly [name: string, bytes: Uint8Array])[]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return data;
}

/** Uploads a package through the API and returns the widget's Id. */
export async function upload(bytes: Uint8Array, name = 'sample.dash.zip'): Promise<number> {
  const response = await ask('/api/Widgets', { method: 'POST', body: form([name, bytes]) });
  if (!response.ok) throw new Error(`Upload refused: ${await response.text()}`);
  return ((await response.json()) as { Id: number }).Id;
}
