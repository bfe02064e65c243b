import { PreviewPathSchema } from '$lib/api/widgets.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const POST = endpoint(
  {
    summary: 'A new path for the preview frame',
    description:
      'The path gives anyone who has it access to the widget’s files: for a day at most, and only while the session or key of the ' +
      'request has permission for the widget.',
    tag: 'Widgets',
    answers: {
      200: {
        description: 'The path, on this server.',
        schema: PreviewPathSchema
      }
    },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params, event }, { people, widgets }) =>
    json({ PreviewPath: await widgets.previewPath(actor, people.bearers.of(event.locals), idOf(params.id)) })
);
