import { describe, expect, it } from 'vitest';
import { inZone, storedFor, localTimeOf, withEnd, zoneChoice, type EntryMode } from './entry.js';

const vienna: EntryMode = { mode: 'zoned', zone: 'Europe/Vienna' };
const tokyo: EntryMode = { mode: 'zoned', zone: 'Asia/Tokyo' };
const timed: EntryMode = { mode: 'time', zone: 'Europe/Vienna' };
const days: EntryMode = { mode: 'day', zone: 'Europe/Vienna' };

describe('entering a date range', () => {
  it('days carry zero time, times no zone, zoned times UTC with Z', () => {
    expect(storedFor('2026-11-20T08:15:00', days)).toBe('2026-11-20T00:00:00');
    expect(storedFor('2026-11-20T08:15:00', timed)).toBe('2026-11-20T08:15:00');
    expect(storedFor('2026-11-20T08:15:00', vienna)).toBe('2026-11-20T07:15:00Z');
    expect(storedFor('', vienna)).toBe('');
  });

  it('shows a stored moment on the clock of the zone', () => {
    expect(localTimeOf('2026-07-01T10:00:00Z', vienna)).toBe('2026-07-01T12:00:00');
    expect(localTimeOf('2026-07-01T10:00:00', vienna)).toBe('2026-07-01T10:00:00');
    expect(localTimeOf('soon', vienna)).toBe('');
  });

  it('changes one end and leaves the other and unknown keys as they are', () => {
    const value = { From: '2026-10-25T01:30:00Z', To: '', Note: 'kept' };
    expect(withEnd(value, 'To', '2026-11-20T07:00:00Z', vienna)).toEqual({ ...value, To: '2026-11-20T07:00:00Z' });
  });

  it('writes the other end anew only where it has a Z and this one cannot, or the other way round', () => {
    const zoned = { From: '2026-11-20T07:00:00Z', To: '2026-11-21T07:00:00Z' };
    expect(withEnd(zoned, 'To', '2026-11-22T08:00:00', timed)).toEqual({
      From: '2026-11-20T08:00:00',
      To: '2026-11-22T08:00:00'
    });
    const plain = { From: '2026-11-20T08:00:00', To: '2026-11-21T08:00:00' };
    expect(withEnd(plain, 'To', '2026-11-22T07:00:00Z', vienna)).toEqual({
      From: '2026-11-20T07:00:00Z',
      To: '2026-11-22T07:00:00Z'
    });
  });

  it('makes a range of what was none', () => {
    expect(withEnd('rubbish', 'From', '2026-11-20T00:00:00', days)).toEqual({ From: '2026-11-20T00:00:00', To: '' });
  });

  it('typed times move to another zone with their digits', () => {
    const typed = { From: '2026-11-20T07:00:00Z', To: '' };
    expect(inZone(typed, vienna, tokyo)).toEqual({ From: '2026-11-19T23:00:00Z', To: '' });
  });
});

describe('clocks that change', () => {
  it('a skipped time is not moved but stored without Z, and the nearest times are offered', () => {
    const stored = storedFor('2026-03-29T02:30:00', vienna);
    expect(stored).toBe('2026-03-29T02:30:00');
    expect(zoneChoice(stored, vienna)).toEqual({
      kind: 'gap',
      times: [
        { wall: '2026-03-29T01:59:00', offset: '', stored: '2026-03-29T00:59:00Z' },
        { wall: '2026-03-29T03:00:00', offset: '', stored: '2026-03-29T01:00:00Z' }
      ]
    });
  });

  it('a time that occurs twice is the first one at first, and both are offered', () => {
    const stored = storedFor('2026-10-25T02:30:00', vienna);
    const choice = zoneChoice(stored, vienna);
    expect(choice?.kind).toBe('overlap');
    expect(choice?.times.map((time) => time.stored)).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']);
    expect(stored).toBe(choice?.times[0]?.stored);
  });

  it('nothing is asked about other times, or without zone entry', () => {
    expect(zoneChoice('2026-11-20T07:00:00Z', vienna)).toBeUndefined();
    expect(zoneChoice('2026-03-29T02:30:00', timed)).toBeUndefined();
    expect(zoneChoice('', vienna)).toBeUndefined();
  });
});
