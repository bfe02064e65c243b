import { badRequest } from './errors.js';

type Key = string | number;

/** A name of 200 characters can become a key of three times as many (Korean). */
const MAX_KEY = 1000;

/** The end of a page, as an opaque text for the address of the next one. */
export function cursorOf(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The keys of a cursor from `cursorOf`, with the types of `like`. @throws HttpError 400 */
export function keysOf<K extends readonly Key[]>(cursor: string | undefined, like: K): K | undefined {
  if (cursor === undefined) return undefined;
  const keys = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (Array.isArray(keys) && keys.length === like.length && keys.every((key, at) => isLike(key, like[at]))) {
    return keys as unknown as K;
  }
  throw badRequest('cursor-invalid', (t) => t.http.cursorInvalid, '/cursor');
}

/** `Link` to the next page of `url`; nothing after the last page. */
export function nextLink(url: URL, keys: readonly Key[] | undefined): Record<string, string> {
  if (!keys) return {};
  const params = new URLSearchParams([...url.searchParams].filter(([name]) => name.toLowerCase() !== 'cursor'));
  params.set('cursor', cursorOf(keys));
  return { link: `<${url.pathname}?${params}>; rel="next"` };
}

function isLike(key: unknown, like: Key | undefined): boolean {
  if (typeof like === 'number') return Number.isSafeInteger(key);
  return typeof key === 'string' && key.length <= MAX_KEY && !/\p{Cc}/u.test(key);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
