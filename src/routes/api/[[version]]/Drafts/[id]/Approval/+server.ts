import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatchVersion } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftChanged, DraftSchema } from '$lib/api/drafts.js';

export const PUT = endpoint(
  {
    summary: 'Approve a draft',
    description: 'Approves the version that was read. Open to anyone who can read the draft, except its owner.',
    tag: 'Drafts',
    headers: { 'If-Match': { description: '`Version` of the draft that was read, in quotes', required: true } },
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      409: { description: 'The draft is the caller’s own.' },
      412: { description: 'Its Values have changed since; `current` is the draft as it is now.', schema: DraftChanged },
      428: { description: 'If-Match is missing, or names no version (`*`).' }
    },
    examples: [
      { name: 'A draft that does not exist', params: { id: 4711 }, headers: { 'If-Match': '"1"' }, status: 404 }
    ]
  },
  async ({ actor, params, request }, { draftReview }) =>
    json(await draftReview.approve(actor, idOf(params.id), ifMatchVersion(request.headers.get('if-match'))))
);

export const DELETE = endpoint(
  {
    summary: 'Withdraw an approval of a draft',
    tag: 'Drafts',
    answers: { 200: { description: 'The updated draft.', schema: DraftSchema } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { draftReview }) => json(await draftReview.withdraw(actor, idOf(params.id)))
);
