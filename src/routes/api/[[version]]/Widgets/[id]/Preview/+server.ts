import { PreviewPathSchema } from '$lib/api/widgets.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const POST = endpoint(
  {
    summary: 'A fresh path for the preview frame',
    description:
      'The path shows the widget’s files to whoever has it: for a day at most, and no longer than the session or key that ' +
      'asks, and its right to the widget.',
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
