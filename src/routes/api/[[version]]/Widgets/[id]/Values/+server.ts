import type { Static } from 'typebox';
import type { ValuesBody } from '$lib/api.js';
import { json } from '$lib/server/platform/http/operation.js';
import type { SaveOrigin } from '$lib/server/widgets/values.js';
import { VALUES_BODY, valuesOf } from '$lib/server/widgets/body.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch, noneMatches, versionTag } from '$lib/server/platform/http/etag.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { SaveQuery, ValuesBodySchema, ValuesConflict, ValuesToSave } from '$lib/api/values.js';

const answer = (body: ValuesBody) => json(body, { headers: { etag: versionTag(body.Version) } });
const ETAG = { ETag: 'The version in quotes, for If-Match' };

export const GET = endpoint(
  {
    summary: 'The Values of a widget',
    tag: 'Widgets',
    answers: { 200: { description: 'Every element’s Value.', schema: ValuesBodySchema, headers: ETAG } },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params, request }, { values }) => {
    const body = await values.read(actor, idOf(params.id));
    const etag = versionTag(body.Version);
    if (noneMatches(request.headers.get('if-none-match'), etag)) return answer(body);
    return new Response(null, { status: 304, headers: { etag } });
  }
);

export const PUT = endpoint(
  {
    summary: 'Save the Values of a widget',
    description: 'The whole set: an element that is left out gets the inherited Value again, or the package’s.',
    tag: 'Widgets',
    query: SaveQuery,
    headers: {
      'If-Match': { description: 'The version that was edited, as ETag gave it', required: true },
      ...TIME_ZONE
    },
    // Read by the operation itself: Ids may be any text, `__proto__` too.
    raw: { media: 'application/json', description: 'One Value by element Id.', schema: ValuesToSave },
    limit: VALUES_BODY,
    answers: {
      200: { description: 'Saved.', schema: ValuesBodySchema, headers: ETAG },
      412: { description: 'Somebody saved in between; `current` has the saved state.', schema: ValuesConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      { name: 'A number', params: { id: 1 }, headers: { 'If-Match': '"1"' }, body: { Values: { Count: 4 } } },
      {
        name: 'A number above its Maximum',
        params: { id: 1 },
        headers: { 'If-Match': '"1"' },
        body: { Values: { Count: 99 } },
        status: 400
      },
      {
        name: 'A lost race',
        params: { id: 1 },
        headers: { 'If-Match': '"7"' },
        body: { Values: { Count: 4 } },
        status: 412
      }
    ]
  },
  async ({ actor, params, query, json: readJson, request }, { values }) => {
    const id = idOf(params.id);
    const matches = ifMatch(request.headers.get('if-match'));
    const sent = async () => valuesOf(await readJson());
    return answer(await values.save(actor, id, { values: sent, matches, origin: originOf(query) }));
  }
);

function originOf({ restores, undoes, applies }: Static<typeof SaveQuery>): SaveOrigin | undefined {
  if (restores !== undefined) return { kind: 'restore', id: restores };
  if (undoes !== undefined) return { kind: 'undo', id: undoes };
  return applies === undefined ? undefined : { kind: 'preset', id: applies };
}
