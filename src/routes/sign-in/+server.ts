import { operation } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { SignInSchema } from '$lib/server/http/peopleschemas.js';
import { signedIn, visitorOf, withCookies } from '$lib/server/http/signin.js';
import { checkedBody } from '$lib/server/http/validation.js';
import type { Static } from 'typebox';

/** Name and password as JSON. What is set is the cookie of a session. */
export const POST = operation(async (event, { people }) => {
  const body = checkedBody(SignInSchema, await readJsonObject(event.request)) as Static<typeof SignInSchema>;
  return withCookies(204, signedIn(await people.signIn.withPassword(body.Name, body.Password, visitorOf(event))));
});
