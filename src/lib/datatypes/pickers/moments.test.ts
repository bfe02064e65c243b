import { describe, expect, it } from 'vitest';
import { fromNative, toNative } from './moments.js';

describe('native date and time inputs', () => {
  it.each(['2026-11-20T08:00:00', '2026-11-20T08:30:15', '2026-11-20T00:00:00', '08:30:00', '08:00:00'])(
    '%s comes back as it went in',
    (stored) => {
      expect(fromNative(toNative(stored))).toBe(stored);
    }
  );

  it('get the short form browsers give back, so that typing is not disturbed', () => {
    expect(toNative('2026-11-20T08:00:00')).toBe('2026-11-20T08:00');
    expect(toNative('08:00')).toBe('08:00');
  });

  it('fractions of a second are dropped, nothing stays nothing', () => {
    expect(fromNative('2026-11-20T08:00:05.250')).toBe('2026-11-20T08:00:05');
    expect(fromNative('')).toBe('');
  });
});
