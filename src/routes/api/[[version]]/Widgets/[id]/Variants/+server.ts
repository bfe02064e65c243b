import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { variantChange } from '$lib/server/widgets/body.js';
import { NewVariantBody, WidgetSummarySchema } from '$lib/api/widgets.js';

export const POST = endpoint(
  {
    summary: 'Create a variant of a widget',
    description:
      'A new widget of the same template. One of a template inherits its Values; a copy of another widget has that one’s own ' +
      'Values and inherits the others. Without WidgetGroupId it ' +
      'is put where this one is; without Name it gets the same name, with a number if that is taken.',
    tag: 'Widgets',
    raw: { media: 'application/json', description: 'Name and widget group.', schema: NewVariantBody },
    answers: {
      201: {
        description: 'The new widget.',
        schema: WidgetSummarySchema,
        headers: { Location: 'Address of the widget' }
      }
    },
    examples: [
      { name: 'A variant', params: { id: 1 }, body: { Name: 'Vienna' } },
      { name: 'In a widget group, named like the widget', params: { id: 1 }, body: { WidgetGroupId: 1 } },
      { name: 'In a group that does not exist', params: { id: 1 }, body: { WidgetGroupId: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, json: readJson }, { variants }) => {
    const id = idOf(params.id);
    const created = await variants.create(actor, id, await variantChange(readJson));
    return json(created, { status: 201, headers: { location: `/api/Widgets/${created.Id}` } });
  }
);
