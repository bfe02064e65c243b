import { describe, expect, test } from 'vitest';
import { registry } from '../datatypes/registry.js';
import {
  coverageOf,
  displayName,
  fallbackLanguages,
  languagesOf,
  staleKeys,
  textOf,
  translation
} from './translations.js';
import type { AscElement } from './types.js';

const list: AscElement = {
  Id: 'mode',
  DisplayName: 'Mode',
  DataType: 'list',
  Value: 'On',
  Items: ['On', 'Off', 'constructor'],
  Translations: {
    de: { DisplayName: 'Modus', On: 'An', Off: '  ', Gone: 'Weg' },
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

  test.each(['', '-', 'de-', '-de'])('the odd code %j finds nothing and breaks nothing', (language) => {
    expect(textOf(list, 'x', 'source', language)).toBe('source');
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

  test('keys that match no text are stale, in each language on its own', () => {
    expect(staleKeys(list, 'de', registry)).toEqual(['Gone']);
    expect(staleKeys(list, 'de-AT', registry)).toEqual([]);
    expect(staleKeys(plain, 'de', registry)).toEqual([]);
  });
});
