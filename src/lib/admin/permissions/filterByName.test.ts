import { describe, expect, it } from 'vitest';
import { filterByName } from './filterByName.js';

describe('filters', () => {
  it('find names by every word, without regard to case and accents', () => {
    const items = [{ Name: 'Eingang Süd' }, { Name: 'Eingang Nord' }, { Name: 'Große Kantine' }];
    expect(filterByName(items, 'sud ein')).toEqual([items[0]]);
    expect(filterByName(items, 'GROSSE')).toEqual([items[2]]);
    expect(filterByName(items, '  ')).toEqual(items);
  });

  it('find a spot group by a widget group that takes its permissions', () => {
    const items = [{ Name: 'Shops', WidgetGroups: ['Bakery', 'Menus Graz'] }, { Name: 'Graz' }];
    expect(filterByName(items, 'menus')).toEqual([items[0]]);
    expect(filterByName(items, 'shops menus')).toEqual([]);
    expect(filterByName(items, 'graz')).toEqual(items);
  });
});
