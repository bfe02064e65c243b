import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftSchema } from '$lib/api/drafts.js';

export const POST = endpoint(
  {
    summary: 'Restore a deleted draft',
    description: 'Without its plan.',
    tag: 'Drafts',
    answers: { 200: { description: 'The updated draft.', schema: DraftSchema } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { drafts }) => json(await drafts.restore(actor, idOf(params.id)))
);
