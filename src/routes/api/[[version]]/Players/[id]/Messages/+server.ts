import { NewMessageBodySchema, SentMessage } from '$lib/api/messages.js';
import { json } from '$lib/server/platform/http/operation.js';
import { MESSAGE_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { newMessage } from '$lib/server/messages/messages.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const POST = endpoint(
  {
    summary: 'Send a message to a player',
    description: 'The player fetches it, complete, at the address in `Location`. A message is never changed.',
    tag: 'Players',
    body: NewMessageBodySchema,
    limit: MESSAGE_BODY,
    answers: {
      201: {
        description: 'Sent',
        schema: SentMessage,
        headers: { Location: 'Where the player fetches the message' }
      },
      409: { description: 'The player has too many valid messages; this one was not sent.' }
    },
    examples: [{ name: 'Reload', params: { id: 1 }, body: { Content: { Type: 'Reload' } }, status: 201 }]
  },
  async ({ actor, params, body }, { messages, now }) => {
    const playerId = idOf(params.id);
    const id = await messages.send(actor, playerId, newMessage(body, now()));
    return json({ Id: id }, { status: 201, headers: { location: `/api/v1.18/Fast/player/${playerId}/${id}` } });
  }
);
