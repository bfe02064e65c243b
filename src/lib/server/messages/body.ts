import { MAX_CONTENT_KILOBYTES, type NewMessageBody } from '../../api/messages.js';
import type { NewMessage } from './messages.js';
import { instantOf } from '../platform/instants.js';
import { badRequest } from '../platform/http/errors.js';

/** A message from a body that fits the schema. @throws HttpError 400 naming Content or ValidUntil */
export function newMessage({ Content, ValidUntil }: NewMessageBody, now: Date): NewMessage {
  const content = JSON.stringify(Content);
  if (Buffer.byteLength(content) > MAX_CONTENT_KILOBYTES * 1024) {
    throw badRequest(
      'content-too-large',
      {
        en: `The Content of a message may be at most ${MAX_CONTENT_KILOBYTES} kB of JSON.`,
        de: `Der Content einer Nachricht darf höchstens ${MAX_CONTENT_KILOBYTES} kB JSON umfassen.`,
        fr: `Le Content d’un message peut compter au plus ${MAX_CONTENT_KILOBYTES} ko de JSON.`
      },
      '/Content'
    );
  }
  if (ValidUntil === undefined || ValidUntil === null) return { content, validUntil: undefined };
  const instant = instantOf(ValidUntil);
  if (instant !== undefined && instant > now.getTime()) return { content, validUntil: new Date(instant) };
  throw badRequest(
    'valid-until-invalid',
    {
      en: 'ValidUntil has to be a date with time in the future.',
      de: 'ValidUntil muss ein Datum mit Uhrzeit in der Zukunft sein.',
      fr: 'ValidUntil doit être une date avec une heure dans le futur.'
    },
    '/ValidUntil'
  );
}
