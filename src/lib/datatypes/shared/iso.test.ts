import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { addSeconds, isDateTime, isImpossibleDate, limitOf, shortDate } from './iso.js';

describe('date strings', () => {
  it('knows every day of the calendar and no other', () => {
    const days = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 })
    );
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const moment = new Date(0);
        moment.setUTCFullYear(year, month - 1, day);
        const exists = moment.toISOString().startsWith(text);
        expect(isDateTime(`${text}T12:00:00`)).toBe(exists);
        expect(isImpossibleDate(`${text}T12:00:00`)).toBe(!exists);
      }),
      { seed: 20261120, numRuns: runs(2000) }
    );
  });

  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true]
  ])('%s exists: %s', (day, exists) => {
    expect(isDateTime(`${day}T00:00:00`)).toBe(exists);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T00:00',
    '2026-11-20T00:00:00Z',
    '2026-11-20T00:00:00.000',
    '2026-11-20 00:00:00',
    ' 2026-11-20T00:00:00',
    '2026-11-20T00:00:00\n',
    '2026-11-20T23:59:60'
  ])('%j is not in the form of the contract', (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it('resolves Today to 00:00:00 as a lower and 23:59:59 as an upper limit', () => {
    expect(limitOf('Today', 'start', '2026-11-20')).toBe('2026-11-20T00:00:00');
    expect(limitOf('Today', 'end', '2026-11-20')).toBe('2026-11-20T23:59:59');
    expect(limitOf('today', 'start', '2026-11-20')).toBeUndefined();
  });

  it('adds seconds across months and years, and stops at the last year', () => {
    expect(addSeconds('2026-12-31T23:59:59', 1)).toBe('2027-01-01T00:00:00');
    expect(addSeconds('2024-03-01T00:00:00', -1)).toBe('2024-02-29T23:59:59');
    expect(addSeconds('9999-12-31T23:59:59', 1)).toBeUndefined();
    expect(addSeconds('0000-01-01T00:00:00', -1)).toBeUndefined();
  });

  it('shows the time in sentences only where it says something', () => {
    expect(shortDate('2026-11-20T00:00:00')).toBe('2026-11-20');
    expect(shortDate('2026-11-20T23:59:59')).toBe('2026-11-20');
    expect(shortDate('2026-11-20T08:30:00')).toBe('2026-11-20 08:30:00');
  });
});
