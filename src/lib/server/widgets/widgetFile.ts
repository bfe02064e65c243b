import type { RequestEvent } from '@sveltejs/kit';
import { logFailure, logStoreFailure } from '../platform/log.js';
import { storeFailureOf } from '../platform/store/failures.js';
import { contentTypeOf } from '../platform/http/contentTypes.js';
import { noneMatches } from '../platform/http/etag.js';
import { rangeOf } from '../platform/http/download.js';
import type { Packages } from '../packages/packages.js';
import type { EditedFiles } from './editedFiles.js';
import type { PreviewAccess } from './previewAccess.js';

/** Requests for a document of its own, outside our frame. */
const OPENED = new Set(['document', 'frame', 'embed', 'object', 'fencedframe']);
const ALLOWED_FOR_HTML = new Set(['iframe', 'empty']);

/**
 * One file of a package, by look-up: the name never becomes a path. The hooks set the headers for all of /w/, so that every
 * response has them.
 */
export async function widgetFile(services: () => FileServices, event: FileEvent): Promise<Response> {
  const { token = '', path = '' } = event.params;
  try {
    return await fileResponse(services(), event, token, path);
  } catch (error) {
    const failure = storeFailureOf(error);
    if (failure) logStoreFailure(event, failure, error);
    else logFailure(event, error);
    return refuse(failure ? 503 : 500, 'The file could not be read.');
  }
}

type FileEvent = Pick<RequestEvent, 'params' | 'request' | 'url' | 'locals'>;

interface FileServices {
  readonly previews: Pick<PreviewAccess, 'opens'>;
  readonly packages: Pick<Packages, 'sent' | 'body'>;
  readonly editedFiles: Pick<EditedFiles, 'sent'>;
}

async function fileResponse(
  { previews, packages, editedFiles }: FileServices,
  { request, locals, url }: FileEvent,
  token: string,
  path: string
): Promise<Response> {
  const opened = await previews.opens(token);
  if (!opened) return refuse(403, 'This preview is not open any more. Reload the page it is on.');
  const name = path === '' ? 'index.html' : path;
  const type = contentTypeOf(name);
  if (isOpenedDirectly(request, type)) return refuse(403, 'A widget can only be opened inside the editor.');
  const file = (await editedFiles.sent(opened, name)) ?? (await packages.sent(opened.packageId, name));
  if (!file) return refuse(404, 'The package has no such file.');
  // Looked up per file rather than stored in the token, so that removed origins apply on the next load.
  locals.origins = url.searchParams.has('offline') ? [] : file.origins;

  const tag = `"${file.sha256}"`;
  const headers = { 'content-type': type, etag: tag, 'accept-ranges': 'bytes' };
  if (!noneMatches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const range = isRangeWanted(request, tag) ? rangeOf(request.headers.get('range'), file.size) : undefined;
  if (range === 'none') return refuse(416, 'No such part.', { 'content-range': `bytes */${file.size}` });
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const length = end - start + 1;
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(length),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` })
    }
  };
  if (request.method === 'HEAD' || length === 0) return new Response(null, answer);
  return new Response(await packages.body(file, { start, end }), answer);
}

/** In a tab, a widget page could forward anywhere; only the frame prevents it. */
function isOpenedDirectly(request: Request, type: string): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination === null) return false;
  const isHtml = /html/.test(type);
  return OPENED.has(destination) || (isHtml && !ALLOWED_FOR_HTML.has(destination));
}

/** `If-Range` with another version requests the whole. */
function isRangeWanted(request: Request, tag: string): boolean {
  const condition = request.headers.get('if-range');
  return condition === null || condition === tag;
}

function refuse(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(sentence, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}
