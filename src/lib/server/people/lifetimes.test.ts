import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionEnd } from './lastSeen.js';

afterEach(() => vi.unstubAllEnvs());

describe('a session ends', () => {
  it.each([
    ['a week after it was used', '2026-11-01T12:00:00.000Z', '2026-11-10T08:00:00.000Z', '2026-11-17T08:00:00.000Z'],
    ['30 days after it began', '2026-11-01T12:00:00.000Z', '2026-11-30T08:00:00.000Z', '2026-12-01T12:00:00.000Z'],
    [
      'to the second, though the clocks change',
      '2026-10-24T12:00:00.000Z',
      '2026-10-24T12:00:00.000Z',
      '2026-10-31T12:00:00.000Z'
    ]
  ])('%s', (_when, createdAt, seenAt, end) => {
    vi.stubEnv('TZ', 'Europe/Vienna');
    expect(sessionEnd(createdAt, new Date(seenAt))).toBe(end);
  });
});
