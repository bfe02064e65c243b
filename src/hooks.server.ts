import type { Handle, HandleServerError, ServerInit } from '@sveltejs/kit';
import { sequence } from '@sveltejs/kit/hooks';
import { startApp } from '$lib/server/app.js';
import { logFailure } from '$lib/server/http/api.js';
import { languageOf } from '$lib/server/http/language.js';
import { problem } from '$lib/server/http/problem.js';
import { isForeignChange, isOwnHost, secure } from '$lib/server/http/security.js';
import { app, setRunning } from '$lib/server/running.js';
import { settingsFrom } from '$lib/server/settings.js';

/** How the production entry learns which widget to open; it shares nothing else with the app. */
const OPENED = Symbol.for('ascdata.opened');

export const init: ServerInit = async () => {
  const started = await startApp(settingsFrom(process.env));
  for (const notice of started.notices) console.error(notice);
  Object.assign(globalThis, { [OPENED]: started.opened });
  setRunning(started);
  process.once('sveltekit:shutdown', () => {
    setRunning(undefined);
    void started.close();
  });
};

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
  const isForm = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isApi || isForm || response.status < 400) return response;
  const isMethod = response.status === 405;
  const allow = response.headers.get('allow');
  const sentences = isMethod
    ? { en: 'This address does not offer this method.', de: 'Diese Adresse bietet diese Methode nicht an.' }
    : { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' };
  return problem(
    response.status,
    isMethod ? 'method-not-allowed' : response.status === 404 ? 'not-found' : 'internal',
    sentences[event.locals.language],
    {},
    allow === null ? {} : { allow }
  );
};

export const handle = sequence(securityHeaders, language, ownHostOnly, noForeignChanges, apiProblems);

/** What went wrong stands in the log; the browser learns only that something did. */
export const handleError: HandleServerError = ({ error, event, status }) => {
  const isGerman = event.locals.language === 'de';
  if (status === 404) return { message: isGerman ? 'Nicht gefunden' : 'Not found', code: 'not-found' };
  logFailure(event, error);
  return { message: isGerman ? 'Interner Fehler' : 'Internal error', code: 'internal' };
};

if (import.meta.hot) {
  // Hot reload makes a new app; the old one must not keep the database.
  import.meta.hot.dispose(() => app().close());
}
