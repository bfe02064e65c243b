import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { dayOf, ownZone } from '../../ascdata/dates.js';
import { fromWallClock, timeZones } from './wallClock.js';
import { dateIn, isTimeZone, toWallClock } from './zones.js';

describe('wall-clock time and zone to UTC', () => {
  it.each([
    ['2026-11-20T08:30:00', 'Europe/Berlin', '2026-11-20T07:30:00Z'],
    ['2026-07-20T08:30:00', 'Europe/Berlin', '2026-07-20T06:30:00Z'],
    ['2026-11-20T08:30:00', 'UTC', '2026-11-20T08:30:00Z'],
    ['2026-11-20T00:15:00', 'Asia/Kathmandu', '2026-11-19T18:30:00Z'],
    ['2026-11-20T08:30:00', 'America/St_Johns', '2026-11-20T12:00:00Z'],
    ['2026-01-01T00:00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
    ['2026-12-31T23:30:00', 'Pacific/Niue', '2027-01-01T10:30:00Z']
  ])('%s in %s is %s, and back', (wall, zone, utc) => {
    expect(fromWallClock(wall, zone)).toEqual({ kind: 'once', utc });
    expect(toWallClock(utc, zone)).toBe(wall);
  });

  it.each([
    ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:59:00', '2026-03-29T03:00:00'],
    ['2026-03-29T02:00:00', 'Europe/Berlin', '2026-03-29T01:59:00', '2026-03-29T03:00:00'],
    ['2026-03-08T02:59:59', 'America/New_York', '2026-03-08T01:59:00', '2026-03-08T03:00:00'],
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-04T01:59:00', '2026-10-04T02:30:00'],
    ['2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-29T23:59:00', '2011-12-31T00:00:00']
  ])('%s does not exist in %s: the nearest valid times are offered', (wall, zone, before, after) => {
    expect(fromWallClock(wall, zone)).toEqual({ kind: 'gap', before, after });
  });

  it.each([
    ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00Z', '+02:00', '2026-10-25T01:30:00Z', '+01:00'],
    ['2026-11-01T01:00:00', 'America/New_York', '2026-11-01T05:00:00Z', '-04:00', '2026-11-01T06:00:00Z', '-05:00'],
    ['2026-04-05T01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', '+11:00', '2026-04-04T15:15:00Z', '+10:30']
  ])('%s occurs twice in %s: both moments are offered', (wall, zone, first, firstOffset, second, secondOffset) => {
    expect(fromWallClock(wall, zone)).toEqual({
      kind: 'overlap',
      earlier: { utc: first, offset: firstOffset },
      later: { utc: second, offset: secondOffset }
    });
  });

  it.each([
    ['2026-03-29T01:59:59', 'Europe/Berlin', 'once'],
    ['2026-03-29T03:00:00', 'Europe/Berlin', 'once'],
    ['2026-10-25T01:59:59', 'Europe/Berlin', 'once'],
    ['2026-10-25T02:00:00', 'Europe/Berlin', 'overlap'],
    ['2026-10-25T02:59:59', 'Europe/Berlin', 'overlap'],
    ['2026-10-25T03:00:00', 'Europe/Berlin', 'once']
  ])('%s in %s occurs: %s', (wall, zone, kind) => {
    expect(fromWallClock(wall, zone)?.kind).toBe(kind);
  });

  it.each([
    ['UTC', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00'],
    ['UTC', '1582-10-04T12:00:00Z', '1582-10-04T12:00:00'],
    ['Etc/GMT-2', '0033-04-03T23:30:00Z', '0033-04-04T01:30:00'],
    ['Africa/Abidjan', '1850-06-15T00:16:08Z', '1850-06-15T00:00:00'],
    ['Europe/Amsterdam', '1850-06-15T00:00:00Z', '1850-06-15T00:17:30']
  ])('counts days before 1582 as ISO 8601 does, and offsets to the second: %s, %s', (zone, utc, wall) => {
    expect(toWallClock(utc, zone)).toBe(wall);
    expect(fromWallClock(wall, zone)).toEqual({ kind: 'once', utc });
  });

  it('leads back to the wall-clock time whenever it exists', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Tehran', 'UTC');
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const wall = new Date(minute * 60_000).toISOString().slice(0, 19);
        const result = fromWallClock(wall, zone);
        if (result?.kind === 'once') expect(toWallClock(result.utc, zone)).toBe(wall);
        if (result?.kind === 'overlap') {
          expect([result.earlier.utc, result.later.utc].map((utc) => toWallClock(utc, zone))).toEqual([wall, wall]);
        }
        if (result?.kind === 'gap') {
          expect(result.before < wall && wall < result.after).toBe(true);
          expect([result.before, result.after].map((time) => fromWallClock(time, zone)?.kind)).toEqual([
            'once',
            'once'
          ]);
        }
      }),
      { seed: 20261120, numRuns: runs(400) }
    );
  });

  it('gives nothing for what is no time or no zone', () => {
    expect(fromWallClock('2026-02-30T00:00:00', 'UTC')).toBeUndefined();
    expect(fromWallClock('2026-02-20T00:00:00', 'Europe/Atlantis')).toBeUndefined();
    expect(toWallClock('2026-02-20T00:00:00', 'UTC')).toBeUndefined();
    expect(toWallClock('2026-02-20T00:00:00Z', '')).toBeUndefined();
  });

  it('knows the zones of the platform, UTC among them', () => {
    expect(timeZones()[0]).toBe('UTC');
    expect(timeZones()).toContain('Europe/Berlin');
  });

  it.each(['Europe/Berlin', 'europe/berlin', 'UTC', 'Etc/GMT+5', 'EST', 'EST5EDT', 'PRC'])('knows %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Nowhere', '+23:59', '-05:00', '+01', 'AST', 'bst', 'Etc/Unknown'])('knows no zone “%s”', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

it('the date of Today is the one in the user’s zone', () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  expect([dateIn('Europe/Vienna', moment), dateIn('America/New_York', moment)]).toEqual(['2026-11-21', '2026-11-20']);
});

it('the day on this computer’s clock is the day in its zone', () => {
  const moments = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(dayOf(moment)).toBe(dateIn(ownZone(), moment));
    }),
    { seed: 20261123 }
  );
});
