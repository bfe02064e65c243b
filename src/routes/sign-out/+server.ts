import { operation } from '$lib/server/app/operations.js';
import { withCookies } from '$lib/server/people/signInResponse.js';

/** Ends the session of the browser that asks, also where it sends the cookies of several; without one nothing is to end. */
export const POST = operation(async ({ request }, { people }) =>
  withCookies(204, await people.signIn.out(request.headers))
);
