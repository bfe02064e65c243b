import { json } from '$lib/server/platform/http/operation.js';
import { LIST_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch } from '$lib/server/platform/http/etag.js';
import { OriginsBodySchema, OriginsConflict, OriginsToSave } from '$lib/api/origins.js';
import { originsEtag } from '$lib/server/origins/origins.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ownHostNames } from '$lib/server/platform/http/security.js';

const answer = (Origins: readonly string[]) => json({ Origins }, { headers: { etag: originsEtag(Origins) } });
const ETAG = { ETag: 'ETag of this list, for If-Match' };

export const GET = endpoint(
  {
    summary: 'External origins that a widget may use',
    description: 'Those of its template, in addition to the widget’s own files.',
    tag: 'Widgets',
    answers: { 200: { description: 'The list; empty: its own files only.', schema: OriginsBodySchema, headers: ETAG } },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { origins }) => answer(await origins.of(actor, idOf(params.id)))
);

export const PUT = endpoint(
  {
    summary: 'Set the external origins that a widget may use',
    description:
      'Replaces the list for all widgets of its template and every frame that is loaded from ' +
      'then on. Such a widget can send what it shows to these servers. Never the product’s own server.',
    tag: 'Widgets',
    headers: {
      'If-Match': { description: 'ETag of the list that was edited; without it, whatever is there is replaced' }
    },
    body: OriginsToSave,
    limit: LIST_BODY,
    answers: {
      200: { description: 'The list that applies now.', schema: OriginsBodySchema, headers: ETAG },
      412: { description: 'Somebody saved in between; `current` is the list now.', schema: OriginsConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      { name: 'One server', params: { id: 1 }, body: { Origins: ['https://api.example.com'] } },
      { name: 'None at all', params: { id: 1 }, body: { Origins: [] } },
      { name: 'Without TLS', params: { id: 1 }, body: { Origins: ['http://api.example.com'] }, status: 400 },
      {
        name: 'A lost race',
        params: { id: 1 },
        headers: { 'If-Match': '"https://old.example.com"' },
        body: { Origins: [] },
        status: 412
      }
    ]
  },
  async ({ actor, params, body, url, request }, { origins }) => {
    const header = request.headers.get('if-match');
    const matches = header === null ? () => true : ifMatch(header);
    const save = { texts: body.Origins, own: ownHostNames(url), matches };
    return answer(await origins.replace(actor, idOf(params.id), save));
  }
);
