import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { WidgetUsesSchema } from '$lib/api/widgets.js';
import { usesOf } from '$lib/server/dashboards/uses.js';

export const GET = endpoint(
  {
    summary: 'Dashboards and planned drafts that use a widget',
    description:
      'The dashboards that lose it when it is deleted, at most 50 by name and the others as a number; and the planned drafts that change it.',
    tag: 'Widgets',
    answers: { 200: { description: 'The dashboards and drafts.', schema: WidgetUsesSchema } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'A number that no widget has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { store }) => json(await usesOf(store.db, actor, idOf(params.id)))
);
