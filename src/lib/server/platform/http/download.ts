import type { ByteRange, FileStore } from '../store/fileStore.js';
import { disposition } from './attachment.js';
import type { Answer, HeaderSpec } from './endpoint.js';
import { noneMatches } from './etag.js';
import { HttpError } from './problem.js';
import { rangeOf } from './range.js';

export interface Download {
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  /** Content type; by default that of any file. */
  readonly media?: string;
}

/** The source of a download. */
interface Source {
  stream(part: ByteRange): ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
}

/** A stored content. */
export function contentOf(files: FileStore, sha256: string): Source {
  return { stream: (part) => files.stream(sha256, part) };
}

const ANY_FILE = 'application/octet-stream';

/** What `download` reads, for the spec of an operation. */
export const FILE_HEADERS: Readonly<Record<string, HeaderSpec>> = {
  Range: { description: 'The part that is wanted, for example bytes=1000-' },
  'If-Range': { description: 'ETag of the file that the part is of; with another file the answer is the whole' }
};

/** What `download` answers, for the spec of an operation. */
export const FILE_ANSWERS = (media: string): Readonly<Record<number, Answer>> => ({
  200: {
    description: 'The whole file',
    media,
    headers: { ETag: 'Changes with the content', 'Content-Disposition': 'The name to save it under' }
  },
  206: { description: 'The part', media, headers: { 'Content-Range': 'Which part' } },
  304: { description: 'The file is the one of If-None-Match' },
  416: { description: 'The file has no such part' }
});

/**
 * A content as a file download: whole or in parts (`Range`, `If-Range`), so that an interrupted download resumes where it
 * stopped. Never shown inline. @throws HttpError 416
 */
export async function download(request: Request, source: Source, file: Download): Promise<Response> {
  const tag = `"${file.sha256}"`;
  const headers = {
    'content-type': file.media ?? ANY_FILE,
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
  return new Response(await source.stream({ start, end }), answer);
}

function noSuchPart(size: number): HttpError {
  return new HttpError(416, 'range-not-satisfiable', (t) => t.http.noSuchPart, { 'content-range': `bytes */${size}` });
}
