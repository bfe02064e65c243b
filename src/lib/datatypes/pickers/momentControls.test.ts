import { describe, expect, it } from 'vitest';
import type { MomentKind } from '../shared/iso.js';
import { CONTROLS, fromNative, halfHours, toNative, hasSameFormat } from './momentControls.js';

describe('native date and time inputs', () => {
  it.each([
    ['moment', '2026-11-20T08:00:00'],
    ['moment', '2026-11-20T08:30:15'],
    ['moment', '2026-11-20T00:00:00'],
    ['day', '2026-11-20T00:00:00'],
    ['time', '08:30'],
    ['time', '08:00'],
    ['exactTime', '08:30:00'],
    ['exactTime', '08:00:00']
  ] as const)('%s %s comes back as it went in', (kind, stored) => {
    expect(fromNative(toNative(stored, kind), kind)).toBe(stored);
  });

  it('get the short form browsers give back, so that typing is not disturbed', () => {
    expect(toNative('2026-11-20T08:00:00', 'moment')).toBe('2026-11-20T08:00');
    expect(toNative('08:00', 'time')).toBe('08:00');
  });

  it('fractions of a second are dropped, nothing stays nothing', () => {
    expect(fromNative('2026-11-20T08:00:05.250', 'moment')).toBe('2026-11-20T08:00:05');
    for (const kind of Object.keys(CONTROLS) as MomentKind[]) expect(fromNative('', kind)).toBe('');
  });
});

it('the half hours of a day are offered as they are stored, to the second where the setting has seconds', () => {
  const times = halfHours('time');
  expect([times.length, ...times.slice(0, 2), times.at(-1)]).toEqual([48, '00:00', '00:30', '23:30']);
  expect(halfHours('exactTime').slice(1, 3)).toEqual(['00:30:00', '01:00:00']);
});

describe('the browser’s own control serves where it writes as the interface does', () => {
  it.each([
    // browser, interface: a day with its time, a day, a time
    ['de', 'de', true, true, true],
    ['de-AT', 'de', true, true, true],
    ['de-CH', 'de', true, true, true],
    ['en-GB', 'en', true, true, true],
    ['en-IE', 'en', true, true, true],
    ['en-US', 'en', false, false, false],
    ['en-CA', 'en', false, false, false],
    ['en-AU', 'en', false, true, false],
    ['en-ZA', 'en', false, false, true],
    ['en-GB', 'de', false, false, false],
    ['en-US', 'de', false, false, false],
    ['de', 'en', false, false, false],
    ['fr', 'en', false, false, false],
    ['de-u-hc-h12', 'de', false, true, false]
  ])('a browser in %s for the interface in %s: %j, %j, %j', (browser, language, ...serves) => {
    const found = (['moment', 'day', 'time'] as const).map((kind) => hasSameFormat(kind, language, browser));
    expect(found).toEqual(serves);
    expect(hasSameFormat('exactTime', language, browser)).toBe(found[2]);
  });
});
