import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { MomentSchema } from '$lib/api/history.js';

export const GET = endpoint(
  {
    summary: 'A widget at a moment of its history',
    description: 'Its Values of that moment, with the package of that time. This restores nothing.',
    tag: 'Widgets',
    answers: { 200: { description: 'The state after the save.', schema: MomentSchema } },
    examples: [
      { name: 'The first', params: { id: 1, moment: 1 } },
      { name: 'One that is not there', params: { id: 1, moment: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, event }, { history, people }) =>
    json(await history.moment(actor, people.bearers.of(event.locals), idOf(params.id), idOf(params.moment)))
);
