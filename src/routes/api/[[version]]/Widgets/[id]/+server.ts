import { json } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';
import { NameBody, WidgetSummarySchema } from '$lib/server/http/widgetschemas.js';

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
  async ({ params }, { widgets }) => json(await widgets.summary(idOf(params.id)))
);

export const PATCH = endpoint(
  {
    summary: 'Rename a widget',
    tag: 'Widgets',
    raw: { media: 'application/json', description: 'The new name.', schema: NameBody },
    answers: { 200: { description: 'The widget under its new name.', schema: WidgetSummarySchema } },
    examples: [
      { name: 'A new name', params: { id: 1 }, body: { Name: 'Opening hours' } },
      { name: 'A name without text', params: { id: 1 }, body: { Name: ' ' }, status: 400 }
    ]
  },
  async ({ params, request }, { widgets }) => {
    const id = idOf(params.id);
    const { Name } = await readJsonObject(request);
    return json(await widgets.rename(id, Name));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a widget',
    description: 'With the last widget of an uploaded template the template and its package go too.',
    tag: 'Widgets',
    answers: {
      204: { description: 'It is deleted.' },
      409: { description: 'It is the only widget of a standard template; it stays.' }
    },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ params }, { widgets }) => {
    await widgets.remove(idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
