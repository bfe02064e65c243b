import type { Handle } from '@sveltejs/kit';
import type { Actor } from '../rights/actor.js';
import { Refusal } from '../services/refusal.js';
import { demandAccess } from './access.js';
import { unknownPath, wrongMethod } from './errors.js';
import { languageOf } from './language.js';
import { observed } from './observe.js';
import { HttpError, internalProblem, problem, problemOfHttpError, problemOfRefusal } from './problem.js';
import { isForeignChange, isOwnHost, isWidgetPath, secure } from './security.js';

/** Every response, also those of the hooks below, of errors and of unknown addresses, leaves through here. */
const securityHeaders: Handle = async ({ event, resolve }) => secure(await resolve(event), event.url);

const language: Handle = ({ event, resolve }) => {
  const { cookies, request, locals } = event;
  locals.language = languageOf(cookies.get('lang'), request.headers.get('accept-language'));
  return resolve(event, { transformPageChunk: ({ html }) => html.replace('%lang%', locals.language) });
};

/** Against DNS rebinding: only names that are ours. */
const ownHostOnly: Handle = ({ event, resolve }) => {
  const { hostname, port } = event.url;
  if (isOwnHost(hostname, process.env.HOST)) return resolve(event);
  const address = `http://localhost${port === '' ? '' : `:${port}`}`;
  const sentences = {
    en: `This server does not answer to the name in the address. Open ${address} instead.`,
    de: `Unter diesem Namen antwortet dieser Server nicht. Stattdessen ${address} öffnen.`
  };
  return problem(403, 'host-not-allowed', sentences[event.locals.language]);
};

/** Whatever the content type, and also without one: no other website changes anything here. */
const noForeignChanges: Handle = ({ event, resolve }) => {
  if (!isForeignChange(event.request, event.url)) return resolve(event);
  const sentences = {
    en: 'This request comes from another website, so nothing was changed.',
    de: 'Diese Anfrage kommt von einer anderen Website; es wurde nichts geändert.'
  };
  return problem(403, 'foreign-origin', sentences[event.locals.language]);
};

/** Addresses and methods that no route has get the API's own kind of refusal. */
const apiProblems: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const isApi = event.url.pathname === '/api' || event.url.pathname.startsWith('/api/');
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isApi || isProblem || response.status < 400) return response;
  const { language } = event.locals;
  if (response.status === 404) return problemOfHttpError(unknownPath(), language);
  if (response.status === 405) return problemOfHttpError(wrongMethod(response.headers.get('allow') ?? ''), language);
  return internalProblem(language);
};

/** Under /w/ no page of ours is shown, not even to say that something is wrong: it would run as a part of the widget. */
const plainWidgetErrors: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const isPage = response.headers.has('x-sveltekit-page') || response.headers.get('content-type') === 'text/html';
  if (!isWidgetPath(event.url.pathname) || response.status < 400 || !isPage) return response;
  return new Response(`${response.status}`, {
    status: response.status,
    headers: { 'content-type': 'text/plain; charset=utf-8' }
  });
};

const EVERYBODY: Actor = {
  userId: null,
  name: 'Administrator',
  role: 'administrator',
  locationId: null,
  locationLineage: null,
  groups: new Map()
};

/** Finds out who asks. */
const identity: Handle = ({ event, resolve }) => {
  event.locals.actor = EVERYBODY;
  return resolve(event);
};

/** Lets in only what the table of routes allows. */
const access: Handle = ({ event, resolve }) => {
  try {
    demandAccess(event);
  } catch (error) {
    if (error instanceof HttpError) return problemOfHttpError(error, event.locals.language);
    if (error instanceof Refusal) return problemOfRefusal(error, event.locals.language);
    throw error;
  }
  return resolve(event);
};

/** Every request goes through these, from the first to the last; its response comes back the other way. */
export const requestHooks: readonly Handle[] = [
  observed,
  securityHeaders,
  language,
  ownHostOnly,
  noForeignChanges,
  identity,
  access,
  apiProblems,
  plainWidgetErrors
];
