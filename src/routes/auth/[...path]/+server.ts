import { operation } from '$lib/server/app/operations.js';
import { unknownPath } from '$lib/server/platform/http/errors.js';
import { letIn, visitorOf, withCookies } from '$lib/server/people/signInResponse.js';
import { CALLBACK_PATH } from '$lib/server/people/company.js';
import { forgetCookie } from '$lib/server/platform/http/cookies.js';
import { ownPath } from '$lib/server/people/ownPath.js';

/** The company's service sends people back to here; nothing else of the sign-in library has an address. */
export const GET = operation(async (event, app) => {
  const { people } = app;
  const { params, request, url } = event;
  if (!people.company || params.path !== CALLBACK_PATH || request.method === 'HEAD') throw unknownPath();
  const answer = await people.company.finish(url, request.headers.get('cookie'), visitorOf(event));
  if (answer === 'several') return withCookies(303, forgetCookie(people.cookies.state, url), '/sign-in?failed=cookies');
  if (!answer) return withCookies(303, [], '/sign-in?failed=company');
  const { pathname, search, hash } = new URL(answer.location, url);
  return letIn(event, app, answer.cookies, ownPath(`${pathname}${search}${hash}`));
});
