import type { RequestEvent, RequestHandler } from '@sveltejs/kit';
import { logFailure, logStoreFailure } from '../log.js';
import { Refusal } from '../refusal.js';
import { storeFailureOf } from '../store/failures.js';
import { streamOf } from '../streams.js';
import { errorOfStore } from './errors.js';
import { isLong, jsonPieces } from './jsonPieces.js';
import { HttpError, internalProblem, problemOfHttpError, problemOfRefusal } from './problem.js';

/** Creates operations with access to the running app: errors are answered as problems, without internals. */
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

/** The error as a problem. Unexpected ones are logged and not disclosed. */
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

/** A JSON body; Ids such as `__proto__` are plain keys in it. Others get their turn while a long one is sent. */
export function json(body: object, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(isLong(body) ? streamOf(jsonPieces(body)) : JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { ...init.headers, 'content-type': 'application/json' }
  });
}
