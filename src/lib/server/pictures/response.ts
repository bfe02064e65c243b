import type { Actor } from '../platform/authorization/actor.js';
import { noneMatches } from '../platform/http/etag.js';
import { HttpError } from '../platform/http/problem.js';
import type { Picture } from './pictures.js';
import { QueueFull } from './queue.js';
import { RenderFailed } from './renderer.js';

export const PICTURE_HEADERS = { ETag: 'Changes when the picture does', 'Cache-Control': '`private, no-cache`' };

/** Callers without an account share one place in the queue. */
export const askerOf = ({ userId }: Actor): string => String(userId ?? '');

/** The picture as PNG, or 304 if the caller has it. @throws HttpError 503 while far too many pictures are wanted at once */
export async function pictureResponse(picture: Picture, request: Request): Promise<Response> {
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

export function noPictureNow(cause: Error): HttpError {
  return Object.assign(new HttpError(503, 'no-picture-now', (t) => t.platform.noPictureNow, { 'retry-after': '5' }), {
    cause
  });
}
