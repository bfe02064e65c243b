import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textId, textKey, textKeyOf, translationKey } from './textKey.js';

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

  it.each([
    ['a\u2000', 'a 00'],
    ['a%20', 'a '],
    ['a/b', 'a%2Fb']
  ])('tells %j from %j', (one, other) => {
    expect(textId({ element: one, kind: 'name' })).not.toBe(textId({ element: other, kind: 'name' }));
  });

  it('can be read from its id', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('/', '%', ' ', '\u2000', '0', 'u') })
    );
    fc.assert(
      fc.property(text, fc.oneof(text, fc.constant('DisplayName')), (id, key) => {
        const made = textKey({ id, key });
        expect(textKeyOf(textId(made))).toEqual(made);
      })
    );
  });

  it.each(['', 'name', 'name/a/b', 'entry/a', 'entry/a/b/c', 'title/a', 'name/a b', 'name/%2f', 'name/%'])(
    'cannot be read from %j',
    (id) => expect(textKeyOf(id)).toBeUndefined()
  );

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
