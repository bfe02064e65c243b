import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Date',
    DisplayName: 'Launch day',
    DataType: 'date',
    Value: '2026-11-20T00:00:00',
    Options: { MinDate: '2026-01-01T00:00:00', MaxDate: '2028-12-31T23:59:59' },
    Translations: { de: { DisplayName: 'Starttag' } }
  },
  options: {
    MinDate: ['Today', '2026-01-01T00:00:00', '2026-11-25T00:00:00', '2026-11-20T00:00:01'],
    MaxDate: ['Today', '2027-01-01T00:00:00', '2026-11-25T23:59:59']
  },
  good: ['2026-11-20T00:00:00', '2026-01-01T00:00:00', '2028-12-31T23:59:59', '2028-02-29T12:30:15'],
  bad: [
    ['2026-02-30T00:00:00', ['date-not-in-calendar']],
    ['2027-02-29T00:00:00', ['date-not-in-calendar']],
    ['2026-01-01T24:00:00', ['date-not-in-calendar']],
    ['2026-11-20', ['value-type']],
    ['2026-11-20T00:00:00Z', ['value-type']],
    ['20.11.2026', ['value-type']],
    ['', ['value-missing']],
    ['2025-12-31T23:59:59', ['date-before-minimum']],
    ['2029-01-01T00:00:00', ['date-after-maximum']],
    [0, ['value-type']],
    ['2026-11-19T23:59:59', ['date-before-minimum'], { MinDate: 'Today' }],
    ['2026-11-21T00:00:00', ['date-after-maximum'], { MaxDate: 'Today' }]
  ],
  conditions: [
    ['2026-11-20T00:00:00', '==', '2026-11-20T00:00:00', true],
    ['2026-11-20T00:00:00', '!=', '2026-11-21T00:00:00', true],
    ['2026-11-20T00:00:00', '<', '2026-11-20T00:00:01', true],
    ['2026-11-20T00:00:00', '>=', '2026-11-20T00:00:00', true],
    ['2026-11-20T00:00:00', '==', 'Today', true],
    ['2026-11-21T00:00:00', '>', 'Today', true],
    ['2026-11-19T00:00:00', '<', 'Today', true],
    ['2026-11-20T00:00:00', '<=', 'Today', true],
    ['2026-11-20T00:00:00', '==', '20.11.2026', undefined],
    ['2026-11-20T00:00:00', '>', 5, undefined]
  ]
};
