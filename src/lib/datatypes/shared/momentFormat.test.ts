import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { messageOf } from '../../ascdata/wording.js';
import { model as date } from '../date/model.js';
import { model as dateRange } from '../dateRange/model.js';
import { checkContext, element } from '../shared/testing.js';
import { model as time } from '../time/model.js';
import type { MomentKind } from './iso.js';
import { isAmbiguous, parseMoment, formatMoment, readMoment } from './momentFormat.js';

const SEED = 20261122;
const languages = ['en', 'de'] as const;
const two = (n: number): string => String(n).padStart(2, '0');

const clock = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map(two).join(':'));
const day = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((found) => found.toISOString().slice(0, 10));

const moments: Record<MomentKind, fc.Arbitrary<string>> = {
  moment: fc.tuple(day, clock).map((parts) => parts.join('T')),
  day: day.map((each) => `${each}T00:00:00`),
  time: clock.map((each) => each.slice(0, 5)),
  exactTime: clock
};
const kinds = Object.keys(moments) as MomentKind[];

describe('a moment in a field', () => {
  it.each([
    ['moment', '2026-12-24T14:30:00', '24/12/2026, 14:30:00', '24.12.2026, 14:30:00'],
    ['moment', '2026-02-01T00:00:00', '01/02/2026, 00:00:00', '01.02.2026, 00:00:00'],
    ['moment', '2026-02-30T00:00:00', '30/02/2026, 00:00:00', '30.02.2026, 00:00:00'],
    ['day', '2026-12-24T00:00:00', '24/12/2026', '24.12.2026'],
    ['time', '14:30', '14:30', '14:30'],
    ['exactTime', '14:30:05', '14:30:05', '14:30:05'],
    ['moment', '', '', ''],
    ['moment', '24.12.', '24.12.', '24.12.']
  ] as const)('%s %j is written %j in English and %j in German', (kind, value, en, de) => {
    expect([formatMoment(value, kind, 'en'), formatMoment(value, kind, 'de')]).toEqual([en, de]);
  });

  it.each(kinds)('%s: as it is written it is read again, in every language, whatever it is', (kind) => {
    fc.assert(
      fc.property(moments[kind], fc.constantFrom(...languages), (moment, language) => {
        expect(parseMoment(formatMoment(moment, kind, language), kind, language)).toBe(moment);
      }),
      { seed: SEED, numRuns: runs(500) }
    );
  });

  it.each(kinds)('%s: what the contract stores is read as it stands', (kind) => {
    fc.assert(
      fc.property(moments[kind], (moment) => {
        expect(parseMoment(moment, kind, 'en')).toBe(moment);
      }),
      { seed: SEED }
    );
  });
});

const NOON = '2026-12-24T14:30:00';
const DAY = '2026-12-24T00:00:00';
const LEFT: readonly [kind: MomentKind, typed: string][] = [
  // Two meanings, or one that is not finished
  ['day', '24.12.26'],
  ['day', '24.12.20'],
  ['day', '24.12.'],
  ['day', '24122026'],
  ['day', '20261224'],
  ['day', '24.12.20261'],
  ['day', '2026-12-2'],
  ['time', '14'],
  ['time', '143'],
  ['time', '14:3'],
  ['time', '14:30:1'],
  ['moment', '24.12.2026, 14'],
  // An order that nobody writes
  ['day', '2026-24-12'],
  ['day', '12.24.2026'],
  // Of another kind
  ['day', '24.12.2026, 14:30'],
  ['day', '14:30'],
  ['moment', '14:30'],
  ['time', '24.12.2026'],
  ['moment', '2026-12-24T14:30:00Z'],
  ['moment', '2026-12-24T14:30:00+01:00'],
  // Of no kind
  ['day', '24./12.2026'],
  ['day', '24.12/2026'],
  ['day', 'tomorrow'],
  ['day', '24 foo 2026'],
  ['day', '24. De 2026'],
  ['time', '14:30 pm'],
  ['time', '0:30 am'],
  ['time', '14:30 foo'],
  ['time', '14:30.15'],
  ['time', ''],
  ['day', ' '],
  ['day', '٢٤.١٢.٢٠٢٦'],
  ['day', `24.12.2026${' '.repeat(60)}`],
  ['day', '1'.repeat(100_000)]
];

