import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { SessionSummarySchema } from '$lib/api/account.js';
import { ownId } from '$lib/server/people/people.js';
import { Type } from 'typebox';

export const GET = endpoint(
  {
    summary: 'The caller’s sessions',
    tag: 'Account',
    answers: {
      200: { description: 'The browsers, most recently used first.', schema: Type.Array(SessionSummarySchema) },
      409: { description: 'The key of the environment has no sessions.' }
    },
    examples: [{ name: 'The key of the environment', status: 409 }]
  },
  async ({ actor, event }, { people }) => json(await people.sessions.list(ownId(actor), event.locals.sessionId))
);

export const DELETE = endpoint(
  {
    summary: 'Sign out everywhere else',
    tag: 'Account',
    answers: {
      204: { description: 'Only the caller’s browser is still signed in.' },
      409: { description: 'The key of the environment has no sessions.' }
    },
    examples: [{ name: 'The key of the environment', status: 409 }]
  },
  async ({ actor, event }, { people }) => {
    await people.sessions.endAll(ownId(actor), event.locals.sessionId);
    return new Response(null, { status: 204 });
  }
);
