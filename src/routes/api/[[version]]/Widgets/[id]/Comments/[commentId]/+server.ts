import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { CommentDoneBody, SettingCommentsSchema } from '$lib/api/comments.js';

const AS_THEN = { description: 'All comments on the widget.', schema: SettingCommentsSchema };

export const PUT = endpoint(
  {
    summary: 'Mark a comment on a setting as done',
    tag: 'Widgets',
    body: CommentDoneBody,
    answers: { 200: AS_THEN },
    examples: [{ name: 'One that is not there', params: { id: 1, commentId: 4711 }, body: { Done: true }, status: 404 }]
  },
  async ({ actor, params, body }, { comments }) => {
    const said = { id: idOf(params.id), commentId: idOf(params.commentId) };
    return json(await comments.setDone(actor, said, body.Done));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a comment on a setting',
    description: 'The caller’s own; administrators can delete any.',
    tag: 'Widgets',
    answers: { 200: AS_THEN },
    examples: [{ name: 'One that is not there', params: { id: 1, commentId: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { comments }) => {
    const said = { id: idOf(params.id), commentId: idOf(params.commentId) };
    return json(await comments.remove(actor, said));
  }
);
