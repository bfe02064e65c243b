import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { HistoryYearSchema } from '$lib/api/history.js';

export const GET = endpoint(
  {
    summary: 'The last year of a widget at a glance',
    description: 'When it was saved: a mark for each day with a save, and for each moment with a name.',
    tag: 'Widgets',
    answers: { 200: { description: 'The marks.', schema: HistoryYearSchema } },
    examples: [{ name: 'The year', params: { id: 1 } }]
  },
  async ({ actor, params }, { history }) => json(await history.year(actor, idOf(params.id)))
);
