import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'DateRange',
    DisplayName: 'Campaign',
    DataType: 'dateRange',
    Value: { From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' },
    Options: { MinDate: '2026-01-01T00:00:00', MaxDate: '2028-12-31T23:59:59' },
    Translations: { de: { DisplayName: 'Kampagne' } }
  },
  options: {
    MinDate: ['Today', '2026-01-01T00:00:00', '2026-11-25T00:00:00', '2026-11-20T00:00:01'],
    MaxDate: ['Today', '2027-01-01T00:00:00', '2026-11-25T23:59:59'],
    TimeEnabled: [true, 0],
    TimeZoneEnabled: [true, 0]
  },
  exactForms: [{}, { TimeEnabled: true }, { TimeEnabled: 1, TimeZoneEnabled: true }],
  good: [
    { From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' },
    { From: '2026-11-20T00:00:00', To: '2026-11-20T00:00:00' },
    { From: '', To: '' },
    { From: '2026-11-20T00:00:00', To: '' },
    { From: '', To: '2026-11-30T00:00:00' }
  ],
  bad: [
    [{ From: '2026-11-30T00:00:00', To: '2026-11-20T00:00:00' }, ['range-order']],
    [{ From: '2026-11-20T08:00:00', To: '2026-11-30T00:00:00' }, ['range-without-time']],
    [{ From: '2026-02-30T00:00:00', To: '2026-11-30T00:00:00' }, ['date-not-in-calendar']],
    [{ From: '2026-11-20T00:00:00' }, ['value-spelling']],
    [{ From: '2026-11-20T00:00:00', To: null }, ['value-spelling']],
    [{ From: '2026-11-20T00:00:00Z', To: '2026-11-30T00:00:00Z' }, ['value-type']],
    ['2026-11-20T00:00:00', ['value-type']],
    [{ From: '2025-12-31T00:00:00', To: '2026-11-30T00:00:00' }, ['date-before-minimum']],
    [{ From: '2026-11-20T00:00:00', To: '2029-01-01T00:00:00' }, ['date-after-maximum']],
    [null, ['value-type']],
    [
      { From: '2026-11-20T08:00:00', To: '2026-11-30T00:00:00' },
      ['range-zone-missing', 'range-zone-missing'],
      { TimeEnabled: true, TimeZoneEnabled: true }
    ],
    [
      { From: '2026-11-20T08:00:00Z', To: '2026-11-30T00:00:00' },
      ['range-zone-missing'],
      { TimeEnabled: true, TimeZoneEnabled: 1 }
    ],
    [{ From: '2026-11-20T08:00:00Z', To: '2026-11-30T00:00:00Z' }, ['value-type'], { TimeEnabled: true }]
  ],
  conditions: [
    [{ From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }, '?', '2026-11-30T00:00:00', true],
    [{ From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }, '?', '2026-11-20T00:00:00', true],
    [{ From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }, '?', '2026-12-01T00:00:00', false],
    [{ From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }, '?', 'Today', true],
    [{ From: '2026-11-21T00:00:00', To: '' }, '?', '2030-01-01T00:00:00', true],
    [{ From: '', To: '' }, '?', '2026-11-20T00:00:00', false],
    [{ From: '', To: '' }, '?', false, true],
    [{ From: '2026-11-21T00:00:00', To: '' }, '?', true, true],
    [{ From: '2026-11-20T00:00:00', To: '2026-11-30T00:00:00' }, '?', 'soon', undefined]
  ]
};
