import { MessageSchema } from '$lib/api/messages.js';
import { endpoint } from '$lib/server/app/operations.js';
import { noneMatches } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'One message of a player',
    description:
      'Always the complete message. 404 also for a message of another player, or one that is no longer valid.',
    tag: 'Players',
    answers: {
      200: {
        description: 'The message',
        schema: MessageSchema,
        headers: { ETag: 'For If-None-Match' }
      },
      304: { description: 'The player has this message already' }
    },
    examples: [
      { name: 'A message', params: { playerId: 1, messageId: 1 } },
      { name: 'A message of another player', params: { playerId: 2, messageId: 1 }, status: 404 }
    ]
  },
  async ({ actor, params, request }, { messages }) => {
    const { text, tag } = await messages.find(actor, idOf(params.playerId), idOf(params.messageId));
    const headers = { etag: `"${tag}"`, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
    if (!noneMatches(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers });
    return new Response(text, { headers });
  }
);
