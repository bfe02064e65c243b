import { expect, it } from 'vitest';
import { marksOf } from './marks.js';

const save = (id: number, at: string, name: string | null = null) => ({ id, at: `2026-${at}:00.000Z`, name });

it('the last save of each day gets a mark, and so does each save with a name', () => {
  const saves = [
    save(5, '04-02T10:00'),
    save(4, '04-02T09:00', 'Easter'),
    save(3, '04-02T08:00'),
    save(2, '04-01T23:59', 'Inventory'),
    save(1, '04-01T00:00')
  ];
  expect(marksOf(saves).map(({ Moment, Name }) => [Moment, Name])).toEqual([
    [5, null],
    [4, 'Easter'],
    [2, 'Inventory']
  ]);
});
