import { describe, expect, it } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import { messageOf } from '../../ascdata/wording.js';
import { checkContext, codes, element } from '../shared/testing.js';
import { rangeMode } from './form.js';
import { model } from './model.js';

const berlin = { ...DEFAULT_PLATFORM, timeZone: 'Europe/Berlin' };
const noZones = { ...DEFAULT_PLATFORM, timeZonesEnabled: false };
const context = checkContext({ platform: berlin });
const zoned = { TimeEnabled: true, TimeZoneEnabled: true };
const range = (From: string, To: string) => ({ From, To });
const [day, night] = ['2026-11-20T00:00:00', '2026-11-20T23:30:00'];

describe('dateRange: TimeEnabled and TimeZoneEnabled decide the format', () => {
  it.each([
    [{}, 'day'],
    [{ TimeEnabled: true }, 'time'],
    [{ TimeEnabled: 1, TimeZoneEnabled: 1 }, 'zoned'],
    [{ TimeZoneEnabled: true }, 'day'],
    [{ TimeEnabled: 0, TimeZoneEnabled: 1 }, 'day']
  ])('%j: %s', (options, mode) => {
    expect(rangeMode(element('dateRange', options))).toBe(mode);
  });

  it('offers no zone while the time zone support of the platform is off', () => {
    expect(rangeMode(element('dateRange', zoned), noZones)).toBe('time');
  });

  it.each([
    [range(day, day), {}, []],
    [range(day, night), {}, ['range-without-time']],
    [range(day, night), { TimeEnabled: true }, []],
    [range(`${day}Z`, `${night}Z`), { TimeEnabled: true }, ['value-type']],
    [range(`${day}Z`, `${night}Z`), { TimeZoneEnabled: true }, ['value-type']],
    [range(`${day}Z`, `${night}Z`), zoned, []],
    [range(day, night), zoned, ['range-zone-missing', 'range-zone-missing']],
    [range(`${day}Z`, night), zoned, ['range-zone-missing']],
    [range(`${day}Z`, ''), zoned, []],
    [range('', ''), zoned, []],
    [range('2026-02-30T00:00:00Z', ''), zoned, ['date-not-in-calendar']]
  ])('%j under %j: %j', (value, options, expected) => {
    expect(codes(model.check(value, element('dateRange', options), context))).toEqual(expected);
  });

  it.each([
    [range('24.12.', day), {}, '/From', 'It must be a date, for example 20 Nov 2026.'],
    [
      range(day, '…'),
      { TimeEnabled: true },
      '/To',
      'It must be a date, with or without a time, for example 20 Nov 2026, 08:30.'
    ],
    [range('', '24.12.'), zoned, '/To', 'It must be a date, with or without a time, for example 20 Nov 2026, 08:30.'],
    [7, {}, '', 'It must be a range of dates, for example 20 Nov 2026 – 30 Nov 2026.']
  ])('%j under %j: says what is expected at “%s”: %s', (value, options, pointer, sentence) => {
    const [found] = model.check(value, element('dateRange', options), context);
    expect(found?.pointer).toBe(pointer);
    expect(messageOf(found!)).toContain(sentence);
  });

  it.each([range(day, night), range(`${day}Z`, `${night}Z`)])('takes %j while zone support is off', (value) => {
    expect(model.check(value, element('dateRange', zoned), checkContext({ platform: noZones }))).toEqual([]);
  });

  it.each([
    [{ TimeZoneEnabled: true }, berlin, 'time-zone-without-time'],
    [zoned, noZones, 'time-zone-support-off']
  ])('says why no zone is offered under %j', (options, platform, code) => {
    const [found] = model.checkDefinition(element('dateRange', options), checkContext({ platform }));
    expect(found).toMatchObject({ code, severity: 'warning', pointer: '/Options/TimeZoneEnabled' });
  });
});

