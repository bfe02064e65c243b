import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Time',
    DisplayName: 'Opens at',
    DataType: 'time',
    Value: '08:30',
    Translations: { de: { DisplayName: 'Öffnet um' } }
  },
  options: {
    WithSeconds: [true, 0]
  },
  exactForms: [{}, { WithSeconds: 1 }],
  good: ['08:30', '00:00', '23:59'],
  bad: [
    ['8:30', ['value-type']],
    ['24:00', ['value-type']],
    ['08:60', ['value-type']],
    ['', ['value-missing']],
    ['08:30:15', ['value-type']],
    ['08:30:00', ['value-spelling']],
    [830, ['value-type']],
    ['08:30', ['value-spelling'], { WithSeconds: true }],
    ['08:30:60', ['value-type'], { WithSeconds: true }]
  ],
  conditions: [
    ['08:30', '==', '08:30', true],
    ['08:30', '==', '08:30:00', true],
    ['08:30', '!=', '08:31', true],
    ['08:30', '<', '08:30:01', true],
    ['08:30', '>', '08:29', true],
    ['08:30', '>=', '08:30', true],
    ['08:30', '<=', '08:00', false],
    ['08:30', '==', 'half past eight', undefined],
    ['08:30', '<', 9, undefined]
  ]
};
