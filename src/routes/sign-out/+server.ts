import { operation } from '$lib/server/http/api.js';
import { withCookies } from '$lib/server/http/signin.js';

/** Ends the session of the browser that asks; without one there is nothing to end. */
export const POST = operation(async ({ locals, request }, { people }) =>
  withCookies(204, await people.signIn.out(locals.sessionId, request.headers))
);
