import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { HistoryQuery, HistorySchema } from '$lib/api/history.js';

export const GET = endpoint(
  {
    summary: 'History of a widget',
    description:
      'Each save of the widget, and of the template it inherits from, is a moment: the state after the save. Moments are kept for a ' +
      'year, named ones as long as they have a name.',
    tag: 'Widgets',
    query: HistoryQuery,
    answers: { 200: { description: '50 moments at most.', schema: HistorySchema } },
    examples: [
      { name: 'The newest', params: { id: 1 } },
      { name: 'As it was on a day', params: { id: 1 }, query: { until: '2026-04-02T10:00:00Z' } }
    ]
  },
  async ({ actor, params, query: { before, until, named } }, { history }) =>
    json(await history.list(actor, idOf(params.id), { before, until, named: named === '1' }))
);
