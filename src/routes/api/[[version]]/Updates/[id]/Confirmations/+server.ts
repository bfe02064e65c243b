import { Type } from 'typebox';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { keysOf, nextLink } from '$lib/server/platform/http/keyCursor.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ConfirmationBody, ConfirmationEntry, ConfirmationsQuery } from '$lib/api/updates.js';

export const POST = endpoint(
  {
    summary: 'Confirm an update',
    description:
      'A player reports the result of an installation; the last report counts, and it may be sent again. An installed update is no longer ' +
      'listed for the player.',
    tag: 'Updates',
    body: ConfirmationBody,
    answers: { 204: { description: 'Noted' } },
    examples: [
      { name: 'Installed', params: { id: 1 }, body: { PlayerId: 1, Version: '1.1', State: 'installed' } },
      {
        name: 'Failed',
        params: { id: 1 },
        body: { PlayerId: 1, Version: '1.0', State: 'failed', Message: 'The disk is full' }
      }
    ]
  },
  async ({ actor, params, body }, { updates }) => {
    await updates.confirm(actor, idOf(params.id), { ...body, Message: body.Message ?? null });
    return new Response(null, { status: 204 });
  }
);

export const GET = endpoint(
  {
    summary: 'Confirmations of an update',
    tag: 'Updates',
    query: ConfirmationsQuery,
    answers: {
      200: {
        description: 'The latest confirmation of each player, by the player’s Id',
        schema: Type.Array(ConfirmationEntry),
        headers: { Link: 'The next page, `rel="next"`' }
      }
    },
    examples: [{ name: 'An update', params: { id: 1 } }]
  },
  async ({ actor, params, query, url }, { updates }) => {
    const { limit = 100 } = query;
    const [after] = keysOf(query.cursor, [0]) ?? [0];
    const found = await updates.confirmations(actor, idOf(params.id), after ?? 0, limit + 1);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return json(page, { headers: nextLink(url, last && [last.PlayerId]) });
  }
);
