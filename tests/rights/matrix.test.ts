import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demandAccess, ROUTES } from '../../src/lib/server/authorization/routes.js';
import type { Actor, LanguageLevel, Role } from '../../src/lib/server/platform/authorization/actor.js';
import { can, type Action } from '../../src/lib/server/authorization/can.js';
import { ask, sessionOf, userWith, type Server, type Session } from '../api/harness.js';
import { dump, serveOn } from '../api/things.js';
import { enginesInFull, type TestEngine } from '../store/engines.js';
import { actorWith } from './actors.js';
import type { Sent, World } from './cases.js';
import { REQUESTS } from './requests.js';
import { newWorld } from './world.js';

/**
 * Every method of every route x every role x permission on the group (read, write), on another one, or none x every engine
 * (`askersOn`). `can` gives the expected result; a refusal changes nothing in the store.
 */
type RouteId = Parameters<typeof demandAccess>[0]['route']['id'];

const API = '/api/[[version]]/';
const GROUPS = ['own read', 'own write', 'other', 'none'] as const;
type Group = (typeof GROUPS)[number];

interface Who {
  readonly role: Role | 'nobody';
  readonly group: Group;
  /** The permission for texts in German; another person has all permissions for French. */
  readonly german?: 'translate' | 'review' | 'nothing';
}

/** Permissions only matter for users; an anonymous caller has none, and an administrator needs none. */
const EVERYBODY: readonly Who[] = [
  { role: 'nobody', group: 'none' },
  ...(['user', 'location', 'player'] as const).flatMap((role) => GROUPS.map((group) => ({ role, group }))),
  { role: 'administrator', group: 'none' },
  ...(['translate', 'review', 'nothing'] as const).map(
    (german) => ({ role: 'user', group: 'own read', german }) as const
  ),
  { role: 'user', group: 'other', german: 'review' }
];

/**
 * The callers on an engine. `can` decides independently of the engine, and `visible.test.ts` tests lists on both: on PostgreSQL
 * each request is sent by one person of each role, in rotation.
 */
function askersOn(engine: TestEngine['name'], turn: number): readonly Who[] {
  if (engine === 'sqlite') return EVERYBODY;
  const roles = [...new Set(EVERYBODY.map(({ role }) => role))];
  return roles.map((each) => {
    const alike = EVERYBODY.filter(({ role }) => role === each);
    return alike[turn % alike.length]!;
  });
}

function languagesOf(german: Who['german']): [string, LanguageLevel][] {
  if (german === undefined) return [];
  return german === 'nothing' ? [['fr', 'review']] : [['de', german]];
}

const rows = Object.entries(ROUTES).flatMap(([routeId, methods]) =>
  Object.entries(methods).map(([method, access]) => ({ routeId, method, access }))
);
const ofApi = rows.filter(({ routeId, access }) => routeId.startsWith(API) && access !== 'public');
const ofPages = rows.filter(({ routeId }) => !routeId.startsWith(API));

function permissionsOf(group: Group, ids: { own: number; other: number }) {
  if (group === 'none') return [];
  const [SpotGroupId, Level] = group === 'other' ? [ids.other, 'write'] : [ids.own, group.slice(4)];
  return [{ SpotGroupId, Level: Level as 'read' | 'write' }];
}

function actorOf(
  { role, group, german }: Who,
  world: Pick<World, 'own' | 'player'>,
  ids: { own: number; other: number }
): Actor | undefined {
  if (role === 'nobody') return undefined;
  const isLocation = role === 'location';
  return actorWith({
    // Owns nothing in the store of the matrix.
    userId: -1,
    role,
    locationId: isLocation ? world.own.id : null,
    locationLineage: isLocation ? world.own.lineage : null,
    playerId: role === 'player' ? world.player : null,
    groups: new Map(permissionsOf(group, ids).map(({ SpotGroupId, Level }) => [SpotGroupId, Level])),
    languages: new Map(languagesOf(german))
  });
}

it('the matrix has a request for exactly the methods and routes of the API', () => {
  const known = Object.entries(REQUESTS).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => `${method} ${API}${route}`)
  );
  expect(known.sort()).toEqual(ofApi.map(({ routeId, method }) => `${method} ${routeId}`).sort());
});

