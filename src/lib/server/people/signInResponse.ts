import type { RequestEvent } from '@sveltejs/kit';
import type { MessageLanguage } from '../../language/languages.js';
import type { SignInResult, Visitor } from './signIn.js';
import { tooMany } from '../platform/http/errors.js';
import { HttpError } from '../platform/http/problem.js';

/** Reveals neither whether the name exists nor whether the user is locked. */
const signInFailed = (): HttpError => new HttpError(401, 'sign-in-failed', (t) => t.people.signInFailed);

type Asking = Pick<RequestEvent, 'request' | 'getClientAddress'>;

/** The address is that of the connection (or from the proxy, if one is configured), never the request's own claim. */
export function visitorOf({ request, getClientAddress }: Asking): Visitor {
  return { address: addressOf(getClientAddress), userAgent: request.headers.get('user-agent') };
}

/** A request that did not come through the proxy lacks `ADDRESS_HEADER`, and a closed connection its address; all of those count as one. */
function addressOf(getClientAddress: () => string | undefined): string {
  try {
    return getClientAddress() ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The cookies of a successful sign-in. @throws HttpError 401 sign-in-failed, 429 */
export function signedIn(result: SignInResult): readonly string[] {
  if ('limited' in result) throw tooMany(result.limited);
  if ('failed' in result) throw signInFailed();
  return result.cookies;
}

/**
 * The response to a successful sign-in. The very first one decides the language of the built-in content; the response does
 * not wait for that.
 */
export function letIn(
  { locals }: Pick<RequestEvent, 'locals'>,
  { contentLanguage }: { readonly contentLanguage: { entered(language: MessageLanguage): void } },
  cookies: readonly string[],
  location?: string
): Response {
  contentLanguage.entered(locals.language);
  return withCookies(location === undefined ? 204 : 303, cookies, location);
}

/** A response without a body that sets cookies and redirects to `location`, if given. */
export function withCookies(status: number, cookies: readonly string[], location?: string): Response {
  const headers = new Headers(location === undefined ? {} : { location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}
