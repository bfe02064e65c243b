import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  extended,
  nextSort,
  NOTHING_SELECTED,
  sorted,
  sortFromText,
  sortToText,
  toggled,
  type Sort
} from './listView.js';
import { widgetIn } from './testing.js';

const WORDS = { language: 'de', homeOf: ({ GroupName: name }: { GroupName: string | null }) => name ?? 'Templates' };
const anySort: fc.Arbitrary<Sort> = fc.record({ by: fc.constantFrom(...COLUMNS), isDescending: fc.boolean() });
const anyWidgets = fc.array(
  fc
    .record({
      group: fc.option(fc.integer({ min: 1, max: 3 })),
      day: fc.integer({ min: 1, max: 9 }),
      by: fc.option(fc.constantFrom('Ada', 'ben', 'Çelik'))
    })
    .map(({ group, day, by }) => widgetIn(group, { ChangedAt: `2026-01-0${day}T00:00:00.000Z`, ChangedBy: by })),
  { maxLength: 12 }
);

describe('the list of widgets', () => {
  const [ada, ben, nobody] = [
    widgetIn(2, { Name: 'A', ChangedBy: 'Ada', ChangedAt: '2026-01-02T00:00:00.000Z' }),
    widgetIn(1, { Name: 'B', ChangedBy: 'Ben', ChangedAt: '2026-01-03T00:00:00.000Z' }),
    widgetIn(10, { Name: 'C', ChangedAt: '2026-01-01T00:00:00.000Z' })
  ];
  const order = (sort: Sort) =>
    sorted([ada, ben, nobody], sort, WORDS)
      .map(({ Name: name }) => name)
      .join('');

  it.each([
    ['name', 'ABC', 'CBA', 'name'],
    ['group, numbers by their value', 'BAC', 'CAB', 'group'],
    ['time of change', 'CAB', 'BAC', 'changed'],
    ['person, nobody last in either direction', 'ABC', 'BAC', 'by']
  ] as const)('is ordered by %s', (_, up, down, by) =>
    expect([order({ by, isDescending: false }), order({ by, isDescending: true })]).toEqual([up, down])
  );

  it('shows each widget once in every order, and equal ones as they were', () =>
    fc.assert(
      fc.property(anyWidgets, anySort, (widgets, sort) => {
        const shown = sorted(widgets, sort, WORDS);
        expect(new Set(shown)).toEqual(new Set(widgets));
        expect(shown).toHaveLength(widgets.length);
        if (sort.by !== 'name') expect(sorted(shown, sort, WORDS)).toEqual(shown);
      })
    ));

  it('keeps its order as text', () =>
    fc.assert(
      fc.property(anySort, (sort) => {
        expect(sortFromText(sortToText(sort))).toEqual(sort);
      })
    ));

  it.each([undefined, '', 'nonsense down', '__proto__ up'])('is ordered by name where %j was kept', (text) =>
    expect(sortFromText(text)).toEqual({ by: 'name', isDescending: false })
  );

  it('turns round on a second press; what changed last stands first', () => {
    const changed = nextSort({ by: 'name', isDescending: false }, 'changed');
    expect([changed, nextSort(changed, 'changed')]).toEqual([
      { by: 'changed', isDescending: true },
      { by: 'changed', isDescending: false }
    ]);
  });
});

describe('a selection', () => {
  const ORDER = [1, 2, 3, 4, 5];
  const ids = (selection: { ids: ReadonlySet<number> }) => [...selection.ids].sort((a, b) => a - b);

  it('takes a row in and out again', () => {
    const one = toggled(NOTHING_SELECTED, 3);
    expect([ids(one), ids(toggled(one, 3))]).toEqual([[3], []]);
  });

  it.each([
    ['down', 2, 4, [2, 3, 4]],
    ['up', 4, 2, [2, 3, 4]],
    ['to itself', 3, 3, [3]]
  ])('with Shift reaches %s from the row pressed last', (_, from, to, expected) =>
    expect(ids(extended(toggled(NOTHING_SELECTED, from), ORDER, to))).toEqual(expected)
  );

  it('with Shift starts where it is when the first row is no longer shown', () => {
    expect(ids(extended(toggled(NOTHING_SELECTED, 9), ORDER, 2))).toEqual([2, 9]);
    expect(ids(extended(NOTHING_SELECTED, ORDER, 2))).toEqual([2]);
  });

  it('keeps its start, so that Shift can be pressed again', () => {
    const first = extended(toggled(NOTHING_SELECTED, 2), ORDER, 4);
    expect(ids(extended(first, ORDER, 1))).toEqual([1, 2, 3, 4]);
  });
});
