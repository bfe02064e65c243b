import { operation } from '$lib/server/app/operations.js';
import { readJsonObject } from '$lib/server/platform/http/body.js';
import { SMALL_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { SignInSchema } from '$lib/api/account.js';
import { letIn, signedIn, visitorOf } from '$lib/server/people/signInResponse.js';
import { checkedBody } from '$lib/server/platform/http/validation.js';
import type { Static } from 'typebox';

/** Name and password as JSON. What is set is the cookie of a session. */
export const POST = operation(async (event, app) => {
  const read = async () => {
    const body = await readJsonObject(event.request, SMALL_BODY);
    const { Name, Password } = checkedBody(SignInSchema, body) as Static<typeof SignInSchema>;
    return { name: Name, password: Password };
  };
  return letIn(event, app, signedIn(await app.people.signIn.withPassword(read, visitorOf(event))));
});
