import { json } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';
import { NameBody, WidgetSummarySchema } from '$lib/server/http/widgetschemas.js';

export const POST = endpoint(
  {
    summary: 'A further variant of a widget',
    description: 'A new widget of the same template, with the package’s own Values.',
    tag: 'Widgets',
    raw: { media: 'application/json', description: 'The variant’s name.', schema: NameBody },
    answers: {
      201: {
        description: 'The new widget.',
        schema: WidgetSummarySchema,
        headers: { Location: 'Address of the widget' }
      }
    },
    examples: [{ name: 'A variant', params: { id: 1 }, body: { Name: 'Vienna' } }]
  },
  async ({ actor, params, request }, { widgets }) => {
    const id = idOf(params.id);
    const { Name } = await readJsonObject(request);
    const created = await widgets.createVariant(id, Name, actor.name);
    return json(created, { status: 201, headers: { location: `/api/Widgets/${created.id}` } });
  }
);
