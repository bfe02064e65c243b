import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demandAccess, accessOf, ROUTES } from '../../src/lib/server/authorization/routes.js';
import { ACTIONS } from '../../src/lib/server/authorization/can.js';
import { FEATURES } from '../../src/lib/server/authorization/features.js';
import { administrator } from './actors.js';

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url));
const server = fileURLToPath(new URL('../../src/lib/server', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const routeIdOf = (file: string) => `/${dirname(file) === '.' ? '' : dirname(file)}`;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `GET /path` for everything that a route file answers: methods of +server, pages, and form actions. */
async function answered(): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const id = routeIdOf(file);
    if (file.endsWith('+page.svelte')) found.push(`GET ${id}`);
    if (!/\+(?:page\.)?server\.ts$/.test(file)) continue;
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    found.push(...METHODS.filter((method) => method in module).map((method) => `${method} ${id}`));
    if ('actions' in module) found.push(`POST ${id}`);
    if ('fallback' in module) found.push(`fallback ${id}`);
  }
  return [...new Set(found)].sort();
}

const ruled = Object.entries(ROUTES).flatMap(([id, methods]) =>
  Object.keys(methods).map((method) => `${method} ${id}`)
);

describe('routes and rules', () => {
  it('every method of every route has a rule, and every rule has its route', { timeout: 60_000 }, async () => {
    expect([...ruled].sort()).toEqual(await answered());
  });

  it('a route without a rule is refused, even to an administrator', () => {
    const request = new Request('http://localhost/');
    const locals = { actor: administrator } as App.Locals;
    const enter = (id: string) => () =>
      demandAccess({ route: { id } as { id: '/widgets/[id]' }, request, locals, params: {} });
    expect(enter('/without-rule')).toThrow(expect.objectContaining({ status: 404 }));
    expect(enter('/widgets/[id]')).not.toThrow();
  });

  it('data is loaded on the server only for pages that have a rule', () => {
    const loads = files.filter((file) => file.endsWith('+page.server.ts'));
    expect(loads.filter((file) => accessOf(routeIdOf(file), 'GET') === undefined)).toEqual([]);
    const layouts = files.filter((file) => file.endsWith('+layout.server.ts'));
    // Loaded by every page, including the sign-in, so it has to check the caller itself.
    expect(layouts).toEqual(['+layout.server.ts']);
    expect(readFileSync(join(folder, '+layout.server.ts'), 'utf8')).toMatch(/actor|account/i);
  });

  it('every rule names an action that is there, or is public', () => {
    const named = Object.values(ROUTES).flatMap((methods) => Object.values(methods));
    expect(named.filter((access) => access !== 'public' && !(ACTIONS as readonly string[]).includes(access))).toEqual(
      []
    );
  });

  it('no two features declare the same action or the same route', () => {
    const actions = FEATURES.flatMap(({ rules }) => Object.keys(rules));
    const routes = FEATURES.flatMap(({ routes }) => Object.keys(routes));
    expect(actions.length).toBe(new Set(actions).size);
    expect(routes.length).toBe(new Set(routes).size);
  });

  it('a feature lets players use only actions of its own', () => {
    for (const { rules, ofPlayers } of FEATURES)
      expect(Object.keys(rules)).toEqual(expect.arrayContaining([...ofPlayers]));
  });

  it('every action is checked somewhere', () => {
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(server, file), 'utf8').replace(/^ {2}rules: \{\n[^]*?^ {2}\},\n/m, ''))
      .join('\n');
    expect(ACTIONS.filter((action) => !sources.includes(`'${action}'`))).toEqual([]);
  });

  it('HEAD has the rule of GET, and other methods and routes have none', () => {
    expect(accessOf('/users', 'HEAD')).toBe('user.manage');
    expect(accessOf('/users', 'DELETE')).toBeUndefined();
    expect(accessOf('/nowhere', 'GET')).toBeUndefined();
    expect(accessOf('constructor', 'GET')).toBeUndefined();
    expect(accessOf('/', 'toString')).toBeUndefined();
  });
});