describe('what is typed', () => {
  it.each<[MomentKind, string, string, ('en' | 'de')?]>([
    ['day', '24.12.2026', DAY],
    ['day', '24/12/2026', DAY],
    ['day', '24-12-2026', DAY],
    ['day', '24 12 2026', DAY],
    ['day', '24. 12. 2026', DAY],
    ['day', ' 24.12.2026 ', DAY],
    ['day', '2026-12-24', DAY],
    ['day', '2026/12/24', DAY],
    ['day', '1.2.2026', '2026-02-01T00:00:00'],
    ['day', '24.12.2026 00:00', DAY],
    ['day', '12/24/2026', DAY],
    ['day', 'Dec 24, 2026', DAY],
    ['day', '24 déc. 2026', DAY],
    ['day', '24 Dec 2026', DAY, 'en'],
    ['day', '24 december 2026', DAY, 'en'],
    ['day', '1 Sept 2026', '2026-09-01T00:00:00', 'en'],
    ['day', '24. Dez. 2026', DAY, 'de'],
    ['day', '1. März 2026', '2026-03-01T00:00:00', 'de'],
    ['moment', '24.12.2026', DAY],
    ['moment', '24.12.2026 14:30', NOON],
    ['moment', '24.12.2026,14.30', NOON],
    ['moment', '24.12.2026, 1430', NOON],
    ['moment', '24.12.2026, 14:30 Uhr', NOON],
    ['moment', '24/12/2026, 2:30 pm', NOON],
    ['moment', '24 Dec 2026, 14:30', NOON, 'en'],
    ['moment', '2026-12-24T14:30', NOON],
    ['moment', '2026-12-24 14:30:00', NOON],
    ['moment', '24.12.2026\u00a014:30', NOON],
    ['time', '14:30', '14:30'],
    ['time', '14.30', '14:30'],
    ['time', '1430', '14:30'],
    ['time', '9:05', '09:05'],
    ['time', '14:30:00', '14:30'],
    ['time', '14 Uhr', '14:00'],
    ['time', '14 h', '14:00'],
    ['time', '9 h 05', '09:05'],
    ['time', '9h05', '09:05'],
    ['time', '2:30 PM', '14:30'],
    ['time', '12 a.m.', '00:00'],
    ['time', '12:15 p.m.', '12:15'],
    ['exactTime', '14:30', '14:30:00'],
    ['exactTime', '143015', '14:30:15'],
    ['exactTime', '14.30.15', '14:30:15'],
    // For the check to refuse, in its own words
    ['day', '30.02.2026', '2026-02-30T00:00:00'],
    ['day', '32.12.2026', '2026-12-32T00:00:00'],
    ['moment', '24.12.2026, 25:00', '2026-12-24T25:00:00'],
    ['time', '25:00', '25:00'],
    ['time', '14:30:15', '14:30:15']
  ])('%s %j is %s', (kind, typed, moment, language) => {
    for (const each of language ? [language] : languages) expect(parseMoment(typed, kind, each)).toBe(moment);
  });

  it.each(LEFT)('%s %j is not guessed at', (kind, typed) => {
    for (const language of languages) expect(parseMoment(typed, kind, language)).toBeUndefined();
  });

  it.each([
    ['9', ['09:00']],
    ['23', ['23:00']],
    ['830', ['08:30']],
    ['143', ['01:43']],
    ['24', []],
    ['861', []],
    ['14305', []]
  ])('the time %j probably means %j', (typed, near) => {
    expect(readMoment(typed, 'time', 'de')).toEqual({ kind: 'unread', near: near.map((value) => ({ value })) });
  });

  it.each([
    ['moment', date, {}, NOON.replace('12-24T14', '11-20T08')],
    ['time', time, {}, '08:30'],
    ['exactTime', time, { WithSeconds: true }, '08:30:00'],
    ['day', dateRange, {}, '2026-11-20T00:00:00'],
    ['moment', dateRange, { TimeEnabled: true }, '2026-11-20T08:30:00'],
    ['moment', dateRange, { TimeEnabled: true, TimeZoneEnabled: true }, '2026-11-20T08:30:00']
  ] as const)('%s: the example of the refusal can be typed (%#)', (kind, model, options, example) => {
    const refused = model.name === 'dateRange' ? { From: '24.12.', To: '' } : '24.12.';
    const [found] = model.check(refused, element(model.name, options), checkContext());
    for (const language of languages) {
      const [, shown] = /(?:for example|zum Beispiel) (.*)\.$/.exec(messageOf(found!, language)) ?? [];
      const plain = shown?.replace(/[\u2066-\u2069]/g, '') ?? '';
      expect(parseMoment(plain, kind, language)).toBe(example);
    }
  });

  it.each([
    ['2026-02-01T00:00:00', true],
    ['2026-02-02T00:00:00', false],
    ['2026-02-13T00:00:00', false],
    ['', false],
    ['14:30', false]
  ])('%j could be taken for another day: %j', (value, ambiguous) => {
    expect(isAmbiguous(value)).toBe(ambiguous);
  });
});
