import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { UpdateSchema } from '$lib/api/updates.js';

export const GET = endpoint(
  {
    summary: 'One update',
    tag: 'Updates',
    answers: { 200: { description: 'The update', schema: UpdateSchema } },
    examples: [{ name: 'An update', params: { id: 1 } }]
  },
  async ({ actor, params }, { updates }) => json(await updates.find(actor, idOf(params.id)))
);

export const DELETE = endpoint(
  {
    summary: 'Withdraw an update',
    description: 'Players no longer get it. Those that have installed it keep it.',
    tag: 'Updates',
    answers: { 204: { description: 'Withdrawn' } },
    examples: [{ name: 'An update', params: { id: 1 } }]
  },
  async ({ actor, params }, { updates }) => {
    await updates.withdraw(actor, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
