import type { Methods } from '../platform/authorization/rules.js';
import { demand, type Action } from './can.js';
import { FEATURES } from './features.js';
import type { RequestEvent } from '@sveltejs/kit';
import { notSignedIn, sessionAmbiguous, unknownPath } from '../platform/http/errors.js';

/** `public`: also open to callers who are not signed in. */
export type Access = 'public' | Action;

/**
 * Every address of the product with its rule, by SvelteKit's name of the route. A route without a row is refused to everybody
 * (a method without one gets its 405), and fails the build (`tests/rights/routes.test.ts`). A rule here can be checked before
 * anything is read; services ask `can` again with the resource itself.
 */
export const ROUTES: Readonly<Record<string, Methods<Action>>> = Object.fromEntries(
  FEATURES.flatMap(({ routes }): [string, Methods<Action>][] => Object.entries(routes))
);

/** Whether at least one method of the route has a rule. */
const hasRule = (routeId: string): boolean => Object.hasOwn(ROUTES, routeId);

/** The rule of a route's method; HEAD and OPTIONS use that of GET. undefined: there is none, so nobody is allowed. */
export function accessOf(routeId: string, method: string): Access | undefined {
  if (!hasRule(routeId)) return undefined;
  const asked = method === 'HEAD' || method === 'OPTIONS' ? 'GET' : method;
  return Object.entries(ROUTES[routeId] ?? {}).find(([name]) => name === asked)?.[1];
}

/** Whether everything that a route offers is open to everybody. */
function isPublicRoute(routeId: string): boolean {
  const rules = hasRule(routeId) ? Object.values(ROUTES[routeId] ?? {}) : [];
  return rules.length > 0 && rules.every((access) => access === 'public');
}

type AccessRequest = Pick<RequestEvent, 'route' | 'request' | 'locals' | 'params'>;

/**
 * Checks that this request is allowed at all, by the rule of its route; nobody can use a route without one. A method that the
 * route does not have gets its 405 later.
 * @throws HttpError 401, 404, Refusal not-allowed
 */
export function demandAccess({ route, request, locals, params }: AccessRequest): void {
  if (params.version !== undefined && !isVersion(params.version)) throw unknownPath();
  if (route.id !== null && !hasRule(route.id)) throw unknownPath();
  const access = route.id === null ? undefined : accessOf(route.id, request.method);
  if (access === 'public' || (access === undefined && route.id !== null && isPublicRoute(route.id))) return;
  if (!locals.actor) throw locals.severalSessions ? sessionAmbiguous() : notSignedIn();
  if (access !== undefined) demand(locals.actor, access);
}

/** `{base_url}/<Path>` and `{base_url}/v1.0/<Path>` … `{base_url}/v1.18/<Path>` (docs/api.md, Addresses and answers). */
const VERSION = /^v1\.(?:\d|1[0-8])$/;

const isVersion = (segment: string): boolean => VERSION.test(segment);
