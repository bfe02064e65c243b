import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ownId } from '$lib/server/people/people.js';

export const DELETE = endpoint(
  {
    summary: 'Revoke one of the caller’s keys',
    tag: 'Account',
    answers: {
      204: { description: 'The key is refused from its next use on.' },
      409: { description: 'The key of the environment has no keys of its own.' }
    },
    examples: [{ name: 'The key of the environment', params: { key: '1' }, status: 409 }]
  },
  async ({ actor, params }, { people }) => {
    await people.keys.revoke(ownId(actor), idOf(params.key));
    return new Response(null, { status: 204 });
  }
);
