import { Type, type Static } from 'typebox';
import { DateTime, Id, orNull } from './parts.js';

/** What the operations on messages to players take and give. */

export const MAX_CONTENT_KILOBYTES = 256;

/** Body of `POST /api/Players/{id}/Messages`. */
export const NewMessageBodySchema = Type.Object({
  Content: Type.Unknown({
    description: `The content for the player: any JSON value, at most ${MAX_CONTENT_KILOBYTES} kB`
  }),
  ValidUntil: Type.Optional(orNull(DateTime, 'When the message expires. Left out: 30 days from now'))
});
export type NewMessageBody = Static<typeof NewMessageBodySchema>;

export const SentMessage = Type.Object({ Id });

/** Answer of `GET …/Fast/player/{playerId}/{messageId}`. */
export const MessageSchema = Type.Object({
  Id,
  PlayerId: Id,
  CreatedAt: DateTime,
  ValidUntil: DateTime,
  Content: Type.Unknown({ description: 'The JSON value that was sent' })
});
