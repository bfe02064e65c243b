import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const DELETE = endpoint(
  {
    summary: 'Revoke a key of a user',
    tag: 'Users',
    answers: { 204: { description: 'The key is refused from its next use on.' } },
    examples: [{ name: 'A key that does not exist', params: { id: 1, key: '4711' }, status: 404 }]
  },
  async ({ params }, { people }) => {
    await people.keys.revoke(idOf(params.id), idOf(params.key));
    return new Response(null, { status: 204 });
  }
);
