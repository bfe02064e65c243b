import { describe, expect, it } from 'vitest';
import { elementsById } from '../../ascdata/conditions/evaluate.js';
import { conditionsInWords, shownWhenInWords } from './conditionPhrases.js';

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const target = (Id: string, DisplayName: string, DataType: string, more: object = {}) => ({
  ...{ Id, DisplayName, DataType, Translations: { de: { DisplayName: 'übersetzt', Board: 'Tafel' } } },
  ...more
});
const elements = elementsById([
  target('mode', 'Mode', 'radiobutton', { Value: 'Board', Items: ['Board', 'Countdown'] }),
  target('rows', 'Rows', 'number', { Value: 3 }),
  target('title', 'Title', 'simpleText', { Value: [{ Text: '' }] }),
  target('on', 'Show', 'boolean', { Value: true }),
  target('odd', 'Odd', 'gauge', { Value: 1 })
]);
const shownWhen = (Conditions: unknown, language: 'en' | 'de' | 'fr' = 'en') =>
  shownWhenInWords({ Options: { Conditions } }, elements, language);

describe('when an element is shown, in words', () => {
  it.each([
    ['==', 'Board', 'Mode ≠ Board'],
    ['!=', 'Countdown', 'Mode = Countdown']
  ])('turns a condition %s %s round', (operator, value, words) => {
    expect(shownWhen([hide('mode', operator, value)])).toBe(words);
  });

  it.each([
    ['>', 'Rows ≤ 3'],
    ['>=', 'Rows < 3'],
    ['<', 'Rows ≥ 3'],
    ['<=', 'Rows > 3']
  ])('turns %s of a number round', (operator, words) => {
    expect(shownWhen([hide('rows', operator, 3)])).toBe(words);
  });

  it('names what has to be filled or empty, and what must not be in a text', () => {
    expect(shownWhen([hide('title', '?', true)])).toBe('Title is empty');
    expect(shownWhen([hide('title', '?', false)])).toBe('Title has a value');
    expect(shownWhen([hide('title', '?', 'Sale')])).toBe('Title does not contain Sale');
  });

  it('needs one of several, in the language of the reader, with names and entries as the author wrote them', () => {
    const conditions = [hide('mode', '!=', 'Board'), hide('title', '?', false)];
    expect(shownWhen(conditions, 'de')).toBe('Mode = Board oder Title hat einen Wert');
    expect(shownWhen(conditions, 'fr')).toMatch(/^Mode = Board ou Title /);
  });

  it('tells the first conditions, and how many there are besides', () => {
    const many = Array.from({ length: 9 }, (_, at) => hide('rows', '==', at));
    expect(shownWhen(many)).toMatch(/^Rows ≠ 0 or .* or Rows ≠ 5 or 3 more$/);
  });
});

describe('of Conditions that hide for no Values', () => {
  const whole = hide('mode', '==', 'Board');

  it.each<[string, unknown]>([
    ['are absent', undefined],
    ['are empty', []],
    ['are no list', 'all'],
    ['have an entry that is no condition', [whole, 7]],
    ['have one without a Value', [whole, { Action: 'HIDE', TargetId: 'rows', Operator: '==' }]],
    ['have another Action', [whole, { ...whole, Action: 'SHOW' }]],
    ['test a setting that does not exist', [whole, hide('gone', '==', 1)]],
    ['test one of an unknown DataType', [whole, hide('odd', '==', 1)]],
    ['have an operator that the setting lacks', [whole, hide('on', '>', true)]],
    ['compare with a Value of another type', [whole, hide('rows', '>', 'three')]]
  ])('nothing is said where they %s', (_what, Conditions) => {
    const element = { Options: { Conditions } };
    expect(conditionsInWords(element, elements, 'en')).toBe('');
    expect(shownWhenInWords(element, elements, 'en')).toBe('');
  });

  it('a present Value that cannot be read does not make them such', () => {
    const unread = elementsById([target('rows', 'Rows', 'number', { Value: 'three' })]);
    expect(conditionsInWords({ Options: { Conditions: [hide('rows', '>', 3)] } }, unread, 'en')).toBe('Rows > 3');
  });
});
