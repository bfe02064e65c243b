import { json } from '$lib/server/platform/http/operation.js';
import { VALUES_BODY, valuesOf, zoneOf } from '$lib/server/widgets/valuesBody.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ValuesReachSchema, ValuesToSave } from '$lib/api/values.js';

export const POST = endpoint(
  {
    summary: 'What saving these Values would change in other widgets',
    description: 'Of widgets that inherit from this one. Saves nothing.',
    tag: 'Widgets',
    headers: { 'Time-Zone': { description: 'IANA time zone of the person, for `Today`' } },
    // Read by the operation itself: Ids may be any text, `__proto__` too.
    raw: { media: 'application/json', description: 'One Value by element Id.', schema: ValuesToSave },
    limit: VALUES_BODY,
    answers: { 200: { description: 'How many widgets, and what would be wrong there.', schema: ValuesReachSchema } },
    examples: [{ name: 'A number', params: { id: 1 }, body: { Values: { Count: 4 } } }]
  },
  async ({ actor, params, json: readJson, request }, { reach }) => {
    const zone = zoneOf(request.headers.get('time-zone'));
    return json(await reach.of(actor, idOf(params.id), { values: valuesOf(await readJson()), zone }));
  }
);
