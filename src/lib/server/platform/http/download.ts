import type { ByteRange, FileStore } from '../store/fileStore.js';
import type { Answer, HeaderSpec } from './endpoint.js';
import { noneMatches } from './etag.js';
import { HttpError } from './problem.js';
import { isDeviceName } from '../../../filenames/windows.js';

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

/** `Content-Disposition` for a file download. The name is cleaned: it is untrusted and reaches the user's file system. */
export function disposition(fileName: string): string {
  const plain = storable(fileName.replace(/[^A-Za-z0-9._ -]/g, '_'));
  const full = encodeURIComponent(storable(fileName.replace(/[^\p{L}\p{N}._ -]/gu, '_')));
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function storable(name: string): string {
  const visible = name.replace(/^[. ]+/, '_');
  return isDeviceName(visible) ? `_${visible}` : visible;
}

export interface Part {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a `Range` header requests (RFC 9110): undefined for the whole (no header, several parts, another unit or an
 * invalid form, all ignored), 'none' if no byte of it exists.
 */
export function rangeOf(header: string | null, size: number): Part | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
