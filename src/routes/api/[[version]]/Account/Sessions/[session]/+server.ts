import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ownId } from '$lib/server/people/people.js';

export const DELETE = endpoint(
  {
    summary: 'Sign one browser out',
    tag: 'Account',
    answers: {
      204: { description: 'It is signed out from its next request on.' },
      409: { description: 'The key of the environment has no sessions.' }
    },
    examples: [{ name: 'The key of the environment', params: { session: '1' }, status: 409 }]
  },
  async ({ actor, params }, { people }) => {
    await people.sessions.end(ownId(actor), idOf(params.session));
    return new Response(null, { status: 204 });
  }
);
