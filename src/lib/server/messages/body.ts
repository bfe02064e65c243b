import { MAX_CONTENT_KILOBYTES, type NewMessageBody } from '../../api/messages.js';
import type { NewMessage } from './messages.js';
import { instantOf } from '../platform/instants.js';
import { badRequest } from '../platform/http/errors.js';

/** Reads a message from a validated body. @throws HttpError 400 naming Content or ValidUntil */
export function newMessage({ Content, ValidUntil }: NewMessageBody, now: Date): NewMessage {
  const content = JSON.stringify(Content);
  if (Buffer.byteLength(content) > MAX_CONTENT_KILOBYTES * 1024) {
    throw badRequest('content-too-large', (t) => t.messages.contentTooLarge(MAX_CONTENT_KILOBYTES), '/Content');
  }
  if (ValidUntil === undefined || ValidUntil === null) return { content, validUntil: undefined };
  const instant = instantOf(ValidUntil);
  if (instant !== undefined && instant > now.getTime()) return { content, validUntil: new Date(instant) };
  throw badRequest('valid-until-invalid', (t) => t.messages.validUntilPast, '/ValidUntil');
}
