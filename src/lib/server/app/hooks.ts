import type { Handle, RequestEvent } from '@sveltejs/kit';
import { forgetCookie, onlyCookie } from '../platform/http/cookies.js';
import { serverTexts } from '../../messages/server.js';
import { ownPath } from '../people/ownPath.js';
import { app } from './currentApp.js';
import { storeFailureOf, type StoreFailure } from '../platform/store/failures.js';
import { asksForJson, languageOf } from '../platform/http/accept.js';
import { demandAccess, accessOf } from '../authorization/routes.js';
import { json, problemOf } from '../platform/http/operation.js';
import {
  errorOfStore,
  tooMany,
  tooManyWrongKeys,
  unknownPath,
  unusableAddress,
  wrongMethod
} from '../platform/http/errors.js';
import { observed } from '../platform/http/observe.js';
import { outagePage } from '../platform/http/outagePage.js';
import { HttpError, internalProblem, problem, problemOfHttpError } from '../platform/http/problem.js';
import { isForeignChange, secure } from '../platform/http/security.js';
import { visitorOf } from '../people/signInResponse.js';
import { isPlainWidgetPath, isWidgetPath, WIDGET_ROUTE } from '../platform/http/widgetPath.js';

/** Every response, also those of the hooks below, of errors and of unknown addresses, leaves through here. */
const securityHeaders: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const host = event.request.headers.get('host') ?? undefined;
  return secure(response, event.url, { host, origins: event.locals.origins });
};

const language: Handle = ({ event, resolve }) => {
  const { request, locals } = event;
  const chosen = onlyCookie(request.headers.get('cookie'), 'lang');
  const cookie = typeof chosen === 'object' ? chosen.value : undefined;
  locals.language = languageOf(cookie, request.headers.get('accept-language'));
  return resolve(event, { transformPageChunk: ({ html }) => html.replace('%lang%', locals.language) });
};

/** Refuses requests of other websites that change something, whatever their content type, even without one. */
const noForeignChanges: Handle = ({ event, resolve }) => {
  if (!isForeignChange(event.request, event.url)) return resolve(event);
  return problem(403, 'foreign-origin', serverTexts(event.locals.language).http.foreignOrigin);
};

/**
 * If an address is both a page and operations, SvelteKit shows the page only to requests that name HTML. Here a read gets the
 * page unless it asks for JSON, and anything else gets the operation.
 */
const pageOrOperation: Handle = ({ event, resolve }) => {
  const { headers, method } = event.request;
  if (!isReading(method)) headers.set('accept', 'application/json');
  else if (!asksForJson(headers.get('accept'))) headers.set('accept', 'text/html');
  return resolve(event);
};

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Addresses and methods that no route has get the API's own kind of refusal. */
const apiProblems: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const { request, url } = event;
  const isApi = isApiPath(url.pathname) || (asksForJson(request.headers.get('accept')) && !isWidgetPath(url.pathname));
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isApi || isProblem || response.status < 400) return response;
  const { language } = event.locals;
  if (response.status === 404) return problemOfHttpError(unknownPath(), language);
  if (response.status === 405) return problemOfHttpError(wrongMethod(response.headers.get('allow') ?? ''), language);
  if (response.status === 400) return problemOfHttpError(unusableAddress(), language);
  return internalProblem(language);
};

/**
 * A package is served under one spelling of its path. Any other spelling gets a 404, and not even a redirect to the sign-in: a
 * widget's frame could navigate there.
 */
const oneWidgetPath: Handle = ({ event, resolve }) => {
  const { route, url } = event;
  const isServed = route.id === WIDGET_ROUTE && isPlainWidgetPath(url.pathname);
  return isServed || !isWidgetPath(url.pathname) ? resolve(event) : plain(404);
};

/** Under /w/ no page of ours is shown, not even an error page: it would run as part of the widget. */
const plainWidgetErrors: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const isPage = response.headers.has('x-sveltekit-page') || response.headers.get('content-type') === 'text/html';
  return event.route.id === WIDGET_ROUTE && response.status >= 400 && isPage ? plain(response.status) : response;
};

