import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const DELETE = endpoint(
  {
    summary: 'Delete a comment on a text',
    description: 'The caller’s own; administrators can delete any.',
    tag: 'Texts',
    answers: { 204: { description: 'Deleted.' } },
    examples: [{ name: 'No such comment', params: { id: 3, language: 'de', commentId: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { textComments }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    await textComments.remove(asked, idOf(params.commentId));
    return new Response(null, { status: 204 });
  }
);
