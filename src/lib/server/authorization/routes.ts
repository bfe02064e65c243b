import type { Methods } from '../platform/authorization/rules.js';
import type { Action } from './can.js';
import { FEATURES } from './features.js';

/** `public`: also open to callers who are not signed in. */
export type Access = 'public' | Action;

/**
 * Every address of the product with its rule, by SvelteKit's name of the route. A route without a row is refused to everybody
 * (a method without one gets its 405), and fails the build (`tests/rights/routes.test.ts`). A rule here can be checked before
 * anything is read; services ask `can` again with the thing itself.
 */
export const ROUTES: Readonly<Record<string, Methods<Action>>> = Object.fromEntries(
  FEATURES.flatMap(({ routes }): [string, Methods<Action>][] => Object.entries(routes))
);

/** Whether at least one method of the route has a rule. */
export const hasRule = (routeId: string): boolean => Object.hasOwn(ROUTES, routeId);

/** The rule of a route's method; HEAD and OPTIONS use that of GET. undefined: there is none, so nobody is allowed. */
export function accessOf(routeId: string, method: string): Access | undefined {
  if (!hasRule(routeId)) return undefined;
  const asked = method === 'HEAD' || method === 'OPTIONS' ? 'GET' : method;
  return Object.entries(ROUTES[routeId] ?? {}).find(([name]) => name === asked)?.[1];
}

/** Whether everything that a route offers is open to everybody. */
export function isPublicRoute(routeId: string): boolean {
  const rules = hasRule(routeId) ? Object.values(ROUTES[routeId] ?? {}) : [];
  return rules.length > 0 && rules.every((access) => access === 'public');
}
