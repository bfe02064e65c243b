import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftNameBody, DraftQuery, DraftSchema } from '$lib/api/drafts.js';

export const GET = endpoint(
  {
    summary: 'One draft',
    description:
      'With what the caller may see of it: its Values beside what is live now, conflicts, clashes with other drafts, comments and approvals.',
    tag: 'Drafts',
    query: DraftQuery,
    answers: { 200: { description: 'The updated draft.', schema: DraftSchema } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params, query }, { drafts }) => json(await drafts.read(actor, idOf(params.id), !query.glance))
);

export const PUT = endpoint(
  {
    summary: 'Rename a draft',
    tag: 'Drafts',
    body: DraftNameBody,
    answers: { 200: { description: 'The updated draft.', schema: DraftSchema } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, body: { Name: 'Advent' }, status: 404 }]
  },
  async ({ actor, params, body }, { drafts }) => json(await drafts.rename(actor, idOf(params.id), body.Name))
);

export const DELETE = endpoint(
  {
    summary: 'Delete a draft',
    description: 'It can be restored for 30 days. A live draft has to be ended first.',
    tag: 'Drafts',
    answers: { 204: { description: 'Deleted.' }, 409: { description: 'The state of the draft does not allow it.' } },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { drafts }) => {
    await drafts.remove(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
