import { describe, expect, it } from 'vitest';
import { dayAt, dayText, startOfDay } from './zoneDays.js';

const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

describe('a day of a time zone', () => {
  it.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00.000Z'],
    // The day the clocks go forward, and the next one.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    // The day they go back, and the next one.
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z'],
    // Midnight does not exist there on that day: the clocks went from 23:59 to 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    // Midnight came twice: at 24:00 the clocks went back to 23:00 of the day before.
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z']
  ])('%s %s begins at %s', (zone, day, expected) => {
    const start = startOfDay(zone, dayOf(day));
    expect(new Date(start).toISOString()).toBe(expected);
    expect([dayText(dayAt(zone, start)), dayAt(zone, start - 1)]).toEqual([day, dayOf(day) - 1]);
  });
});
