import { describe, expect, it } from 'vitest';
import { named } from './search.js';

describe('filters', () => {
  it('find names by every word, without regard to case and accents', () => {
    const items = [{ Name: 'Eingang Süd' }, { Name: 'Eingang Nord' }, { Name: 'Große Kantine' }];
    expect(named(items, 'sud ein')).toEqual([items[0]]);
    expect(named(items, 'GROSSE')).toEqual([items[2]]);
    expect(named(items, '  ')).toEqual(items);
  });
});
