import { operation } from '$lib/server/app/operations.js';
import { tooMany, unknownPath } from '$lib/server/platform/http/errors.js';
import { visitorOf, withCookies } from '$lib/server/people/signInResponse.js';
import { ownPath } from '$lib/server/people/ownPath.js';

/** Begins the sign-in through the company's service. */
export const GET = operation(async (event, { people }) => {
  if (!people.company || event.request.method === 'HEAD') throw unknownPath();
  const to = ownPath(event.url.searchParams.get('to'));
  const answer = await people.company.start(to, visitorOf(event));
  if (answer && 'limited' in answer) throw tooMany(answer.limited);
  return answer ? withCookies(303, answer.cookies, answer.location) : withCookies(303, [], '/sign-in?failed=company');
});
