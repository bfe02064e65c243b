import type { RequestEvent, RequestHandler } from '@sveltejs/kit';
import { app, type App } from '../app.js';
import { logFailure, logTrouble } from '../log.js';
import { Refusal } from '../refusal.js';
import { troubleOf } from '../store/trouble.js';
import { ofTrouble } from './errors.js';
import { HttpError, internalProblem, problemOfHttpError, problemOfRefusal } from './problem.js';

type Operation = (event: RequestEvent, app: App) => Promise<Response>;

/** An operation of the HTTP API: whatever goes wrong in it is answered as a problem, never with what happened inside. */
export function operation(run: Operation): RequestHandler {
  return async (event) => {
    try {
      return await run(event, app());
    } catch (error) {
      return problemOf(error, event);
    }
  };
}

/** What went wrong as a problem. What nobody foresaw is logged, and told to nobody else. */
export function problemOf(
  error: unknown,
  event: Pick<RequestEvent, 'request' | 'url' | 'params' | 'locals'>
): Response {
  const { language } = event.locals;
  if (error instanceof Refusal) return problemOfRefusal(error, language);
  if (error instanceof HttpError) return problemOfHttpError(error, language);
  const trouble = troubleOf(error);
  if (trouble) logTrouble(event, trouble, error);
  else logFailure(event, error);
  return trouble ? problemOfHttpError(ofTrouble(trouble), language) : internalProblem(language);
}

/** A body that is JSON; Ids such as `__proto__` stand in it as plain keys. */
export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { ...init.headers, 'content-type': 'application/json' }
  });
}
