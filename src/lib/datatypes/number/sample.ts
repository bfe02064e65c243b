import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Number',
    DisplayName: 'Refresh interval',
    DataType: 'number',
    Value: 5,
    Options: { Minimum: -10, Maximum: 100, StepSize: 0.5 },
    Translations: { de: { DisplayName: 'Abstand' } }
  },
  options: {
    Minimum: [-1, 0, 1, 2.5, 'x'],
    Maximum: [3, 10, 12.5],
    StepSize: [0, 0.5, 1, 1.5, 2]
  },
  good: [5, -10, 100, 0, 0.5, -9.5, 10],
  bad: [
    ['5', ['value-type']],
    ['', ['value-missing']],
    [null, ['value-missing']],
    [-10.5, ['number-below-minimum']],
    [101, ['number-above-maximum']],
    [0.3, ['number-off-step']],
    [true, ['value-type']],
    [2, ['number-off-step'], { Minimum: 1, StepSize: 5 }],
    [0.35, ['number-off-step'], { StepSize: 0.1 }]
  ],
  conditions: [
    [5, '==', 5, true],
    [5, '!=', 5, false],
    [5, '>', 5, false],
    [5, '>=', 5, true],
    [5, '<', 5.5, true],
    [5, '<=', 4, false],
    [5, '==', '5', undefined],
    [5, '>', null, undefined]
  ]
};
