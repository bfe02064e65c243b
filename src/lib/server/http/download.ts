import type { FileStore } from '../store/filestore.js';
import { disposition } from './attachment.js';
import { noneMatches } from './etag.js';
import { HttpError } from './problem.js';
import { rangeOf } from './range.js';

export interface Download {
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
}

/**
 * A stored content as a file to be saved: whole or in parts (`Range`, `If-Range`), so that a download that broke off goes
 * on where it was. Never shown in place. @throws HttpError 416
 */
export async function download(request: Request, files: FileStore, file: Download): Promise<Response> {
  const tag = `"${file.sha256}"`;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': disposition(file.fileName),
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: tag
  };
  if (!noneMatches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const condition = request.headers.get('if-range');
  const isPartWanted = condition === null || condition === tag;
  const range = isPartWanted ? rangeOf(request.headers.get('range'), file.size) : undefined;
  if (range === 'none') throw noSuchPart(file.size);
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.size}` })
    }
  };
  if (request.method === 'HEAD') return new Response(null, answer);
  return new Response(await files.stream(file.sha256, { start, end }), answer);
}

function noSuchPart(size: number): HttpError {
  return new HttpError(
    416,
    'range-not-satisfiable',
    { en: 'The file has no such part.', de: 'Diesen Teil hat die Datei nicht.' },
    { 'content-range': `bytes */${size}` }
  );
}
