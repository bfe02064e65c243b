import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'Radiobutton',
    DisplayName: 'Alignment',
    DataType: 'radiobutton',
    Value: 'Left',
    Items: ['Left', 'Centre', 'Right'],
    Translations: { de: { DisplayName: 'Ausrichtung', Left: 'Links', Centre: 'Mitte', Right: 'Rechts' } }
  },
  good: ['Left', 'Centre', 'Right'],
  bad: [
    ['Gone', ['choice-not-in-items']],
    ['left', ['choice-not-in-items']],
    ['Links', ['choice-not-in-items']],
    ['', ['value-missing']],
    [0, ['value-type']],
    [['Left'], ['value-type']],
    ['constructor', ['choice-not-in-items']]
  ],
  conditions: [
    ['Left', '==', 'Left', true],
    ['Left', '!=', 'Left', false],
    ['Left', '==', 'left', false],
    ['Left', '?', 'Left', true],
    ['Left', '?', 'Le', false],
    ['Left', '?', true, true],
    ['', '?', true, false],
    ['', '?', false, true],
    ['Gone', '==', 'Gone', true],
    ['Left', '==', 0, undefined],
    ['Left', '?', ['Left'], undefined]
  ]
};
