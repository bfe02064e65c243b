import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/lib/ascdata/wording.js';
import { analysed, hide, short } from './analysed.js';

describe('elements that can hide each other for good', () => {
  const element = (Id: string, ...Conditions: unknown[]) => ({
    Id,
    DisplayName: Id.toUpperCase(),
    DataType: 'boolean',
    Value: false,
    Options: { Conditions }
  });

  /** Without the notes on settings that are read while hidden. */
  const locksIn = (elements: unknown[]) => analysed(elements).filter(({ code }) => code !== 'condition-target-hidden');

  it('two that hide each other', () => {
    const found = analysed([element('a', hide('b', '==', true)), element('b', hide('a', '==', true)), element('c')]);
    expect(short(found)).toEqual(['conditions-lock-elsewhere /Elements/0']);
    expect(found[0]?.severity).toBe('warning');
    expect(messageOf(found[0]!)).toBe(
      'With b = true, a = true, these would hide each other for good: A (a), B (b). Editing what is shown never leads there, but values set together can: by a preset, in the Table, by an import or over the API.'
    );
  });

  it('one that hides itself', () => {
    expect(short(locksIn([element('a', hide('a', '==', true))]))).toEqual([
      'condition-self /Elements/0/0/TargetId',
      'conditions-lock /Elements/0'
    ]);
  });

  it('a way out through any other target is enough', () => {
    const elements = [element('a', hide('b', '==', true), hide('c', '==', true)), element('b', hide('a', '==', true))];
    expect(short(locksIn([...elements, element('c')]))).toEqual([]);
  });

  it('a target whose input makes no difference is no way out', () => {
    const elements = [element('a', hide('b', '==', true), hide('n', '<=', 9)), element('b', hide('a', '==', true))];
    const n = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1, Options: { Maximum: 9 } };
    expect(short(locksIn([...elements, n]))).toContain('conditions-lock-elsewhere /Elements/0');
  });

  it('conditions that cannot all be met at once are no lock', () => {
    const found = locksIn([
      element('a', hide('b', '==', true), hide('a', '==', true)),
      element('b', hide('a', '==', false))
    ]);
    expect(short(found)).toEqual(['condition-self /Elements/0/1/TargetId']);
  });

  it('an element that is always hidden is reported once, and not as a lock', () => {
    const n = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1 };
    const elements = [{ ...n, Options: { Maximum: 9, Conditions: [hide('n', '<=', 9)] } }];
    expect(short(locksIn(elements))).toEqual([
      'condition-self /Elements/0/0/TargetId',
      'conditions-always-hide /Elements/0'
    ]);
  });

  it('Values that can occur only on different days are no lock', () => {
    const date = (Id: string, target: string, Value: string, MaxDate: string) => ({
      ...{ Id, DisplayName: Id, DataType: 'date', Value: '2026-11-20T00:00:00' },
      Options: { MinDate: 'Today', MaxDate, Conditions: [hide(target, '==', Value)] }
    });
    const [one, other] = ['2026-12-01T00:00:00', '2026-12-02T00:00:00'];
    expect(short(locksIn([date('a', 'b', one, 'Today'), date('b', 'a', other, 'Today')]))).toEqual([]);
    expect(short(locksIn([date('a', 'b', one, other), date('b', 'a', other, other)]))).toEqual([]);
  });

  it('an element that only depends on a lock is not named as well', () => {
    const found = analysed([element('z', hide('a', '==', true)), element('a', hide('a', '==', true))]);
    expect(short(found)).toEqual(['condition-self /Elements/1/0/TargetId', 'conditions-lock /Elements/1']);
  });

  it('an element hidden once an entry is chosen is locked, because the choice cannot be undone', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: '', Items: ['x', 'y'] };
    expect(short(locksIn([list, element('a', hide('l', '?', true))]))).toEqual(['conditions-lock /Elements/1']);
  });

  it('a ring of 1,000 elements is one lock, and a chain of them is none', () => {
    const ring = Array.from({ length: 1000 }, (_, i) => element(`e${i}`, hide(`e${(i + 1) % 1000}`, '==', true)));
    expect(short(locksIn(ring))).toEqual(['conditions-lock-elsewhere /Elements/0']);
    expect(short(locksIn([...ring.slice(0, -1), element('e999')]))).toEqual([]);
  });

  it('are named in the order of the file, the first five of them', () => {
    const ring = (...ids: string[]) =>
      ids.toSorted().map((id) => element(id, hide(ids[(ids.indexOf(id) + 1) % ids.length]!, '==', true)));
    const namedIn = (...ids: string[]) => analysed(ring(...ids)).map(({ params }) => params.elements);
    expect(namedIn('a', 'c', 'b', 'e', 'd')).toEqual(['A (a), B (b), C (c), D (d), E (e)']);
    expect(namedIn('a', 'f', 'b', 'e', 'd', 'c')).toEqual(['A (a), B (b), C (c), D (d), E (e), … (6)']);
  });

  it('hostile Ids are Ids like any other', () => {
    const found = analysed([
      element('__proto__', hide('constructor', '==', true)),
      element('constructor', hide('__proto__', '==', true))
    ]);
    expect(short(found)).toEqual(['conditions-lock-elsewhere /Elements/0']);
  });

  it('a setting that can be hidden while another depends on it gives an info, unless worse is reported', () => {
    const found = analysed([element('a'), element('b', hide('a', '==', true)), element('c', hide('b', '==', true))]);
    expect(short(found)).toEqual(['condition-target-hidden /Elements/2/0']);
    expect(found[0]?.severity).toBe('info');
    expect(messageOf(found[0]!)).toBe(
      '“B (b)” can be hidden itself while “C (c)” depends on it. Its value still counts.'
    );
    const apart = element('c', hide('b', '==', true), hide('a', '==', false));
    expect(analysed([element('a'), element('b', hide('a', '==', true)), apart])).toEqual([]);
  });
});
