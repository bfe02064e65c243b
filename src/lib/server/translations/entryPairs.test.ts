import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import { entryPairs } from './entryPairs.js';

const listOf = (Items: readonly string[], Id = 'A'): AscElement[] => [
  { Id, DisplayName: 'Size', DataType: 'list', Value: '', Items: [...Items] }
];

const pairsOf = async (before: readonly string[], after: readonly string[]) =>
  (await entryPairs(listOf(before), listOf(after, 'B'), [{ before: 'A', after: 'B' }])).map(
    (pair) => `${pair.before} → ${pair.after}`
  );

describe('entries that were renamed', () => {
  it.each<[what: string, before: string[], after: string[], pairs: string[]]>([
    ['the same letters', ['large'], ['small', 'Large!'], ['large → Large!']],
    ['a little alike in the same place', ['small', 'large'], ['small', 'very large'], ['large → very large']],
    ['a little alike elsewhere', ['large'], ['small', 'very large'], []],
    ['nothing in common', ['Red', 'Green'], ['Red', 'Blue'], []],
    ['another number', ['Every 30 seconds'], ['Every 45 seconds'], []],
    ['two that are as likely', ['colour'], ['tiny', 'colours', 'colourx'], []],
    ['one that is still there', ['large'], ['large', 'larger'], []]
  ])('%s', async (_what, before, after, pairs) => {
    expect(await pairsOf(before, after)).toEqual(pairs);
  });

  it('are reported with the new Id of their element', async () => {
    const [pair] = await entryPairs(listOf(['large']), listOf(['Large'], 'B'), [{ before: 'A', after: 'B' }]);
    expect(pair).toEqual({ element: 'B', before: 'large', after: 'Large' });
  });

  it.each<[what: string, before: string[], after: string[], entries: [string, string][], pairs: string[]]>([
    ['before any likeness', ['large', 'tiny'], ['huge', 'large!'], [['large', 'huge']], ['large → huge']],
    ['not those that became one', ['large', 'tiny'], ['tiny'], [['large', 'tiny']], []],
    ['only what both versions offer', ['large'], ['huge'], [['small', 'huge']], []]
  ])('are those that somebody named, %s', async (_what, before, after, named, pairs) => {
    const entries = named.map(([one, other]) => ({ before: one, after: other }));
    const found = await entryPairs(listOf(before), listOf(after, 'B'), [{ before: 'A', after: 'B', entries }]);
    expect(found.map((pair) => `${pair.before} → ${pair.after}`)).toEqual(pairs);
    expect(found.every(({ by }) => by === 'person')).toBe(true);
  });

  it('are the same on the way back', async () => {
    const items = fc.uniqueArray(fc.stringMatching(/^[ab]{1,5}$/), { maxLength: 6 });
    const law = fc.asyncProperty(items, items, async (before, after) => {
      const back = (await pairsOf(after, before)).map((pair) => pair.split(' → ').reverse().join(' → '));
      expect(back.sort()).toEqual((await pairsOf(before, after)).sort());
    });
    await fc.assert(law, { seed: 20_261_124 });
  });

  it('are looked for by likeness among so many only, and among all by name', async () => {
    const lists = Array.from({ length: 1_000 }, (_, at) => `${at}`);
    const entriesOf = (end: string) =>
      Array.from({ length: 50 }, (_, at) => `Entry of ${'abcdefghij'[at % 10]}${at}${end}`);
    const [before, after] = ['', '!'].map((end) => lists.flatMap((id) => listOf(entriesOf(end), id)));
    const entries = [{ before: 'Entry of a0', after: 'Entry of b1!' }];
    const found = await entryPairs(
      before!,
      after!,
      lists.map((id) => ({ before: id, after: id, entries }))
    );
    expect(found.filter(({ by }) => by === 'person')).toHaveLength(1_000);
    const alike = found.filter(({ by }) => !by).length / 48;
    expect(alike).toBeGreaterThan(50);
    expect(alike).toBeLessThan(110);
  });
});
