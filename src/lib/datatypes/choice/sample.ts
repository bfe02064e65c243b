import { eachIn } from '../../ascdata/dataTypeNames.js';
import type { Sample } from '../shared/testing.js';

export const sample = eachIn('choice', (name): Sample => ({
  element: {
    Id: name,
    DisplayName: 'Mode',
    DataType: name,
    Value: 'Now',
    Items: ['Now', 'Later', 'Never'],
    Translations: { de: { DisplayName: 'Modus', Now: 'Jetzt', Later: 'Später', Never: 'Nie' } }
  },
  options: {},
  good: ['Now', 'Later', 'Never'],
  bad: [
    ['Gone', ['choice-not-in-items']],
    ['now', ['choice-not-in-items']],
    ['Jetzt', ['choice-not-in-items']],
    ['', ['value-missing']],
    [0, ['value-type']],
    [['Now'], ['value-type']],
    ['constructor', ['choice-not-in-items']]
  ],
  conditions: [
    ['Now', '==', 'Now', true],
    ['Now', '!=', 'Now', false],
    ['Now', '==', 'now', false],
    ['Now', '?', 'Now', true],
    ['Now', '?', 'No', false],
    ['Now', '?', true, true],
    ['', '?', true, false],
    ['', '?', false, true],
    ['Gone', '==', 'Gone', true],
    ['Now', '==', 0, undefined],
    ['Now', '?', ['Now'], undefined]
  ]
}));
