import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { NewSettingCommentBody, SettingCommentsSchema } from '$lib/api/comments.js';

export const GET = endpoint(
  {
    summary: 'The comments on settings of a widget',
    description: 'Including those on settings that its package no longer has.',
    tag: 'Widgets',
    answers: { 200: { description: 'All of them.', schema: SettingCommentsSchema } },
    examples: [{ name: 'Of a widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { comments }) => json(await comments.list(actor, idOf(params.id)))
);

export const POST = endpoint(
  {
    summary: 'Comment on a setting',
    tag: 'Widgets',
    body: NewSettingCommentBody,
    answers: {
      200: { description: 'All comments on the widget.', schema: SettingCommentsSchema },
      400: { description: 'Its package has no such setting.' },
      409: { description: 'There are too many.' }
    },
    examples: [
      { name: 'On a setting', params: { id: 1 }, body: { Element: 'Count', Text: 'Too many?' } },
      { name: 'No such setting', params: { id: 1 }, body: { Element: 'Nothing', Text: 'What?' }, status: 400 }
    ]
  },
  async ({ actor, params, body }, { comments }) => json(await comments.add(actor, idOf(params.id), body))
);
