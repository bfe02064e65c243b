import { describe, expect, it } from 'vitest';
import { instantOf, monthsBefore } from './instants.js';

describe('a date with time', () => {
  it.each([
    ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T08:00:00+01:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T08:00:00', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T08:00', '2026-11-21T08:00:00.000Z'],
    ['2028-02-29T23:59:59.5Z', '2028-02-29T23:59:59.500Z']
  ])('is read from %s as %s: without an offset it is UTC', (text, expected) => {
    expect(new Date(instantOf(text) ?? 0).toISOString()).toBe(expected);
  });

  it.each(['', '2026-11-21', '2026-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z', '21.11.2026'])(
    'is not read from %j',
    (text) => {
      expect(instantOf(text)).toBeUndefined();
    }
  );
});

describe('12 months before', () => {
  it.each([
    ['2026-11-21T08:00:00.000Z', '2025-11-21T08:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
    ['2029-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z'],
    ['2029-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2025-12-31T23:59:59.999Z'],
    ['2026-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z']
  ])('%s is %s', (now, expected) => {
    expect(monthsBefore(new Date(now), 12).toISOString()).toBe(expected);
  });
});
