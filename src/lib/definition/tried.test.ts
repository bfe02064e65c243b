import { expect, it } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { triedAfter } from './tried.js';

const list = (Id: string, Items: readonly string[]): AscElement => ({
  ...{ Id, DisplayName: Id, DataType: 'list', Value: Items[0] },
  Items: [...Items]
});

it('a tried Value stays with a setting and an entry that have another name in the same place', () => {
  const tried = [{ id: 'a', value: 'x' }];
  expect(triedAfter(tried, [list('a', ['x', 'y'])], [list('b', ['z', 'y'])])).toEqual([['b', 'z']]);
  expect(triedAfter(tried, [list('a', ['x', 'y'])], [list('a', ['y', 'x'])])).toEqual([['a', 'x']]);
});

it('entries that stay are looked up in no Set', () => {
  const element = list('a', ['x', 'y']);
  let sets = 0;
  const entries = element.Items!;
  Object.assign(entries, {
    [Symbol.iterator]: () => {
      sets += 1;
      return Array.prototype.values.call(entries);
    }
  });
  expect(triedAfter([{ id: 'a', value: 'x' }], [element], [element])).toEqual([['a', 'x']]);
  expect(sets).toBe(0);
});
