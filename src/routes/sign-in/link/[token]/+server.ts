import { operation } from '$lib/server/app/operations.js';
import { letIn, visitorOf, withCookies } from '$lib/server/people/signInResponse.js';
import { ownPath } from '$lib/server/people/ownPath.js';

/** The one-time link of the start. It leads into the product, or, when it was used, to the sign-in. */
export const GET = operation(async (event, app) => {
  const to = ownPath(event.url.searchParams.get('to'));
  // A look at the headers alone must not use it up.
  if (event.request.method === 'HEAD') return withCookies(204, []);
  // A user who is already signed in (a second click on the link) continues.
  if (event.locals.sessionId !== undefined) return withCookies(303, [], to);
  const result = await app.people.signIn.withLink(event.params.token ?? '', visitorOf(event));
  return 'cookies' in result ? letIn(event, app, result.cookies, to) : withCookies(303, [], '/sign-in?failed=link');
});
