import type { ProblemBody } from '../api.js';

/** Done, or why not. `status` 0 and no text: the server could not be reached. */
export type Answer<T> = Done<T> | Refused;

export interface Done<T> {
  readonly ok: true;
  readonly value: T;
  /** Address of the next page of a list. */
  readonly next?: string;
}

export interface Refused {
  readonly ok: false;
  readonly status: number;
  readonly code?: string;
  readonly text?: string;
  /** Sentences by the JSON Pointer of the place in what was sent. */
  readonly places: ReadonlyMap<string, string>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

/** Who waits longer for an answer, in milliseconds, waits for a connection that is gone; a large save takes its time. */
const LONGEST_WAIT = 120_000;

/** Calls an operation of our HTTP API; with no `signal` it is given up after two minutes. Never rejects. */
export async function ask<T>(url: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    return await answerOf<T>(await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT), ...init }));
  } catch {
    return UNREACHED;
  }
}

/** No answer at all. */
export const UNREACHED: Refused = { ok: false, status: 0, places: new Map() };

/** What the server said. @throws where the answer broke off: what was asked may have been done */
export async function answerOf<T>(response: Response): Promise<Answer<T>> {
  if (!response.ok) return refused(response, await response.json().catch(() => undefined));
  const body: unknown = response.status === 204 ? undefined : await response.json();
  const next = nextOf(response.headers.get('link'));
  return { ok: true, value: body as T, ...(next !== undefined && { next }) };
}

/** A request with a JSON body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body)
});

function refused(response: Response, body: unknown): Refused {
  const { code, detail, title, errors } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<ProblemBody>;
  const places = new Map((errors ?? []).map((error) => [error.pointer, error.detail]));
  // That something does not fit says nothing to a person; what does not fit does.
  const said = code === 'body-invalid' ? [...places.values()].join(' ') : detail;
  const wait = Number(response.headers.get('retry-after'));
  return {
    ok: false,
    status: response.status,
    code,
    text: said || detail || title || `${response.status} ${response.statusText}`,
    places,
    ...(wait > 0 && { retryAfter: wait })
  };
}

function nextOf(link: string | null): string | undefined {
  return /<([^<>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
}
