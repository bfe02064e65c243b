import { afterAll, beforeAll, describe } from 'vitest';
import { App } from '../e2e/server.js';
import { dropDatabase, freshDatabase } from '../store/databases.js';

/** The environment's key of every server under attack. */
export const ADMIN_KEY = 'administrator-key-of-the-attack-tests';

/** Settings of a server that starts with the standard widgets. The first of them has the Id 1. */
export const STANDARD_WIDGETS = { WIDGETS_DIR: 'build/widgets' };

const postgres = process.env.TEST_FULL && process.env.TEST_DATABASE_URL;
type Engine = 'SQLite' | 'PostgreSQL';
const engines: readonly { engine: Engine }[] = [
  { engine: 'SQLite' },
  ...(postgres ? [{ engine: 'PostgreSQL' as const }] : [])
];

/** The headers of a signed-in browser. */
export interface Session {
  readonly cookie: string;
}

/** The built server on its own port, as an attacker sees it. */
export interface Target {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly dataFolder: string;
  /** A session of `admin`, for what no key can do. */
  readonly admin: Session;
  /** Sends a request like an administrator's script; `as`: another key, a session, null for none. Does not follow redirects. */
  ask(path: string, init?: RequestInit & { readonly as?: string | Session | null }): Promise<Response>;
  /** As `ask`, with a body of JSON. */
  send(method: string, path: string, json: unknown, as?: string | Session | null): Promise<Response>;
}

/**
 * Attacks on the built server, in a whole run (`npm run test:full`) on each available engine: started before the tests of the block, ended after them.
 * @param env of the server, besides an empty data folder, no demo, no standard widgets and `ADMIN_KEY`
 */
export function describeAttack(rule: string, tests: (target: Target) => void, env: Record<string, string> = {}): void {
  describe.each(engines)(`${rule} ($engine)`, ({ engine }) => onServer(engine, tests, env));
}

/** The same on SQLite only: for what is decided or refused before the database is used. */
export function describeAttackOnce(
  rule: string,
  tests: (target: Target) => void,
  env: Record<string, string> = {}
): void {
  describe(rule, () => onServer('SQLite', tests, env));
}

function onServer(engine: Engine, tests: (target: Target) => void, env: Record<string, string>): void {
  let app: App | undefined;
  let database: string | undefined;

  beforeAll(async () => {
    if (engine === 'PostgreSQL' && postgres) {
      database = await freshDatabase(postgres, process.env.TEST_DATABASE_TEMPLATE);
    }
    const place = database && { DATABASE_URL: database };
    const settings = { DEMO: '0', WIDGETS_DIR: 'nowhere', ADMIN_API_KEY: ADMIN_KEY, ...place, ...env };
    app = await new App(settings, 'empty').start();
  });

  afterAll(async () => {
    await app?.dispose();
    if (database && postgres) await dropDatabase(postgres, database);
  });

  const ask: Target['ask'] = (path, { as = ADMIN_KEY, headers, ...init } = {}) => {
    const sent = new Headers(headers);
    const who = typeof as === 'string' ? { authorization: `Bearer ${as}` } : { ...as };
    for (const [name, value] of Object.entries(who)) if (!sent.has(name)) sent.set(name, value);
    return fetch(`${started(app).url}${path}`, { redirect: 'manual', ...init, headers: sent });
  };
  tests({
    get url() {
      return started(app).url;
    },
    get dataFolder() {
      return started(app).dataDir;
    },
    get admin() {
      const [session] = started(app).signedIn.cookies;
      return { cookie: `${session?.name}=${session?.value}` };
    },
    ask,
    send: (method, path, json, as) =>
      ask(path, { method, as, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } })
  });
}

function started(app: App | undefined): App {
  if (!app) throw new Error('The server is running only while a test does.');
  return app;
}
