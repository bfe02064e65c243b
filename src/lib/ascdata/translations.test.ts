import { describe, expect, test } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { checkText } from './texts/textChecks.js';
import {
  contentLanguageFor,
  displayName,
  fallbackLanguages,
  languagesOf,
  textInLanguage,
  textOf,
  translation
} from './translations.js';
import { coverageOf, maySkip, staleKeys } from './texts/coverage.js';
import type { AscElement } from './types.js';

const list: AscElement = {
  Id: 'mode',
  DisplayName: 'Mode',
  DataType: 'list',
  Value: 'On',
  Items: ['On', 'Off', 'constructor'],
  Translations: {
    de: { DisplayName: 'Modus', On: 'An', Off: ' \u200b', Gone: 'Weg' },
    'de-AT': { On: 'Ein' }
  }
};
const plain: AscElement = { Id: 'plain', DisplayName: 'Plain', DataType: 'boolean', Value: true };

describe('lookup', () => {
  test('de-AT looks into de-AT, then de, then takes the untranslated text', () => {
    expect(fallbackLanguages('de-AT')).toEqual(['de-AT', 'de']);
    expect(textOf(list, 'On', 'On', 'de-AT')).toBe('Ein');
    expect(displayName(list, 'de-AT')).toBe('Modus');
    expect(textOf(list, 'Off', 'Off', 'de-AT')).toBe('Off');
    expect(textOf(list, 'On', 'On', 'fr')).toBe('On');
    expect(displayName(plain, 'de')).toBe('Plain');
  });

  test('a blank translation counts as none', () => {
    expect(translation(list, 'Off', 'de')).toBeUndefined();
  });

  test('inherited keys and languages are not found', () => {
    expect(textOf(list, 'constructor', 'constructor', 'de')).toBe('constructor');
    expect(textOf(list, 'name', 'x', 'constructor')).toBe('x');
    expect(textOf(list, 'On', 'On', '__proto__')).toBe('On');
  });

  test.each(['', '-', 'de-', '-de'])('the malformed language code %j finds nothing', (language) => {
    expect(textOf(list, 'x', 'source', language)).toBe('source');
  });
});

describe('the language of a widget', () => {
  test.each([
    ['the exact tag comes first', ['de', 'de-AT'], ['de-AT'], 'de-AT'],
    ['then its base', ['de', 'fr'], ['de-AT'], 'de'],
    ['never another region', ['de-AT'], ['de-DE', 'de'], ''],
    ['a base does not read a region', ['de-AT'], ['de'], ''],
    ['the next language where the first has no texts', ['de', 'ja'], ['fr-CA', 'ja'], 'ja'],
    ['tags are compared without regard to case', ['DE-at'], ['de-AT'], 'DE-at'],
    ['a script goes before the base', ['zh', 'zh-Hant'], ['zh-Hant-TW'], 'zh-Hant'],
    ['who reads English is not given French', ['fr'], ['en-GB', 'fr'], ''],
    ['English where it is a translation', ['fr', 'en'], ['en-GB', 'fr'], 'en'],
    ['the original where nothing fits', ['fr'], ['ja', 'ko'], ''],
    ['the original where nothing is wanted', ['fr'], [], '']
  ])('%s', (_, available, wanted, expected) => {
    expect(contentLanguageFor(available, wanted)).toBe(expected);
  });

  test('a text has the language it was found in, or none where it is untranslated', () => {
    expect(textInLanguage(list, 'On', 'On', 'de-AT')).toEqual({ text: 'Ein', language: 'de-AT' });
    expect(textInLanguage(list, 'DisplayName', 'Mode', 'de-AT')).toEqual({ text: 'Modus', language: 'de' });
    expect(textInLanguage(list, 'Off', 'Off', 'de-AT')).toEqual({ text: 'Off', language: '' });
  });
});

describe('coverage', () => {
  test('names the languages in the order of their first use', () => {
    expect(languagesOf([plain, list])).toEqual(['de', 'de-AT']);
  });

  test('complete = every translatable text has a non-empty translation', () => {
    expect(coverageOf([list, plain], 'de', registry)).toEqual({
      language: 'de',
      total: 5,
      missing: [
        { id: 'mode', key: 'Off', source: 'Off' },
        { id: 'mode', key: 'constructor', source: 'constructor' },
        { id: 'plain', key: 'DisplayName', source: 'Plain' }
      ],
      stale: [{ id: 'mode', key: 'Gone' }]
    });
  });

  test.each([
    ['1 row', true],
    ['1 day', true],
    ['2 days', true],
    ['1 week', true],
    ['1 hour', true],
    ['4 cols', true],
    ['12', false],
    ['50 %', false],
    ['0.75rem', false],
    ['-5 °C', false],
    ['100km/h', false],
    ['8 hours', true],
    ['30 min', true],
    ['4K', false]
  ])('%s needs a translation: %s', (DisplayName, needed) => {
    expect(coverageOf([{ ...plain, DisplayName }], 'de', registry).total).toBe(needed ? 1 : 0);
  });

  test.each([
    ['30 min', true],
    ['30 Min.', true],
    ['8 Uhr', true],
    ['8:30 Uhr', true],
    ['1,5 Std.', true],
    ['2 heures', true],
    ['1 row', false],
    ['8 hours', false],
    ['30', false],
    ['min', false],
    ['30 min left', false]
  ])('%s may stay as it is in every language: %s', (DisplayName, may) => {
    const element = { ...plain, DisplayName };
    const same = checkText({ element: 'a', kind: 'name', source: DisplayName, target: DisplayName }, 'de');
    expect([coverageOf([element], 'de', registry).missing, same]).toEqual(
      may ? [[], []] : [expect.any(Array), [{ code: 'translation-same' }]]
    );
    expect(maySkip(DisplayName)).toBe(may);
  });

  test('keys that match no text are stale, in each language separately', () => {
    expect(staleKeys(list, 'de', registry)).toEqual(['Gone']);
    expect(staleKeys(list, 'de-AT', registry)).toEqual([]);
    expect(staleKeys(plain, 'de', registry)).toEqual([]);
  });
});
