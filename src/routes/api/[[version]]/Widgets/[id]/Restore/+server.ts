import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { WidgetSummarySchema } from '$lib/api/widgets.js';

export const POST = endpoint(
  {
    summary: 'Restore a deleted widget',
    description:
      'Where it was, with its Values, and on the dashboards that show it. Its widget group comes back with it if that was ' +
      'deleted too. A widget that is not deleted stays as it is.',
    tag: 'Widgets',
    answers: {
      200: { description: 'The widget is there.', schema: WidgetSummarySchema },
      404: { description: 'There is no widget with this number, or it was deleted more than 30 days ago.' }
    },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { trash }) => json(await trash.restore(actor, idOf(params.id)))
);
