import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../language/languages.js';
import { forms } from './forms.js';
import { samples } from './samples.js';
import { firstMeaning, waysOf } from './shared/reading.js';
import { readTyped, typedText, writeTyped } from './typed.js';

const words = (language: MessageLanguage, contentLanguage: string = language): DescribeContext => ({
  language,
  contentLanguage
});
const element = (DataType: AscElement['DataType'], rest: Partial<AscElement> = {}): AscElement => ({
  ...{ Id: 'a', DisplayName: 'A', DataType, Value: null },
  ...rest
});

/** Objects have no text that tells which they are; several texts of several lines cannot be told apart. */
const isText = ({ DataType }: AscElement): boolean =>
  !Array.isArray(forms[DataType].empty(element(DataType))) || DataType === 'simpleText';

/** Keys that the contract does not know are on no screen. */
const isWritten = (value: unknown): boolean =>
  !Array.isArray(value) || value.every((instance) => Object.keys(instance as object).join('') === 'Text');

describe.each(MESSAGE_LANGUAGES)('what a screen shows in “%s” is read back as the same Value:', (language) => {
  it.each(DATA_TYPE_NAMES.filter((name) => isText(samples[name].element)))('%s', (name) => {
    const { element, good } = samples[name];
    for (const value of good.filter(isWritten)) {
      const text = writeTyped(value, element, words(language));
      const read = firstMeaning(readTyped(text, element, words(language)));
      expect(forms[name].same(read, value, element), `${text} → ${JSON.stringify(read)}`).toBe(true);
    }
  });
});

describe('a number', () => {
  const meanings = (text: string, language: MessageLanguage) =>
    waysOf(readTyped(text, element('number'), words(language))).map(({ value }) => value);

  it.each([
    ['1,250', [1250, 1.25], [1.25, 1250], [1.25, 1250]],
    ['1.250', [1.25, 1250], [1250, 1.25], [1.25, 1250]],
    ['1.234,5', [1234.5], [1234.5], [1234.5]],
    ['1,234.5', [1234.5], [1234.5], [1234.5]],
    ['1 000', [1000], [1000], [1000]],
    ['1\u202F250', [1250], [1250], [1250]],
    ['0,35', [0.35], [0.35], [0.35]],
    ['1,25', [1.25], [1.25], [1.25]],
    ['1e3', [1000], [1000], [1000]],
    ['−5', [-5], [-5], [-5]],
    ['seven', [], [], []]
  ])('%j means, first what the language of the interface writes so', (text, en, de, fr) => {
    expect([meanings(text, 'en'), meanings(text, 'de'), meanings(text, 'fr')]).toEqual([en, de, fr]);
  });

  it.each([
    ['7 Stück', [7]],
    ['€ 1.234,50', [1234.5]],
    ['1.250 kg', [1250, 1.25]],
    ['3 to 5', []],
    ['many', []]
  ])('near %j is only the number that stands there', (text, near) => {
    expect(readTyped(text, element('number'), words('de'))).toMatchObject({
      kind: 'unread',
      near: near.map((value) => ({ value }))
    });
  });

  it('the nearest that the rules allow is on the grid, or the limit', () => {
    const nearest = (value: number, Options: AscElement['Options']) =>
      typedText(element('number')).nearest?.(value, element('number', { Options }));
    expect(nearest(0.35, { StepSize: 0.1 })?.[0]).toBe(0.4);
    expect(nearest(99, { Maximum: 50, Minimum: 1 })).toEqual([99, 50, 1]);
  });
});

