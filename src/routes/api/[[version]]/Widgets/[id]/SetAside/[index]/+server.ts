import { SetAsideIndex, PutBackBody } from '$lib/api/setAside.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf, indexOf } from '$lib/server/platform/http/query.js';
import { ValuesBodySchema, ValuesConflict } from '$lib/api/values.js';

const PARAMS = { index: SetAsideIndex };
const HEADERS = { 'If-Match': { description: 'ETag of the list it was chosen from', required: true } };
const LOST = { description: 'Somebody saved in between; `current` has the saved state.', schema: ValuesConflict };
const MISSING = { description: 'If-Match is missing.' };

export const POST = endpoint(
  {
    summary: 'Put a Value back',
    description:
      'It becomes the Value of an element that accepts it. The element’s previous Value is set aside instead.',
    tag: 'Widgets',
    params: PARAMS,
    headers: { ...HEADERS, ...TIME_ZONE },
    body: PutBackBody,
    answers: {
      200: {
        description: 'The Values after the change.',
        schema: ValuesBodySchema,
        headers: { ETag: 'The version in quotes, for If-Match' }
      },
      412: LOST,
      428: MISSING
    },
    examples: [
      { name: 'No element takes it', params: { id: 2, index: 0 }, headers: { 'If-Match': '*' }, body: {}, status: 400 },
      { name: 'Nothing there', params: { id: 2, index: 9 }, headers: { 'If-Match': '*' }, body: {}, status: 404 }
    ]
  },
  async ({ actor, body, params, request }, { setAside }) => {
    const [id, index] = [idOf(params.id), indexOf(params.index)];
    const matches = ifMatch(request.headers.get('if-match'));
    const values = await setAside.putBack(actor, id, { index, elementId: body.ElementId, matches });
    return json(values, { headers: { etag: versionTag(values.Version) } });
  }
);

export const DELETE = endpoint(
  {
    summary: 'Discard a Value that is set aside',
    description: 'For good.',
    tag: 'Widgets',
    params: PARAMS,
    headers: HEADERS,
    answers: { 204: { description: 'Deleted.' }, 412: LOST, 428: MISSING },
    examples: [{ name: 'The first', params: { id: 2, index: 0 }, headers: { 'If-Match': '*' } }]
  },
  async ({ actor, params, request }, { setAside }) => {
    const [id, index] = [idOf(params.id), indexOf(params.index)];
    await setAside.discard(actor, id, { index, matches: ifMatch(request.headers.get('if-match')) });
    return new Response(null, { status: 204 });
  }
);
