import type { RequestEvent, RequestHandler } from '@sveltejs/kit';
import { logFailure, logStoreFailure } from '../log.js';
import { Refusal } from '../refusal.js';
import { storeFailureOf } from '../store/failures.js';
import { errorOfStore } from './errors.js';
import { HttpError, internalProblem, problemOfHttpError, problemOfRefusal } from './problem.js';

/**
 * Makes operations that are handed the running app: whatever goes wrong in one is answered as a problem, never with what
 * happened inside.
 */
export function operationOf<App>(app: () => App) {
  return (run: (event: RequestEvent, app: App) => Promise<Response>): RequestHandler =>
    async (event) => {
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
  const failure = storeFailureOf(error);
  if (failure) logStoreFailure(event, failure, error);
  else logFailure(event, error);
  return failure ? problemOfHttpError(errorOfStore(failure), language) : internalProblem(language);
}

/** A body that is JSON; Ids such as `__proto__` stand in it as plain keys. */
export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { ...init.headers, 'content-type': 'application/json' }
  });
}
