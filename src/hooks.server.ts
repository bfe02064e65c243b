import { dev } from '$app/environment';
import type { Handle, HandleServerError, ServerInit } from '@sveltejs/kit';
import { pathToOpen, startApp } from '$lib/server/app/start.js';
import { requestHooks } from '$lib/server/app/hooks.js';
import { serverTexts } from '$lib/messages/server.js';
import { sequence } from '$lib/server/platform/http/sequence.js';
import { logFailure, logStoreFailure, setLogLevel } from '$lib/server/platform/log.js';
import { app, setCurrentApp } from '$lib/server/app/currentApp.js';
import { settingsFrom, weakSecrets } from '$lib/server/platform/settings.js';
import { storeFailureOf } from '$lib/server/platform/store/failures.js';

/** How the production entry learns which path to open and how to end; it shares nothing else with the app. */
const SERVED = Symbol.for('ascdata.served');

let stop: (() => Promise<void>) | undefined;

export const init: ServerInit = async () => {
  const settings = settingsFrom(process.env);
  setLogLevel(settings.logLevel);
  const started = await startApp(settings);
  for (const notice of [...weakSecrets(settings), ...started.notices]) console.error(notice);
  setCurrentApp(started);
  stop = () => {
    setCurrentApp(undefined);
    return started.close();
  };
  const endStreams = () => started.live.close();
  Object.assign(globalThis, { [SERVED]: { path: pathToOpen(started), endStreams, stop } });
};

/** In development nothing else says how to come in: the first request that comes does. */
let isSaid = !dev;
const sayOnce: Handle = ({ event, resolve }) => {
  if (!isSaid) console.log(`Editor ready: ${event.url.origin}${pathToOpen(app())}`);
  isSaid = true;
  return resolve(event);
};

/** In development modules come from all over the project, not from the build's folder. */
const modulesFromAnywhere: Handle = async ({ event, resolve }) => {
  const response = await resolve(event);
  const policy = response.headers.get('content-security-policy');
  if (dev && policy)
    response.headers.set('content-security-policy', policy.replaceAll(/(?<!\S)\S+\/_app\//g, "'self'"));
  return response;
};

export const handle = sequence(sayOnce, modulesFromAnywhere, ...requestHooks);

/** Details go to the log; the browser learns only that something failed. */
export const handleError: HandleServerError = ({ error, event, status }) => {
  // Before the request has its language, when a part of the build cannot be read, there is none.
  const { language = 'en' } = event.locals as Partial<App.Locals>;
  const texts = serverTexts(language).pages;
  if (status === 404) return { message: texts.notFound, code: 'not-found' };
  if (status < 500) return { message: texts.badRequest, code: 'bad-request' };
  const failure = storeFailureOf(error);
  if (failure) logStoreFailure(event, failure, error);
  else logFailure(event, error);
  event.locals.storeFailure = failure;
  return { message: texts.internal, code: 'internal' };
};

if (import.meta.hot) {
  // Hot reload makes a new app; the old one must not keep the database.
  import.meta.hot.dispose(() => stop?.());
}
