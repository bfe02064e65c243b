import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { HistoryEntrySchema, MomentNameBody } from '$lib/api/history.js';

export const PUT = endpoint(
  {
    summary: 'Name a moment of a widget',
    description: 'A moment with a name is kept. A blank name removes it.',
    tag: 'Widgets',
    body: MomentNameBody,
    answers: {
      200: { description: 'The moment.', schema: HistoryEntrySchema },
      409: { description: '100 moments of the widget already have a name; nothing was changed.' }
    },
    examples: [
      { name: 'A name', params: { id: 1, moment: 1 }, body: { Name: 'Easter opening' } },
      { name: 'One that is not there', params: { id: 1, moment: 4711 }, body: { Name: 'Easter' }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { history }) =>
    json(await history.name(actor, idOf(params.id), idOf(params.moment), body.Name))
);
