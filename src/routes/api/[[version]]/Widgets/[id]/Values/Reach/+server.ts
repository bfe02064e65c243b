import { json } from '$lib/server/platform/http/operation.js';
import { VALUES_BODY, valuesOf } from '$lib/server/widgets/body.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ValuesReachSchema, ValuesToSave } from '$lib/api/values.js';

export const POST = endpoint(
  {
    summary: 'What saving these Values would change in other widgets',
    description: 'Of widgets that inherit from this one. Saves nothing.',
    tag: 'Widgets',
    headers: TIME_ZONE,
    // Read by the operation itself: Ids may be any text, `__proto__` too.
    raw: { media: 'application/json', description: 'One Value by element Id.', schema: ValuesToSave },
    limit: VALUES_BODY,
    answers: { 200: { description: 'How many widgets, and what would be wrong there.', schema: ValuesReachSchema } },
    examples: [{ name: 'A number', params: { id: 1 }, body: { Values: { Count: 4 } } }]
  },
  async ({ actor, params, json: readJson }, { reach }) => {
    return json(await reach.of(actor, idOf(params.id), { values: valuesOf(await readJson()) }));
  }
);
