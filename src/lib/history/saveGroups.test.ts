import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../api.js';
import { groupSaves } from './saveGroups.js';

const NOON = Date.parse('2026-11-24T12:00:00Z');

/** A save this many minutes before noon. */
const save = (minutes: number, other: Partial<HistoryEntry> = {}): HistoryEntry => ({
  Moment: 1000 - minutes,
  At: new Date(NOON - minutes * 60_000).toISOString(),
  By: 'Ada',
  ById: 1,
  Kind: 'save',
  OfTemplate: false,
  OriginAt: null,
  Origin: null,
  Step: null,
  Name: null,
  NamedBy: null,
  Changes: [],
  Count: 0,
  ...other
});

const sizes = (entries: readonly HistoryEntry[]): number[] =>
  groupSaves(entries).map(({ earlier }) => earlier.length + 1);

describe('saves in the list', () => {
  it('of one person within 10 minutes are one entry, counted from the newest', () => {
    expect(sizes([save(0), save(5), save(10), save(11), save(20)])).toEqual([3, 2]);
  });

  it.each([
    ['of somebody else', { By: 'Ben' }],
    ['of another person of that name', { ById: 2 }],
    ['of the product', { By: null }],
    ['with a name', { Name: 'Before the fair' }],
    ['of the template', { OfTemplate: true }],
    ['by the table', { Kind: 'table' }],
    ['by a new package', { Kind: 'package' }]
  ] as const)('%s stand apart', (_, other) => {
    expect(sizes([save(0), save(1, other), save(2)])).toEqual([1, 1, 1]);
  });

  it('are all there, in their order', () => {
    const given = fc.array(fc.record({ minutes: fc.nat(60), By: fc.constantFrom('Ada', 'Ben', null) }));
    fc.assert(
      fc.property(given, (list) => {
        const entries = list.sort((a, b) => a.minutes - b.minutes).map(({ minutes, By }) => save(minutes, { By }));
        expect(groupSaves(entries).flatMap(({ newest, earlier }) => [newest, ...earlier])).toEqual(entries);
      })
    );
  });
});
