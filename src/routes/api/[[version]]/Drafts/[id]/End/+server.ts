import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftSchema } from '$lib/api/drafts.js';

export const POST = endpoint(
  {
    summary: 'End a draft that is live',
    description:
      'Each setting goes back to what it was before, unless somebody saved it in the meantime or a draft that went live later holds it.',
    tag: 'Drafts',
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      409: { description: 'The state of the draft does not allow it.' }
    },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { drafts }) => json(await drafts.end(actor, idOf(params.id)))
);