describe('pages and other routes outside the versioned API', () => {
  const ids = { own: 1, other: 2 };
  const world = { own: { id: 1, lineage: '/1/' }, player: 1 };
  const cases = ofPages.flatMap(({ routeId, method, access }) =>
    EVERYBODY.map((who) => ({ routeId, method, access, who }))
  );

  it.each(cases)(
    '$method $routeId requested by $who.role ($who.group, $who.german)',
    ({ routeId, method, access, who }) => {
      const actor = actorOf(who, world, ids);
      const request = new Request('http://127.0.0.1/', { method });
      const asked = () =>
        demandAccess({ route: { id: routeId as RouteId }, request, params: {}, locals: { language: 'en', actor } });
      if (access === 'public' || can(actor, access)) expect(asked).not.toThrow();
      else if (actor) expect(asked).toThrow(expect.objectContaining({ kind: 'forbidden' }));
      else expect(asked).toThrow(expect.objectContaining({ status: 401 }));
    }
  );
});

describe.each(enginesInFull)('the permission matrix on $name', (engine) => {
  let server: Server;
  let world: World;
  let ids: { own: number; other: number };
  const sessions = new Map<string, Session | null>();
  const nameOf = ({ role, group, german }: Who) => `${role} ${group} ${german ?? ''}`;

  beforeAll(async () => {
    // Only requests write to the store while the matrix compares it.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    // Permissions for a picture do not depend on whether it is rendered.
    server = await serveOn(engine, { RENDER: '0' });
    ({ world, ids } = await newWorld());
    for (const who of EVERYBODY) {
      if (who.role === 'nobody') {
        sessions.set(nameOf(who), null);
        continue;
      }
      const { id } = await userWith({
        role: who.role,
        permissions: permissionsOf(who.group, ids),
        ...(who.role === 'location' && { locationId: world.own.id }),
        ...(who.role === 'player' && { playerId: world.player })
      });
      for (const [language, level] of languagesOf(who.german)) {
        await server.app.store.db.insertInto('user_languages').values({ user_id: id, language, level }).execute();
      }
      // A key may not do everything that a signed-in person may (`tests/api/beyondKeys.test.ts`).
      sessions.set(nameOf(who), await sessionOf(id));
    }
  }, 120_000);
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    vi.useRealTimers();
  });

  let turn = 0;
  const cells = ofApi.map(({ routeId, method, access }) => ({
    route: routeId.slice(API.length),
    method,
    access: access as Action
  }));

  it.each(cells)('$method $route, for every kind of user', { timeout: 60_000 }, async ({ route, method, access }) => {
    const asked = (REQUESTS[route]?.[method] ?? []).flatMap(({ action = access, resource: resourceIn, send }) => {
      const resource = resourceIn?.(world) ?? {};
      const sentBy = async (who: Who, { path, options }: Sent) => {
        const response = await ask(`/api/${path}`, { ...options, as: sessions.get(nameOf(who)) ?? null });
        return { response, said: `${method} ${path} ${JSON.stringify(resource)} by ${nameOf(who)}` };
      };
      let last: Sent | undefined;
      return askersOn(engine.name, turn++).map((who) => {
        const actor = actorOf(who, world, ids);
        const isAllowed = can(actor, access) && can(actor, action, resource);
        const request = async () => {
          // Setting up an object takes several requests, so one that is still unchanged is reused.
          const again = last && (await sentBy(who, last));
          if (again?.response.ok) return again;
          await again?.response.body?.cancel();
          const sent = await send(world, isAllowed && method !== 'GET');
          if (isAllowed) last = sent;
          return sentBy(who, sent);
        };
        return { actor, isAllowed, request };
      });
    });
    const before = await dump(server);
    const refused: string[] = [];
    for (const { actor, request } of asked.filter(({ isAllowed }) => !isAllowed)) {
      const { response, said } = await request();
      refused.push(said);
      expect(response.status, said).toBe(actor ? 403 : 401);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    // Reading the whole store takes longer than a request, so it is done once for all refusals.
    expect(await dump(server), refused.join('\n')).toBe(before);
    for (const { request } of asked.filter(({ isAllowed }) => isAllowed)) {
      const { response, said } = await request();
      await response.body?.cancel();
      expect([401, 403, 500], said).not.toContain(response.status);
    }
  });
});
