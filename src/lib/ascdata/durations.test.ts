import { afterEach, expect, it, vi } from 'vitest';
import { daysAfter, daysBefore } from './durations.js';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['forward', '2026-03-28T12:00:00.000Z', '2026-03-30T12:00:00.000Z'],
  ['back', '2026-10-24T12:00:00.000Z', '2026-10-26T12:00:00.000Z']
])('days are 24 hours long, also where the clocks are put %s', (_way, before, after) => {
  vi.stubEnv('TZ', 'Europe/Vienna');
  expect(new Date(before).getTimezoneOffset()).not.toBe(new Date(after).getTimezoneOffset());
  expect(daysAfter(before, 2).toISOString()).toBe(after);
  expect(daysBefore(new Date(after), 2).toISOString()).toBe(before);
  expect(daysAfter(Date.parse(before), 2).toISOString()).toBe(after);
});
