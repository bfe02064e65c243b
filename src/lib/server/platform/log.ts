import type { RequestEvent } from '@sveltejs/kit';
import pino, { type Logger } from 'pino';
import type { LogLevel } from './settings.js';
import { codeOf, StoreError, type StoreFailure } from './store/failures.js';
import { isPlainWidgetPath, isWidgetPath } from './http/widgetPath.js';

/** Parts of an address that grant access to anyone who knows them. */
const SECRET_PARAMS = new Set(['token', 'session', 'key']);
const SECRET_PATHS = /^(\/(?:w|d|sign-in\/link)\/)[^/]+/;

let logger: Logger = made('warn');

/** JSON lines on stdout, for people and collectors: `time`, `level`, `msg` and details. */
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

/** For the operator: the internal error behind a response. */
export function logFailure(event: Pick<RequestEvent, 'request' | 'url' | 'params'>, error: unknown): void {
  log().error({ method: event.request.method, path: loggedPath(event), err: error }, 'request failed');
}

/** A failure of the database or the disk, which may affect every request for a while: a line without a stack. */
export function logStoreFailure(
  event: Pick<RequestEvent, 'request' | 'url' | 'params'>,
  failure: StoreFailure,
  error: unknown
): void {
  const where = { method: event.request.method, path: loggedPath(event) };
  const reason = error instanceof StoreError ? { reason: error.message } : {};
  log().error({ ...where, failure, code: codeOf(error), ...reason }, 'request failed');
}

/** The path of a request without its secrets and its query. */
export function loggedPath({ url, params }: Pick<RequestEvent, 'url' | 'params'>): string {
  // It may contain a token in any spelling.
  if (isWidgetPath(url.pathname) && !isPlainWidgetPath(url.pathname)) return '/w/…';
  const secrets = Object.entries(params).filter(([name, text]) => SECRET_PARAMS.has(name) && text);
  const path = secrets.reduce((text, [, secret]) => text.replaceAll(secret ?? '', '…'), url.pathname);
  return path.replace(SECRET_PATHS, '$1…');
}
