import type { RequestEvent } from '@sveltejs/kit';
import pino, { type Logger } from 'pino';
import type { LogLevel } from './settings.js';
import { codeOf, StoreError, type StoreFailure } from './store/failures.js';
import { isPlainWidgetPath, isWidgetPath } from './http/widgetPath.js';

/** Parts of an address that grant access to anyone who knows them. */
const SECRET_PARAMS = new Set(['token', 'session', 'key']);
const SECRET_PATHS = /^(\/(?:w|d|sign-in\/link)\/)[^/]+/;

let logger: Logger = made('warn');

/** JSON lines on stdout, for people and collectors alike: `time`, `level`, `msg` and what belongs to it. */
export function log(): Logger {
  return logger;
}

/** From now on. */
export function setLogLevel(level: LogLevel): void {
  logger = made(level);
}

function made(level: LogLevel): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) }
  });
}

/** For the person who runs the server: what happened inside while a request was answered. */
export function logFailure(event: Pick<RequestEvent, 'request' | 'url' | 'params'>, error: unknown): void {
  log().error({ method: event.request.method, path: loggedPath(event), err: error }, 'request failed');
}

/** What is in the way of the database or the disk, which may concern every request for a while: a line, no stack. */
export function logStoreFailure(
  event: Pick<RequestEvent, 'request' | 'url' | 'params'>,
  failure: StoreFailure,
  error: unknown
): void {
  const where = { method: event.request.method, path: loggedPath(event) };
  const reason = error instanceof StoreError ? { reason: error.message } : {};
  log().error({ ...where, failure, code: codeOf(error), ...reason }, 'request failed');
}

/** The path of a request without what is secret in it; what stands after `?` is left out. */
export function loggedPath({ url, params }: Pick<RequestEvent, 'url' | 'params'>): string {
  // However it is written, there may be a token in it.
  if (isWidgetPath(url.pathname) && !isPlainWidgetPath(url.pathname)) return '/w/…';
  const secrets = Object.entries(params).filter(([name, text]) => SECRET_PARAMS.has(name) && text);
  const path = secrets.reduce((text, [, secret]) => text.replaceAll(secret ?? '', '…'), url.pathname);
  return path.replace(SECRET_PATHS, '$1…');
}
