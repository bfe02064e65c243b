import { operation } from '$lib/server/app/operations.js';
import { withCookies } from '$lib/server/people/signInResponse.js';

/** Ends the browser's session, or all of them if it sends several cookies; does nothing if there is none. */
export const POST = operation(async ({ request }, { people }) =>
  withCookies(204, await people.signIn.out(request.headers))
);
