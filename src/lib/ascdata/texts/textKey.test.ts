import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textId, textKey, translationKey } from './textKey.js';

describe('the key of a text', () => {
  it.each([
    ['DisplayName', { element: 'Title', kind: 'name' }, 'name/Title'],
    ['ValidationRegExpDescription', { element: 'Title', kind: 'pattern' }, 'pattern/Title'],
    ['very large', { element: 'Title', kind: 'entry', entry: 'very large' }, 'entry/Title/very%20large'],
    ['constructor', { element: 'Title', kind: 'entry', entry: 'constructor' }, 'entry/Title/constructor']
  ])('%s', (key, expected, id) => {
    expect(textKey({ id: 'Title', key })).toEqual(expected);
    expect(textId(textKey({ id: 'Title', key }))).toBe(id);
  });

  it('leads back to its place in Translations, and differs for different places', () => {
    const place = fc.record({ id: fc.string(), key: fc.oneof(fc.string(), fc.constant('DisplayName')) });
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(translationKey(textKey(one))).toBe(one.key);
        const isSame = one.id === other.id && one.key === other.key;
        expect(textId(textKey(one)) === textId(textKey(other))).toBe(isSame);
      })
    );
  });
});
