import { describe, expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import base from '../../messages/en/screens/base.js';
import { choicesOf } from './entries.js';

const element: AscElement = {
  Id: 'mode',
  DisplayName: 'Mode',
  DataType: 'list',
  Value: 'Now',
  Items: ['Now', '__proto__', 'Now', ''],
  Translations: { de: { Now: 'Jetzt' } }
};

describe('entries of a list', () => {
  it('each once, in the language of the widget, which is named, stored untranslated', () => {
    expect(choicesOf(element, 'Now', 'de-AT', base.fields)).toEqual([
      { value: 'Now', label: 'Jetzt', language: 'de', isMissing: false },
      { value: '__proto__', label: '__proto__', language: '', isMissing: false },
      { value: '', label: '(empty)', isMissing: false }
    ]);
  });

  it('the blanks that a page does not show are visible', () => {
    const seats = { ...element, Items: ['Aisle', ' Aisle', '  '] };
    expect(choicesOf(seats, ' ', 'en', base.fields).map(({ label }) => label)).toEqual([
      '␣ (no longer available)',
      'Aisle',
      '␣Aisle',
      '␣␣'
    ]);
  });

  it('a stored value that is none of Items comes first, marked', () => {
    expect(choicesOf(element, 'Later', 'en', base.fields)[0]).toEqual({
      value: 'Later',
      label: 'Later (no longer available)',
      isMissing: true
    });
  });

  it('without Items there is only what is stored', () => {
    expect(choicesOf({ ...element, Items: undefined }, 5, 'en', base.fields)).toMatchObject([
      { value: '5', isMissing: true }
    ]);
  });
});
