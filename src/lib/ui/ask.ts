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

/** Calls an operation of our HTTP API. Never rejects. */
export async function ask<T>(url: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, init);
    const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (!response.ok) return refused(response, body);
    const next = nextOf(response.headers.get('link'));
    return { ok: true, value: body as T, ...(next !== undefined && { next }) };
  } catch {
    return { ok: false, status: 0, places: new Map() };
  }
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
  const wait = Number(response.headers.get('retry-after'));
  return {
    ok: false,
    status: response.status,
    code,
    text: detail || title || `${response.status} ${response.statusText}`,
    places: new Map((errors ?? []).map((error) => [error.pointer, error.detail])),
    ...(wait > 0 && { retryAfter: wait })
  };
}

function nextOf(link: string | null): string | undefined {
  return /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
}