describe('a date', () => {
  const days = (text: string, language: MessageLanguage) =>
    waysOf(readTyped(text, element('date'), words(language))).map(({ value }) => String(value).slice(0, 16));

  it.each([
    [
      '03/04/2026',
      ['2026-04-03T00:00', '2026-03-04T00:00'],
      ['2026-04-03T00:00', '2026-03-04T00:00'],
      ['2026-04-03T00:00']
    ],
    ['03.04.2026', ['2026-04-03T00:00'], ['2026-04-03T00:00'], ['2026-04-03T00:00']],
    ['11/20/2026', ['2026-11-20T00:00'], ['2026-11-20T00:00'], []],
    ['20/11/2026', ['2026-11-20T00:00'], ['2026-11-20T00:00'], ['2026-11-20T00:00']],
    ['20 Nov 2026, 08:30', ['2026-11-20T08:30'], ['2026-11-20T08:30'], ['2026-11-20T08:30']],
    ['Mo, 4.5.2026', ['2026-05-04T00:00'], ['2026-05-04T00:00'], ['2026-05-04T00:00']],
    ['Monday, 4 May 2026', ['2026-05-04T00:00'], ['2026-05-04T00:00'], ['2026-05-04T00:00']],
    ['lun. 4 mai 2026, 8:30', ['2026-05-04T08:30'], ['2026-05-04T08:30'], ['2026-05-04T08:30']],
    ['mar. 3 mars 2026', ['2026-03-03T00:00'], ['2026-03-03T00:00'], ['2026-03-03T00:00']],
    ['Mar 3, 2026', ['2026-03-03T00:00'], ['2026-03-03T00:00'], ['2026-03-03T00:00']],
    // The day of the week tells which day is meant, or that it is none.
    ['Wed 03/04/2026', ['2026-03-04T00:00'], ['2026-03-04T00:00'], []],
    ['Di, 4.5.2026', [], [], []],
    ['31. Jänner 2026', ['2026-01-31T00:00'], ['2026-01-31T00:00'], ['2026-01-31T00:00']],
    ['1. Jän. 2026', ['2026-01-01T00:00'], ['2026-01-01T00:00'], ['2026-01-01T00:00']],
    ['1. Feber 2026', ['2026-02-01T00:00'], ['2026-02-01T00:00'], ['2026-02-01T00:00']],
    ['20.11.2026 8:30', ['2026-11-20T08:30'], ['2026-11-20T08:30'], ['2026-11-20T08:30']],
    ['2026-11-20T08:30', ['2026-11-20T08:30'], ['2026-11-20T08:30'], ['2026-11-20T08:30']]
  ])('%j means', (text, en, de, fr) => {
    expect([days(text, 'en'), days(text, 'de'), days(text, 'fr')]).toEqual([en, de, fr]);
  });

  it('has its day of the week also where Date reads nothing but the forms of the standard, as in WebKit', () => {
    const standard = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
    class Strict extends Date {
      constructor(value: string | number) {
        super(typeof value === 'string' && !standard.test(value) ? NaN : value);
      }
    }
    vi.stubGlobal('Date', Strict);
    try {
      expect(days('Mo, 4.5.2026', 'de')).toEqual(['2026-05-04T00:00']);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a date without a whole year', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 26), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['date', '1.2.27', '2027-02-01T00:00:00'],
    ['date', '1.2.27 8:30', '2027-02-01T08:30:00'],
    ['date', '1 Feb 27', '2027-02-01T00:00:00'],
    ['date', 'Do, 24.12.26', '2026-12-24T00:00:00'],
    ['date', '1. Jän. 27', '2027-01-01T00:00:00'],
    ['date', '24.12.', '2026-12-24T00:00:00'],
    ['date', '24.12', '2026-12-24T00:00:00'],
    ['date', '24.12. 8:30', '2026-12-24T08:30:00'],
    ['date', '24. Dezember', '2026-12-24T00:00:00'],
    ['date', '24. Dezember 8:30', '2026-12-24T08:30:00'],
    ['date', '26.11.', '2026-11-26T00:00:00'],
    ['date', '25.11.', '2027-11-25T00:00:00'],
    ['dateRange', '24.12. – 6.1.', { From: '2026-12-24T00:00:00', To: '2027-01-06T00:00:00' }],
    ['dateRange', '24.12.26 bis 6.1.27', { From: '2026-12-24T00:00:00', To: '2027-01-06T00:00:00' }]
  ] as const)('is not read, and near the moment that it probably means: %s %j', (type, text, near) => {
    expect(readTyped(text, element(type), words('de'))).toMatchObject({ kind: 'unread', near: [{ value: near }] });
  });

  it.each(['24', '24.13.', '24.12.202', '8:30', '12.12.12.12', '24.12.2', 'Dezember'])(
    'is near nothing: %j',
    (text) => {
      expect(readTyped(text, element('date'), words('de'))).toEqual({ kind: 'unread', near: [] });
    }
  );
});

describe('a range', () => {
  const read = (text: string, Options = {}) => {
    const range = element('dateRange', { Options });
    return waysOf(readTyped(text, range, words('de'))).map(({ value }) => Object.values(value as object).join(' '));
  };

  it.each([
    ['1.2.2027 - 3.2.2027', {}, ['2027-02-01T00:00:00 2027-02-03T00:00:00']],
    ['2027-02-01 – 2027-02-03', {}, ['2027-02-01T00:00:00 2027-02-03T00:00:00']],
    ['2027-02-01T00:00:00/2027-02-03T00:00:00', {}, ['2027-02-01T00:00:00 2027-02-03T00:00:00']],
    ['1.2.2027', {}, ['2027-02-01T00:00:00 2027-02-01T00:00:00']],
    ['ab 1.2.2027', {}, ['2027-02-01T00:00:00 ']],
    ['1.2.2027 8:30 bis 3.2.2027 17 Uhr', { TimeEnabled: true }, ['2027-02-01T08:30:00 2027-02-03T17:00:00']],
    ['1.2.2027 8:30 bis 3.2.2027 17 Uhr', {}, []],
    ['1.2.2027 8:30 – 3.2.2027 9:00', { TimeEnabled: true, TimeZoneEnabled: true }, []],
    [
      '01/02/2027 – 03/02/2027',
      {},
      ['2027-02-01T00:00:00 2027-02-03T00:00:00', '2027-01-02T00:00:00 2027-03-02T00:00:00']
    ]
  ])('%j with %j', (text, options, ranges) => expect(read(text, options)).toEqual(ranges));
});

describe('an entry', () => {
  const list = element('list', {
    Items: ['Mb', 'MB', 'GB', ' A', 'A', 'on', 'off'],
    Translations: { de: { GB: 'Gigabyte', on: 'off', off: 'on' } }
  });
  const meanings = (text: string) => waysOf(readTyped(text, list, words('en', 'de'))).map(({ value }) => value);

  it.each([
    ['Mb', ['Mb']],
    ['MB', ['MB']],
    ['mb', ['Mb', 'MB']],
    [' A', [' A']],
    ['A', ['A']],
    ['A ', [' A', 'A']],
    ['gigabyte', ['GB']],
    ['on', ['off', 'on']],
    ['x', []]
  ])('%j is the one that fits exactly; where several fit as well, each of them', (text, entries) =>
    expect(meanings(text)).toEqual(entries)
  );
});

it.each([
  ['time', { Id: 'a' }, '8:30 PM', '20:30'],
  ['time', {}, '12.30 Uhr', '12:30'],
  ['time', { Options: { WithSeconds: true } }, '8:30', '08:30:00'],
  ['color', {}, 'red', '#FF0000'],
  ['color', { Options: { UseRGBA: true } }, 'hsl(0 100% 50% / 50%)', 'rgba(255,0,0,0.5)'],
  ['boolean', {}, 'Ja', true],
  ['boolean', {}, 'aus', false],
  ['simpleText', {}, '007 ', [{ Text: '007 ' }]],
  ['simpleText', { Options: { NumberOfInstances: 3 } }, 'a\nb', [{ Text: 'a' }, { Text: 'b' }]],
  ['spot', {}, '[{"Id":1,"Name":"One"}]', [{ Id: 1, Name: 'One' }]]
] as const)('a %s with %j reads %j as %j', (type, rest, text, value) => {
  expect(readTyped(text, element(type, rest), words('en'))).toMatchObject({ kind: 'value', value });
});

it.each([
  ['#11223380', ['#112233'], 'rgba(17,34,51,0.502)'],
  ['transparent', [], 'rgba(0,0,0,0)']
])(
  '%j is not read where no transparency is allowed; the same colour, opaque, is near if one sees it',
  (text, near, says) => {
    const reading = { kind: 'unread', near: near.map((value) => ({ value })), says, isLess: true };
    expect(readTyped(text, element('color'), words('en'))).toEqual(reading);
  }
);
