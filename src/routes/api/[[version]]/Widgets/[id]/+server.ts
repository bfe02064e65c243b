import { json } from '$lib/server/http/api.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';
import { variantChange } from '$lib/server/http/widgetbody.js';
import { WidgetChangeBody, WidgetSummarySchema } from '$lib/server/http/widgetschemas.js';

export const GET = endpoint(
  {
    summary: 'One widget',
    tag: 'Widgets',
    answers: { 200: { description: 'The widget.', schema: WidgetSummarySchema } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'A number that no widget has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { widgets }) => json(await widgets.summary(actor, idOf(params.id)))
);

export const PATCH = endpoint(
  {
    summary: 'Rename or move a widget',
    description:
      'Changes what is given. Moving needs write permission on either group; out of “Widget templates” only ' +
      'administrators move, because there everybody uses it.',
    tag: 'Widgets',
    raw: {
      media: 'application/json',
      description: 'The new name, the new widget group, or both.',
      schema: WidgetChangeBody
    },
    answers: { 200: { description: 'The widget as it is now.', schema: WidgetSummarySchema } },
    examples: [
      { name: 'A new name', params: { id: 1 }, body: { Name: 'Opening hours' } },
      { name: 'Into a widget group', params: { id: 1 }, body: { WidgetGroupId: 1 } },
      { name: 'A name without text', params: { id: 1 }, body: { Name: ' ' }, status: 400 }
    ]
  },
  async ({ actor, params, request }, { variants }) => {
    const id = idOf(params.id);
    return json(await variants.change(actor, id, await variantChange(request)));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a widget',
    description:
      'It can be restored for 30 days; then it goes for good, and with the last widget of an uploaded template the ' +
      'template and its package.',
    tag: 'Widgets',
    answers: {
      204: { description: 'It is deleted.' },
      409: { description: 'It is the only widget of a standard template; it stays.' }
    },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { variants }) => {
    await variants.remove(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
