import { expect, it } from 'vitest';
import { definitionChanges } from '../ascdata/definition/changes.js';
import type { AscElement } from '../ascdata/types.js';
import definition from '../messages/en/screens/definition.js';
import { changeInWords, stepInWords, withLabels } from './words.js';

const shows: AscElement = {
  ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Items: ['Rooms', 'Notice', 'Map'], Value: 'Rooms' },
  Translations: { de: { DisplayName: 'Zeigt', Rooms: 'Säle' } },
  Options: { Conditions: [{ Action: 'HIDE', TargetId: 'Stop', Operator: '==', Value: 'x' }] }
};
const stop: AscElement = {
  ...{ Id: 'Stop', DisplayName: 'Stop', DataType: 'simpleText', Value: 'x' },
  Options: { NumberOfInstances: 3 }
};

/** The changes from one element to another, in the words of somebody who reads the widget in German. */
function told(before: AscElement, after: object): readonly string[] {
  const [old, now] = [before, after].map((element) => JSON.stringify({ Elements: [element] }));
  const elements = new Map([[before.Id, { ...before, ...after }]]);
  return definitionChanges(old!, now!).map((change) =>
    changeInWords(change, { t: definition, language: 'en', contentLanguage: 'de', elements })
  );
}

const { de } = shows.Translations as { de: object };

it.each([
  ['one translation', { Translations: { de: { ...de, Rooms: 'Räume' } } }, 'Zeigt: Rooms in German Säle → Räume'],
  [
    'the first one of a language',
    { Translations: { de, fr: { DisplayName: 'Montre' } } },
    'Zeigt: Name in French not set → Montre'
  ],
  ['several translations', { Translations: { de, fr: { DisplayName: 'Montre', Map: 'Carte' } } }, 'Zeigt: 2 texts'],
  ['another name of an entry', { Items: ['Halls', 'Notice', 'Map'] }, 'Zeigt: Entries Rooms → Halls'],
  [
    'entries that came and went',
    { Items: ['Rooms', 'Plan', 'Text'] },
    'Zeigt: entries new: Plan, Text, removed: Notice, Map'
  ],
  ['the order of entries', { Items: ['Map', 'Rooms', 'Notice'] }, 'Zeigt: order of the entries'],
  ['a rule that went', { Options: {} }, 'Zeigt: Conditions 1 → 0'],
  [
    'a rule with as many conditions',
    { Options: { Conditions: [{ Action: 'HIDE', TargetId: 'Stop', Operator: '!=', Value: 'x' }] } },
    'Zeigt: Conditions changed'
  ],
  ['what no table names', { 'x-note': { by: 'us' } }, 'Zeigt: x-note changed']
])('%s is told without JSON', (_, after, words) => {
  expect(told(shows, { ...shows, ...after })).toEqual([words]);
});

it('an option is told by what it is called in its type, and long texts that begin alike as changed', () => {
  expect(told(stop, { ...stop, Options: { NumberOfInstances: 4 } })).toEqual(['Stop: Texts at most 3 → 4']);
  const long = (end: string): object => ({
    ...stop,
    Options: { ...stop.Options, ValidationRegExp: `${'a'.repeat(40)}${end}` }
  });
  expect(told(long('b') as AscElement, long('c'))).toEqual(['Stop: Pattern changed']);
});

it('a finding calls fields and options as the screen does, with the word of the contract once, and Values as they are', () => {
  const told = (text: string): string => withLabels(text, { t: definition });
  expect(told('ValidationRegExp can match anywhere.')).toBe('“Pattern” (ValidationRegExp) can match anywhere.');
  expect(told('TimeZoneEnabled needs TimeEnabled.')).toBe(
    '“With time zone” (TimeZoneEnabled) needs “With time” (TimeEnabled).'
  );
  expect(told('“MaxChars” and “My MaxChars” are no entries; Required or McDonald are no options.')).toBe(
    '“MaxChars” and “My MaxChars” are no entries; Required or McDonald are no options.'
  );
});

it.each([
  ['a setting that was added', [{ id: 'Stop', at: '', after: JSON.stringify(stop) }], 'setting “Stop” added'],
  ['a setting that was deleted', [{ id: 'Stop', at: '', before: JSON.stringify(stop) }], 'setting “Stop” deleted'],
  [
    'what an ApiVersion went along with',
    [
      { id: 'Stop', at: '/Options/NumberOfInstances', before: '1', after: '3' },
      { id: '', at: '/ApiVersion', before: '1', after: '2' }
    ],
    'Stop: Texts at most 1 → 3'
  ],
  [
    'the first of several changes',
    [
      { id: 'Stop', at: '', after: JSON.stringify(stop) },
      { id: 'Shows', at: '', after: JSON.stringify(shows) }
    ],
    'setting “Stop” added · and 1 more'
  ]
])('a step is told by %s', (_, changes, words) => {
  const elements = new Map([shows, stop].map((element) => [element.Id, element]));
  expect(stepInWords(changes, { t: definition, language: 'en', contentLanguage: '', elements })).toBe(words);
});
