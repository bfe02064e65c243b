import type { ProblemBody } from '../api.js';
import { ownZone } from '../ascdata/dates.js';

/** Done, or why not. */
export type Answer<T> = Done<T> | Refused;

export interface Done<T> {
  readonly ok: true;
  readonly value: T;
  /** Something was created (201). */
  readonly created?: true;
  /** Address of the next page of a list. */
  readonly next?: string;
  /** The version that the ETag names. */
  readonly version?: number;
  /** The ETag without its quotes, for If-Match. */
  readonly tag?: string;
}

export interface Refused {
  readonly ok: false;
  /** 0: there was no answer, because the server could not be reached or the signal was aborted. */
  readonly status: number;
  readonly code?: string;
  /** A sentence for people; none without an answer. */
  readonly text?: string;
  /** Sentences by the JSON Pointer of the place in the request body. */
  readonly errorTexts: ReadonlyMap<string, string>;
  /** The problem document (RFC 9457), unvalidated. */
  readonly problem?: Readonly<Record<string, unknown>>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

export interface RequestOptions {
  /** GET unless it says otherwise. */
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is: a form, or JSON that is a text already. */
  readonly body?: FormData | string;
  /** Only if this is what the server has: the ETag without its quotes. */
  readonly ifMatch?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without one, the request is abandoned after two minutes. */
  readonly signal?: AbortSignal;
  readonly cache?: RequestCache;
  /** Sends the request; by default the browser's own. */
  readonly send?: typeof fetch;
}

/** Timeout in milliseconds; generous, because large saves take a while. */
const LONGEST_WAIT = 120_000;

/** No answer at all. */
export const NO_ANSWER: Refused = { ok: false, status: 0, errorTexts: new Map() };

/**
 * Calls an operation of our HTTP API. Never rejects: what went wrong is in the answer. Two things are not asked for here: the live
 * stream (`live/follow.ts`), whose body has no end and which decides by the status alone, and pictures, which the browser asks
 * for itself and whose HEAD (`ui/pictures`) has no body.
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<Answer<T>> {
  return answered(url, options, (response) => answerOf<T>(response));
}

/** Reads all pages of a list, one after another. */
export async function requestAll<T>(url: string, options: RequestOptions = {}): Promise<Answer<T[]>> {
  const all: T[] = [];
  for (let next: string | undefined = url; next !== undefined;) {
    const answer: Answer<T[]> = await request(next, options);
    if (!answer.ok) return answer;
    all.push(...answer.value);
    next = answer.next;
  }
  return { ok: true, value: all };
}

/** Downloads a file from our HTTP API, in the same way. */
export async function requestBytes(
  url: string,
  options: RequestOptions = {}
): Promise<Answer<Uint8Array<ArrayBuffer>>> {
  return answered(url, options, async (response) =>
    response.ok ? { ok: true, value: new Uint8Array(await response.arrayBuffer()) } : answerOf(response)
  );
}

async function answered<T>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<Answer<T>>
): Promise<Answer<T>> {
  const { method, json, cache, send = fetch, signal = AbortSignal.timeout(LONGEST_WAIT) } = options;
  const body = json === undefined ? options.body : JSON.stringify(json);
  try {
    const answer = await read(await send(url, { method, headers: headersOf(options), body, cache, signal }));
    if (answer.ok || answer.code !== ZONE_UNKNOWN) return answer;
    // A browser may know younger zones than the server, and nobody is to be locked out for it.
    const unzoned = headersOf(options);
    delete unzoned['time-zone'];
    return await read(await send(url, { method, headers: unzoned, body, cache, signal }));
  } catch {
    return NO_ANSWER;
  }
}

/** Code of a refusal. */
export const ZONE_UNKNOWN = 'time-zone-unknown';

/** The headers of a request, as `fetch` and XMLHttpRequest take them. */
export function headersOf({ method = 'GET', json, body, ifMatch, headers }: RequestOptions): Record<string, string> {
  return {
    accept: 'application/json',
    ...((json !== undefined || typeof body === 'string') && { 'content-type': 'application/json' }),
    // `Today` is the person's, in whatever way Values are sent.
    ...(method !== 'GET' && { 'time-zone': ownZone() }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...headers
  };
}

/** Reads the response. @throws if it breaks off: the operation may have succeeded */
export async function answerOf<T>(response: Response): Promise<Answer<T>> {
  if (!response.ok) return refused(response, await response.json().catch(() => undefined));
  const body: unknown = response.status === 204 ? undefined : await response.json();
  const next = nextOf(response.headers.get('link'));
  const etag = response.headers.get('etag');
  const version = versionOf(etag);
  const tag = /^(?:W\/)?"(.*)"$/.exec(etag ?? '')?.[1];
  return {
    ok: true,
    value: body as T,
    ...(response.status === 201 && { created: true as const }),
    ...(next !== undefined && { next }),
    ...(version !== undefined && { version }),
    ...(tag !== undefined && { tag })
  };
}

function refused(response: Response, body: unknown): Refused {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<ProblemBody>) : {};
  const { code, detail, title, errors } = problem;
  const errorTexts = new Map((Array.isArray(errors) ? errors : []).map((error) => [error.pointer, error.detail]));
  // The title is generic; prefer the specific errors.
  const text = code === 'body-invalid' ? [...errorTexts.values()].join(' ') : detail;
  const retryAfter = retryAfterOf(response);
  return {
    ok: false,
    status: response.status,
    code,
    text: text || detail || title || `${response.status} ${response.statusText}`.trim(),
    errorTexts,
    problem: problem as Record<string, unknown>,
    ...(retryAfter !== undefined && { retryAfter })
  };
}

/** Seconds after which a server that refused may be asked again; undefined: it does not say. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}

function nextOf(link: string | null): string | undefined {
  return /<([^<>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
}

function versionOf(etag: string | null): number | undefined {
  const match = /^(?:W\/)?"(\d+)"$/.exec(etag ?? '');
  return match ? Number(match[1]) : undefined;
}
