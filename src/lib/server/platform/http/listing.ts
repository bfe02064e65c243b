import { hash } from 'node:crypto';
import type { Answer } from './endpoint.js';
import { badRequest } from './errors.js';
import { noneMatches } from './etag.js';
import { cursorOf, keysOf } from './keyCursor.js';

/** The query of a list, as the services take it. */
export interface Paging {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** `after` of the next page; undefined: this is the last one. */
  readonly next: number | undefined;
}

/** `after` from the opaque cursor. @throws HttpError 400 */
export function pageQuery({ search, limit, cursor }: Paging): {
  search: string | undefined;
  limit: number | undefined;
  after: number | undefined;
} {
  const [after] = keysOf(cursor, [0] as readonly [number]) ?? [];
  return { search: search?.trim(), limit, after };
}

/** Headers of a list, for the document. */
export const LIST_HEADERS: NonNullable<Answer['headers']> = {
  ETag: 'Changes with the entries; with If-None-Match the answer is 304 as long as they are the same',
  Link: 'rel="next": the next page, where there is one'
};

/** The answer for a created entry: 201 with its address. */
export function created(pathname: string, entry: { readonly Id: number }): Response {
  return new Response(JSON.stringify(entry), {
    status: 201,
    headers: {
      'content-type': 'application/json',
      location: `${pathname}?id=${entry.Id}`
    }
  });
}

/** @throws HttpError 400 if a list query combines an Id with something else */
export function demandOnlyId(others: Readonly<Record<string, unknown>>): void {
  const [other] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
  if (other === undefined) return;
  throw badRequest('id-alone', (t) => t.http.idAlone(other), '/id');
}

/** A page as a plain array; `Link` leads to the next one. 304 if the caller has it already. */
export function listed(request: Request, url: URL, { items, next }: Page<object>): Response {
  return listedTexts(request, url, { items: items.map((item) => JSON.stringify(item)), next });
}

/** A page of entries that are already JSON texts. */
export function listedTexts(request: Request, url: URL, { items, next }: Page<string>): Response {
  return conditional(request, `[${items.join()}]`, next === undefined ? {} : { link: nextLink(url, next) });
}

/** A JSON text with the ETag of its content. */
export function conditional(request: Request, body: string, more: Readonly<Record<string, string>> = {}): Response {
  const tag = `"${hash('sha1', body, 'base64url')}"`;
  // The caller may cache it, but must revalidate before use.
  const headers = { ...more, etag: tag, 'cache-control': 'private, no-cache' };
  if (!noneMatches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  // With a known length it is sent in one piece.
  const length = String(Buffer.byteLength(body));
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json', 'content-length': length } });
}

function nextLink(url: URL, after: number): string {
  const kept = [...url.searchParams].filter(([name]) => name.toLowerCase() !== 'cursor');
  const params = new URLSearchParams([...kept, ['cursor', cursorOf([after])]]);
  return `<${url.pathname}?${params.toString()}>; rel="next"`;
}
