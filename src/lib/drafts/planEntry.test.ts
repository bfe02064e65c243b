import { describe, expect, it } from 'vitest';
import { entryOf, isSamePlan, lackOf, meaningOf, plannedBy, type PlanEntry } from './planEntry.js';

const NOW = Date.parse('2026-11-24T09:24:00Z');
const entry = (other: Partial<PlanEntry> = {}): PlanEntry => ({
  ...{ startDay: '2026-12-24', startTime: '06:00', hasEnd: true, endDay: '2026-12-28', endTime: '00:00' },
  zone: 'Europe/Vienna',
  ...other
});

describe('an entered time', () => {
  it('is a moment on the clock of its zone', () => {
    expect(meaningOf('2026-12-24', '06:00', 'Europe/Vienna')).toEqual({
      ...{ kind: 'moment', isTwice: false },
      at: Date.parse('2026-12-24T05:00:00Z')
    });
  });

  it.each([
    ['', '06:00'],
    ['2026-12-24', ''],
    ['2026-02-30', '06:00']
  ])('that is not complete or no date means nothing yet (%s %s)', (day, time) => {
    expect(meaningOf(day, time, 'Europe/Vienna').kind).toBe('open');
  });

  it.each([
    ['', '06:00', 'noDay'],
    ['2026-02-30', '06:00', 'badDay'],
    ['morgen', '', 'badDay'],
    ['2026-12-24', '', 'noTime'],
    ['2026-12-24', '6', 'badTime'],
    ['2026-12-24', '25:00', 'badTime'],
    ['2026-12-24', '06:00', undefined]
  ])('%j %j lacks %s', (day, time, lack) => {
    expect(lackOf(day, time)).toBe(lack);
  });

  it('that does not exist names the two nearest', () => {
    expect(meaningOf('2027-03-28', '02:30', 'Europe/Vienna')).toEqual({
      kind: 'gap',
      times: ['2027-03-28T01:59:00', '2027-03-28T03:00:00']
    });
  });

  it('that occurs twice means the first', () => {
    const at = Date.parse('2027-10-31T00:30:00Z');
    expect(meaningOf('2027-10-31', '02:30', 'Europe/Vienna')).toEqual({ kind: 'moment', at, isTwice: true });
  });
});

describe('an entry', () => {
  it('plans a start and an end', () => {
    expect(plannedBy(entry(), NOW)).toEqual({
      ...{ Start: '2026-12-24T06:00:00', End: '2026-12-28T00:00:00' },
      Zone: 'Europe/Vienna'
    });
  });

  it('plans a start alone', () => {
    expect(plannedBy(entry({ hasEnd: false }), NOW)?.End).toBeNull();
  });

  it.each([
    ['a start that is missing', { startDay: '' }],
    ['a start that has passed', { startDay: '2026-11-23' }],
    ['a start that does not exist', { startDay: '2027-03-28', startTime: '02:30', hasEnd: false }],
    ['an end that is missing', { endDay: '' }],
    ['an end before its start', { endDay: '2026-12-23' }],
    ['an end at its start', { endDay: '2026-12-24', endTime: '06:00' }]
  ])('with %s plans nothing', (_, other) => {
    expect(plannedBy(entry(other), NOW)).toBeUndefined();
  });

  it('of a plan is that plan again', () => {
    const plan = plannedBy(entry(), NOW)!;
    expect(isSamePlan(plannedBy(entryOf(plan, 'UTC'), NOW) ?? null, plan)).toBe(true);
  });

  it('of no plan is empty, in the zone of the platform', () => {
    expect(entryOf(null, 'UTC')).toMatchObject({ startDay: '', hasEnd: false, zone: 'UTC' });
  });
});