function plain(status: number): Response {
  return new Response(`${status}`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

const OUTAGES: ReadonlySet<StoreFailure> = new Set(['away', 'gone', 'unreadable', 'damaged']);

/** Answers with the outage page if a page for people could not be rendered because of the store. */
export const outages: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const isPage = isForPeople(event) && !event.isDataRequest;
  const { storeFailure, language } = event.locals;
  if (!isPage || storeFailure === undefined || !OUTAGES.has(storeFailure)) return response;
  return outagePage(errorOfStore(storeFailure), language);
};

/** Routes that answer without identifying the caller, even while the database is down. */
const FOR_ANYBODY = new Set(['/healthz', WIDGET_ROUTE]);

/** Identifies the caller by session cookie or API key. */
const identity: Handle = async ({ event, resolve }) => {
  const { locals, request, route } = event;
  if (FOR_ANYBODY.has(route.id ?? '')) return resolve(event);
  try {
    const found = await app().people.identify(request.headers, visitorOf(event).address);
    if (found === 'several') locals.severalSessions = true;
    else if (found !== 'nobody' && 'limited' in found) {
      const refused = (found.guessed ? tooManyWrongKeys : tooMany)(found.limited);
      return problemOfHttpError(refused, locals.language);
    } else if (found !== 'nobody') Object.assign(locals, found);
  } catch (error) {
    locals.storeFailure = storeFailureOf(error);
    return problemOf(error, event);
  }
  const response = await resolve(event);
  return locals.severalSessions ? forgetSessions(response, event.url) : response;
};

/** Deletes the session cookies the browser sent, before the one that the answer may set. */
function forgetSessions(response: Response, url: URL): Response {
  const { headers } = response;
  const set = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of [...forgetCookie(app().people.cookies.session, url), ...set]) headers.append('set-cookie', line);
  return response;
}

/** Lets in only what the table of routes allows. A page request without a session is redirected to the sign-in page. */
const access: Handle = async ({ event, resolve }) => {
  try {
    demandAccess(event);
    demandChangeRate(event);
  } catch (error) {
    if (!isForPeople(event)) return problemOf(error, event);
    if (error instanceof HttpError && error.status === 401) return toSignIn(event);
    if (event.isDataRequest) return problemOf(error, event);
    // A page that answers 403 explains the refusal itself; any other is not shown.
    const page = await resolve(event);
    return page.status === 403 ? page : problemOf(error, event);
  }
  return resolve(event);
};

/** @throws HttpError 429 too-many-requests for somebody who changes accounts too often */
function demandChangeRate({ route, request, locals: { actor } }: RequestEvent): void {
  if (!actor || route.id === null || isReading(request.method)) return;
  const limited = app().people.changeLimits.take(accessOf(route.id, request.method), actor);
  if (limited !== undefined) throw tooMany(limited);
}

function isForPeople({ route, request, url }: RequestEvent): boolean {
  const isPage = route.id === '/api/docs' || !isApiPath(url.pathname);
  return isReading(request.method) && route.id !== '/metrics' && isPage && !asksForJson(request.headers.get('accept'));
}

function toSignIn(event: RequestEvent): Response {
  const { pathname, search } = event.url;
  const to = ownPath(`${pathname}${search}`);
  const query = new URLSearchParams({
    ...(event.locals.severalSessions && { failed: 'cookies' }),
    ...(to !== '/' && { to })
  });
  const location = query.size === 0 ? '/sign-in' : `/sign-in?${query}`;
  // SvelteKit's client asks for data while navigating. It follows a redirect in the data, but no HTTP redirect.
  if (event.isDataRequest) return json({ type: 'redirect', location });
  return new Response(null, { status: 303, headers: { location } });
}

/** Every request passes through these in order; its response passes back through them in reverse. */
export const requestHooks: readonly Handle[] = [
  observed,
  securityHeaders,
  language,
  noForeignChanges,
  oneWidgetPath,
  pageOrOperation,
  outages,
  identity,
  access,
  apiProblems,
  plainWidgetErrors
];
