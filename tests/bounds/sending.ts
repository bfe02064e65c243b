import { ask, form, type Ask } from '../api/harness.js';
import type { BigStore } from './store.js';

export interface Sent {
  readonly path: string;
  readonly options?: Ask;
  /** Of the answer, where it is not a success: without a browser there are no pictures. */
  readonly status?: number;
}

/** The most expensive request of an operation that is legal, prepared anew for each `turn`. */
export type Largest = (store: BigStore, turn: number) => Sent | Promise<Sent>;

const JSON_TYPE = { 'content-type': 'application/json' };
export const ANY = { 'if-match': '*' };

/** The body is made before anything is measured. */
export const send = (method: string, path: string, json?: unknown, more: Ask = {}): Sent => ({
  path,
  options: {
    method,
    ...more,
    ...(json !== undefined && { body: JSON.stringify(json), headers: { ...JSON_TYPE, ...more.headers } })
  }
});
export const sendFile = (method: string, path: string, name: string, bytes: Uint8Array, more: Ask = {}): Sent => ({
  path,
  options: { method, body: form([name, bytes]), ...more }
});
export const get = (path: string) => (): Sent => ({ path });

/** Prepares something. */
export async function done<T>({ path, options }: Sent): Promise<T> {
  const response = await ask(`/api/${path}`, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${options?.method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const LONG_NAME = 'n'.repeat(190);
export const named = (turn: number) => `${LONG_NAME} ${turn}`;
export const COMMENT = 'c'.repeat(1_990);
