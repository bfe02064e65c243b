import { expect } from 'vitest';
import type { Update } from '../../src/lib/server/updates/updates.js';
import { ask } from './harness.js';

export const OCTETS = { 'content-type': 'application/octet-stream' };
/** Sends a file as the body. */
export const post = (query: string, body: BodyInit) =>
  ask(`/api/Updates?${query}`, { method: 'POST', headers: OCTETS, body });

/** Publishes an update and returns its entry. */
export async function publish(version: string, { name = 'player.bin', text = `bytes of ${version}`, min = '' } = {}) {
  const response = await post(`Version=${version}&FileName=${name}${min && `&MinVersion=${min}`}`, text);
  expect(response.status).toBe(201);
  return (await response.json()) as Update;
}
