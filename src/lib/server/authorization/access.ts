import type { RequestEvent } from '@sveltejs/kit';
import { demand } from './demand.js';
import { accessOf, hasRule, isPublicRoute } from './routes.js';
import { notSignedIn, sessionAmbiguous, unknownPath } from '../platform/http/errors.js';
import { isVersion } from '../platform/http/version.js';

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
