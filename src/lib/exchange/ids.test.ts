import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asToken, fromToken, unitId, unitKey, unitName } from './ids.js';
import { anyText } from './testing.js';

const anyKey = fc.oneof(
  fc.record({ element: anyText, kind: fc.constantFrom('name' as const, 'pattern' as const) }),
  fc.record({ element: anyText, kind: fc.constant('entry' as const), entry: anyText })
);

describe('the Id of a unit', () => {
  it.each([
    [{ element: 'Title', kind: 'name' as const }, 'name:Title'],
    [{ element: 'my_title', kind: 'pattern' as const }, 'pattern:my__title'],
    [{ element: 'Size', kind: 'entry' as const, entry: 'very large' }, 'entry:Size:very_20_large'],
    [{ element: '', kind: 'entry' as const, entry: '' }, 'entry:_-_:_-_']
  ])('of %j is %s', (key, id) => {
    expect(unitId(key)).toBe(id);
  });

  it('is a name token, and leads back to its key', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(unitId(key)).toMatch(/^[\w.:-]+$/);
        expect(unitKey(unitId(key), '')).toEqual(key);
      })
    );
  });

  it('that a tool replaced gives way to the name beside it', () => {
    const key = { element: 'Size', kind: 'entry' as const, entry: 'a/b' };
    expect(unitKey('874396', unitName(key))).toEqual(key);
    expect(unitKey(unitName(key), '')).toEqual(key);
  });

  it.each(['874396', 'name:a:b', 'entry:a', 'title:a', 'name:a b', 'name:_zz_', 'name:_0020_', 'name:'])(
    '%j is none of ours, and stands for itself',
    (id) => expect(unitKey(id, '')).toEqual({ element: id, kind: 'name' })
  );
});

describe('a token', () => {
  it('can be turned back into its text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fromToken(asToken(text))).toBe(text);
      })
    );
  });
});
