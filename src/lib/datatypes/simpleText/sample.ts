import type { Sample } from '../shared/testing.js';

export const sample: Sample = {
  element: {
    Id: 'SimpleText',
    DisplayName: 'Headline',
    DataType: 'simpleText',
    Value: [{ Text: 'Welcome' }],
    Options: {
      NumberOfInstances: 3,
      MultilineSize: 2,
      MaxChars: 20,
      Required: true,
      ValidationRegExp: '^[^<>]*$',
      ValidationRegExpDescription: 'No angle brackets, please.'
    },
    Translations: { de: { DisplayName: 'Überschrift', ValidationRegExpDescription: 'Bitte keine spitzen Klammern.' } }
  },
  options: {
    NumberOfInstances: [0, 1, 2, 3],
    MultilineSize: [0, 2],
    MaxChars: [0, 5, 20],
    Required: [true, 0],
    ValidationRegExp: ['', '^[^<>]*$', 'e', '('],
    ValidationRegExpDescription: ['No angle brackets.']
  },
  good: [
    [{ Text: 'Welcome' }],
    [{ Text: '' }, { Text: 'b' }],
    [{ Text: 'a' }, { Text: 'b' }, { Text: 'c' }],
    [{ Text: 'xxxxxxxxxxxxxxxxxxxx' }],
    [{ Text: 'kept', Extra: { a: 1 } }]
  ],
  bad: [
    [[], ['value-spelling', 'text-required']],
    ['Welcome', ['value-type']],
    [['Welcome'], ['value-type']],
    [[{ text: 'Welcome' }], ['member-misspelt']],
    [[{ Text: 7 }], ['member-type']],
    [[{ Text: 'a' }, { Text: 'b' }, { Text: 'c' }, { Text: 'd' }], ['too-many-instances']],
    [[{ Text: 'xxxxxxxxxxxxxxxxxxxxx' }], ['text-too-long']],
    [[{ Text: '' }], ['text-required']],
    [[{ Text: '  ' }, { Text: '\n' }], ['text-required']],
    [[{ Text: 'a' }, { Text: '<b>' }], ['text-pattern']],
    [[{ Text: '😀😀😀😀😀😀😀😀😀😀😀' }], ['text-too-long']],
    [{ Text: 'a' }, ['value-type']],
    [[{ Text: 'a' }, { Text: 'b' }], ['too-many-instances'], { NumberOfInstances: 0 }],
    [[{ Text: '<' }], ['text-pattern-undescribed'], { ValidationRegExp: '^[^<]*$' }]
  ],
  conditions: [
    [[{ Text: 'a' }, { Text: 'b' }], '==', 'b', true],
    [[{ Text: 'a' }, { Text: 'b' }], '==', 'B', false],
    [[{ Text: 'a' }, { Text: 'b' }], '!=', 'c', true],
    [[{ Text: 'a' }, { Text: 'b' }], '==', ['a', 'b'], true],
    [[{ Text: 'a' }, { Text: 'b' }], '==', ['b', 'a'], false],
    [[{ Text: 'Welcome' }], '?', 'come', true],
    [[{ Text: 'Welcome' }], '?', 'Come', false],
    [[{ Text: 'Welcome' }], '?', true, true],
    [[{ Text: '' }, { Text: '' }], '?', true, false],
    [[{ Text: '' }], '?', false, true],
    [[{ Text: 'a' }], '==', 1, undefined],
    [[{ Text: 'a' }], '?', ['a'], undefined],
    [[], '?', false, true]
  ]
};
