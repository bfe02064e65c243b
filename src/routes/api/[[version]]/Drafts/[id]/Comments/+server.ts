import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftCommentSchema, NewDraftCommentBody } from '$lib/api/drafts.js';

export const POST = endpoint(
  {
    summary: 'Comment on a draft',
    tag: 'Drafts',
    body: NewDraftCommentBody,
    answers: {
      200: { description: 'The comment.', schema: DraftCommentSchema },
      400: { description: 'The draft does not change this setting.' },
      409: { description: 'There are too many.' }
    },
    examples: [
      {
        name: 'A draft that does not exist',
        params: { id: 4711 },
        body: { Text: 'Too early.', Element: null },
        status: 404
      }
    ]
  },
  async ({ actor, params, body }, { draftReview }) => json(await draftReview.add(actor, idOf(params.id), body))
);
