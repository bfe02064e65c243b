import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DeletedWidgetDetailsSchema } from '$lib/api/widgets.js';

export const GET = endpoint(
  {
    summary: 'One deleted widget, with what depends on it',
    description:
      'The dashboards that have a tile for it (at most 50 by name, the others as a number), and whether its template goes ' +
      'with it when it is deleted for good.',
    tag: 'Widgets',
    answers: { 200: { description: 'The widget.', schema: DeletedWidgetDetailsSchema } },
    examples: [{ name: 'A number that no deleted widget has', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { trash }) => json(await trash.details(actor, idOf(params.id)))
);

export const DELETE = endpoint(
  {
    summary: 'Delete a widget in the Trash for good',
    description:
      'Immediately instead of after 30 days, with its Values; with the last widget of an uploaded template, the template and its ' +
      'package go too. It can no longer be restored. Dashboards keep an empty tile for it.',
    tag: 'Widgets',
    answers: {
      204: { description: 'Deleted.' },
      404: { description: 'There is no widget with this number in the Trash.' }
    },
    examples: [{ name: 'A number that no deleted widget has', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { trash }) => {
    await trash.purge(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
