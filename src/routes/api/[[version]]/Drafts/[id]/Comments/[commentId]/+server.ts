import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { CommentDoneBody } from '$lib/api/comments.js';
import { DraftCommentSchema } from '$lib/api/drafts.js';

export const PUT = endpoint(
  {
    summary: 'Mark a comment on a draft as done',
    tag: 'Drafts',
    body: CommentDoneBody,
    answers: { 200: { description: 'The comment.', schema: DraftCommentSchema } },
    examples: [
      { name: 'A draft that does not exist', params: { id: 4711, commentId: 1 }, body: { Done: true }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { draftReview }) => {
    const place = { id: idOf(params.id), commentId: idOf(params.commentId) };
    return json(await draftReview.setDone(actor, place, body.Done));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a comment on a draft',
    description: 'The caller’s own; the owner of the draft can also delete those of guests, administrators any.',
    tag: 'Drafts',
    answers: { 204: { description: 'It is deleted.' } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711, commentId: 1 }, status: 404 }]
  },
  async ({ actor, params }, { draftReview }) => {
    const place = { id: idOf(params.id), commentId: idOf(params.commentId) };
    await draftReview.remove(actor, place);
    return new Response(null, { status: 204 });
  }
);
