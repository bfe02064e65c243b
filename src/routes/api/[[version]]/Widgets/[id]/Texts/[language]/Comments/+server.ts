import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { CommentAdded, CommentToAdd, TextCommentsSchema } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Comments on the texts of a widget in one language',
    description: 'Oldest first.',
    tag: 'Texts',
    answers: { 200: { description: 'The comments.', schema: TextCommentsSchema } },
    examples: [{ name: 'In German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params }, { textComments }) =>
    json({ Comments: await textComments.list({ actor, id: idOf(params.id), language: params.language ?? '' }) })
);

export const POST = endpoint(
  {
    summary: 'Comment on a text of a widget',
    description: 'Open to anyone who can read the widget.',
    tag: 'Texts',
    body: CommentToAdd,
    answers: {
      201: { description: 'Created.', schema: CommentAdded },
      409: { description: 'There are too many.' }
    },
    examples: [
      {
        name: 'On a label',
        params: { id: 3, language: 'de' },
        body: { Element: 'Title', Kind: 'name', Text: 'Too long for the narrow form.' }
      }
    ]
  },
  async ({ actor, params, body }, { textComments }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    return json({ Id: await textComments.add(asked, body) }, { status: 201 });
  }
);