describe('dateRange: rules', () => {
  it.each([
    [range(night, day), { TimeEnabled: true }, ['/To']],
    [range(day, day), {}, []],
    [range(day, ''), {}, []],
    [range('2026-11-19T00:00:00', day), { MinDate: 'Today' }, ['/From']],
    [range(day, '2026-11-21T00:00:00'), { MaxDate: 'Today' }, ['/To']],
    [range(day, night), { MaxDate: 'Today', TimeEnabled: 1 }, []]
  ])('%j under %j breaks rules at %j', (value, options, pointers) => {
    const found = model.check(value, element('dateRange', options), context);
    expect(found.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('looks at moments in the zone of the platform when it applies MinDate and MaxDate', () => {
    const today = element('dateRange', { ...zoned, MinDate: 'Today', MaxDate: 'Today' });
    expect(model.check(range('2026-11-19T23:00:00Z', '2026-11-20T22:59:59Z'), today, context)).toEqual([]);
    expect(codes(model.check(range('2026-11-19T22:59:59Z', '2026-11-20T23:00:00Z'), today, context))).toEqual([
      'date-after-maximum',
      'date-before-minimum'
    ]);
  });

  it('finds a MinDate after the MaxDate in the definition', () => {
    const options = { MinDate: '2027-01-01T00:00:00', MaxDate: 'Today' };
    expect(codes(model.checkDefinition(element('dateRange', options), context))).toEqual(['minimum-above-maximum']);
  });

  it.each([
    [{ From: day }, range(day, '')],
    [{ From: null, To: day }, range('', day)],
    [
      { ...range(day, ''), Note: 'kept' },
      { ...range(day, ''), Note: 'kept' }
    ]
  ])('reads %j as %j', (raw, expected) => {
    expect(model.read(raw, element('dateRange'))).toEqual(expected);
  });
});

describe('dateRange: ? asks whether it contains a date, ends included', () => {
  it.each([
    [range(day, night), day, true],
    [range(day, night), night, true],
    [range(day, night), '2026-11-20T23:30:01', false],
    [range(day, night), '2026-11-19T23:59:59', false],
    [range(day, ''), '2999-01-01T00:00:00', true],
    [range('', night), '1999-01-01T00:00:00', true],
    [range('', ''), day, false],
    [range(night, '2026-12-01T00:00:00'), 'Today', true],
    [range('2026-11-21T00:00:00', ''), 'Today', false],
    [range(`${day}Z`, `${night}Z`), `${night}Z`, true],
    [range(`${day}Z`, `${night}Z`), night, true],
    [range(day, night), '2026-11-20', undefined],
    [range(day, night), 7, undefined],
    [range(day, night), range(day, night), undefined]
  ])('%j ? %j: %s', (value, expected, result) => {
    expect(model.compare.contains?.(value, expected, context)).toBe(result);
  });

  it('has a value with From or To', () => {
    expect([range('', ''), range(day, ''), range('', day)].map((each) => model.hasValue(each))).toEqual([
      false,
      true,
      true
    ]);
  });

  it('has one candidate per set of the constants that a range can contain', () => {
    const constants = ['2026-01-01T00:00:00', '2026-02-01T00:00:00', '2026-03-01T00:00:00'];
    const found = model.candidates(element('dateRange'), constants, context);
    const sets = found.map((value) => constants.map((each) => model.compare.contains?.(value, each, context)).join());
    expect(new Set(sets).size).toBe(7);
    expect(found).toHaveLength(8);
  });

  it('has no candidates rather than an incomplete set', () => {
    const many = Array.from({ length: 60 }, (_, index) => `${2000 + index}-01-01T00:00:00`);
    expect(model.candidates(element('dateRange'), many, context)).toEqual([]);
  });

  it.each([
    [range(day, '2026-11-30T00:00:00'), 'de', '20.11.2026 – 30.11.2026'],
    [range(day, ''), 'de', 'ab 20.11.2026'],
    [range('', day), 'en', 'until 20 Nov 2026'],
    [range('', ''), 'de', 'leer'],
    [range('01/12/2026 – 3', ''), 'en', 'from 01/12/2026 – 3']
  ] as const)('describes %j in %s as %s', (value, language, words) => {
    expect(model.describe(value, element('dateRange'), { language, contentLanguage: language })).toBe(words);
  });
});
