import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { WidgetGroupChangeBody, WidgetGroupSchema } from '$lib/api/widgetGroups.js';

export const PATCH = endpoint(
  {
    summary: 'Rename a widget group, or give it another spot group',
    description: 'Changes only the given fields. Needs write permission on both the current and the new spot group.',
    tag: 'WidgetGroups',
    body: WidgetGroupChangeBody,
    answers: {
      200: { description: 'The group after the change.', schema: WidgetGroupSchema },
      409: { description: 'A widget group with this name already exists; nothing was changed.' }
    },
    examples: [
      { name: 'A new name', params: { id: 1 }, body: { Name: 'Main entrance' } },
      { name: 'Another spot group', params: { id: 1 }, body: { SpotGroupId: 2 } },
      { name: 'A spot group that does not exist', params: { id: 1 }, body: { SpotGroupId: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { widgetGroups }) => json(await widgetGroups.change(actor, idOf(params.id), body))
);

export const DELETE = endpoint(
  {
    summary: 'Delete a widget group',
    description: 'It comes back with a widget that is restored to it from the Trash.',
    tag: 'WidgetGroups',
    answers: {
      204: { description: 'Deleted.' },
      409: { description: 'There are widgets in it; nothing was changed.' }
    },
    examples: [{ name: 'A group without widgets', params: { id: 1 } }]
  },
  async ({ actor, params }, { widgetGroups }) => {
    await widgetGroups.remove(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
