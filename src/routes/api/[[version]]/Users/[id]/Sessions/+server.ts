import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const DELETE = endpoint(
  {
    summary: 'Sign a user out everywhere',
    tag: 'Users',
    answers: { 204: { description: 'No browser is signed in as this user any longer.' } },
    examples: [{ name: 'A user', params: { id: 1 } }]
  },
  async ({ params }, { people }) => {
    await people.sessions.endAll(idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
