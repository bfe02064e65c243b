import { Type } from 'typebox';
import type { App } from '../../app/start.js';
import { noneMatches } from '../http/etag.js';
import { HttpError } from '../http/problem.js';
import { Id } from '../http/schemas.js';
import type { Actor } from '../authorization/actor.js';
import { valuesFromText } from '../../services/ownvalues.js';
import type { ReadableSpot } from '../../services/spots.js';
import type { Store } from '../store/store.js';
import type { Picture, PictureKind, Shown, Subject } from './pictures.js';
import { QueueFull } from './queue.js';
import { RenderFailed } from './renderer.js';

export const PICTURE_QUERY = Type.Object({ id: Id });

export const PICTURE_HEADERS = { ETag: 'Changes when the picture does', 'Cache-Control': '`private, no-cache`' };

/**
 * The picture of a spot as PNG, 304 where the asker has it.
 * @throws Refusal `spot-not-found`, `not-allowed`; HttpError 503 while far too many pictures are wanted at once
 */
export async function pictureAnswer(
  app: App,
  actor: Actor,
  id: number,
  kind: PictureKind,
  request: Request
): Promise<Response> {
  const subject = await subjectOf(app.store, await app.spots.forReading(actor, id));
  return answerOf(await app.pictures.picture(subject, kind, askerOf(actor)), request);
}

/**
 * The small picture of a widget in its dashboard size, with its current Values. 204 where no browser can show it: a card
 * would say no more than what the list says beside it.
 * @throws Refusal `not-found`, `not-allowed`; HttpError 503 while too many pictures are wanted at once
 */
export async function widgetThumbnail(app: App, actor: Actor, id: number, request: Request): Promise<Response> {
  const { name, packageId, ownValues } = await app.widgets.forPicture(actor, id);
  const shown = await shownBy(app.store, packageId, ownValues);
  const subject: Subject = { type: 'DashboardWidget', name, width: null, height: null, shown };
  const picture = await app.pictures.picture(subject, 'thumbnail', askerOf(actor));
  if (picture.standsInFor === 'busy') throw noPictureNow(new QueueFull());
  if (picture.standsInFor === 'unshown')
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-cache' } });
  return answerOf(picture, request);
}

/** Whoever has no account of their own is one asker with all of those. */
const askerOf = ({ userId }: Actor): string => String(userId ?? '');

async function answerOf(picture: Picture, request: Request): Promise<Response> {
  const tag = `"${picture.tag}"`;
  const headers = { etag: tag, 'cache-control': 'private, no-cache' };
  if (!noneMatches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await picture.bytes();
    const length = String(bytes.length);
    const body = request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>);
    return new Response(body, { headers: { ...headers, 'content-type': 'image/png', 'content-length': length } });
  } catch (error) {
    if (error instanceof QueueFull || error instanceof RenderFailed) throw noPictureNow(error);
    throw error;
  }
}

async function subjectOf(store: Store, spot: ReadableSpot): Promise<Subject> {
  const { type, name, width, height, packageId, ownValues } = spot;
  return { type, name, width, height, shown: await shownBy(store, packageId, ownValues) };
}

async function shownBy({ db }: Store, packageId: number | null, ownValues: string): Promise<Shown | undefined> {
  if (packageId === null) return undefined;
  const row = await db.selectFrom('packages').select(['hash', 'source']).where('id', '=', packageId).executeTakeFirst();
  return row && { packageId, packageHash: row.hash, source: row.source, values: valuesFromText(ownValues) };
}

function noPictureNow(cause: Error): HttpError {
  const sentence = {
    en: 'No picture can be made at the moment. Try again in a moment.',
    de: 'Im Moment lässt sich kein Bild erzeugen. Gleich noch einmal versuchen.'
  };
  return Object.assign(new HttpError(503, 'no-picture-now', sentence, { 'retry-after': '5' }), { cause });
}
