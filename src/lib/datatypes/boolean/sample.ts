import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Boolean',
    DisplayName: 'Show seconds',
    DataType: 'boolean',
    Value: true,
    Translations: { de: { DisplayName: 'Sekunden anzeigen' } }
  },
  options: {},
  good: [true, false],
  bad: [
    [null, ['value-missing']],
    [1, ['value-type']],
    ['true', ['value-type']],
    [[true], ['value-type']]
  ],
  conditions: [
    [true, '==', true, true],
    [true, '!=', true, false],
    [false, '==', true, false],
    [true, '==', 1, undefined],
    [true, '!=', 'true', undefined]
  ]
};
