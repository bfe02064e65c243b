import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftSchema } from '$lib/api/drafts.js';

export const PUT = endpoint(
  {
    summary: 'Approve a draft',
    description: 'Approves the current version. Open to anyone who can read the draft, except its owner.',
    tag: 'Drafts',
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      409: { description: 'The draft is the caller’s own.' }
    },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { draftReview }) => json(await draftReview.approve(actor, idOf(params.id), true))
);

export const DELETE = endpoint(
  {
    summary: 'Withdraw an approval of a draft',
    tag: 'Drafts',
    answers: { 200: { description: 'The updated draft.', schema: DraftSchema } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { draftReview }) => json(await draftReview.approve(actor, idOf(params.id), false))
);
