import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { mergeLists } from './mergeLists.js';

const SEED = 20261122;
const law = { seed: SEED, numRuns: runs(1000) };
const merge = (base: string, mine: string, theirs: string) =>
  mergeLists([...base], [...mine], [...theirs], (entry) => entry)?.join('');

describe('merging two edits of one list', () => {
  it.each([
    ['abc', 'Abc', 'abC', 'AbC', 'different entries'],
    ['abc', 'Abc', 'aBc', 'ABc', 'entries beside each other'],
    ['abc', 'bc', 'abC', 'bC', 'one removed, another changed'],
    ['abc', 'abcx', 'Abc', 'Abcx', 'one added, another changed'],
    ['ab', 'abx', 'aby', 'abyx', 'both added at the end: theirs first'],
    ['ab', 'abx', 'abx', 'abx', 'both added the same'],
    ['abc', 'bac', 'abC', 'baC', 'one moved, another changed'],
    ['abc', 'Abc', 'Abc', 'Abc', 'the same edit on both sides'],
    ['abc', 'Xbc', 'Ybc', undefined, 'the same entry, differently'],
    ['abc', 'bc', 'Xbc', undefined, 'the same entry, changed and removed'],
    ['abc', 'bca', 'bac', undefined, 'the same entry, moved to two places']
  ])('%s edited to %s and to %s gives %s: %s', (base, mine, theirs, merged, _rule) =>
    expect(merge(base, mine, theirs)).toBe(merged)
  );
});

/** One side's edit of a list: each entry kept, changed or removed, and additions before each and at the end. */
const edits = (side: string) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom('kept', 'kept', 'changed', 'removed'),
        fc.integer({ min: 0, max: 3 }).map((n) => (n === 3 ? 1 : 0))
      ),
      {
        minLength: 7,
        maxLength: 7
      }
    )
    .map(
      (fates) => (base: readonly string[]) =>
        [...base, ''].flatMap((entry, at) => {
          const [fate, added] = fates[at]!;
          const more = added ? [`${side}+${at}`] : [];
          if (at === base.length || fate === 'removed') return more;
          return [...more, fate === 'changed' ? `${side}${entry}` : entry];
        })
    );
const base = fc.integer({ min: 0, max: 6 }).map((length) => Array.from({ length }, (_, at) => `e${at}`));
const key = (entry: string) => entry;
const isBefore = (list: readonly string[], one: string, other: string) => list.indexOf(one) < list.indexOf(other);

describe('a merged list', () => {
  it('has what a side changed or added and what neither touched, and lacks what a side removed', () => {
    fc.assert(
      fc.property(base, edits('m'), edits('t'), (origin, editMine, editTheirs) => {
        const [mine, theirs] = [editMine(origin), editTheirs(origin)];
        const merged = mergeLists(origin, mine, theirs, key);
        if (!merged) return;
        for (const side of [mine, theirs]) {
          for (const entry of side) if (!origin.includes(entry)) expect(merged).toContain(entry);
          for (const entry of origin) if (!side.includes(entry)) expect(merged).not.toContain(entry);
        }
        for (const entry of origin) if (mine.includes(entry) && theirs.includes(entry)) expect(merged).toContain(entry);
        expect(new Set(merged).size).toBe(merged.length);
      }),
      law
    );
  });

  it('has the entries of each side in the order of that side', () => {
    fc.assert(
      fc.property(base, edits('m'), edits('t'), (origin, editMine, editTheirs) => {
        const [mine, theirs] = [editMine(origin), editTheirs(origin)];
        const merged = mergeLists(origin, mine, theirs, key);
        for (const side of merged ? [mine, theirs] : []) {
          const there = side.filter((entry) => merged!.includes(entry));
          there.slice(1).forEach((entry, at) => expect(isBefore(merged!, there[at]!, entry)).toBe(true));
        }
      }),
      law
    );
  });

  it('is the edit of one side where the other changed nothing or made the same edit', () => {
    fc.assert(
      fc.property(base, edits('m'), (origin, edit) => {
        const edited = edit(origin);
        expect(mergeLists(origin, edited, origin, key)).toEqual(edited);
        expect(mergeLists(origin, origin, edited, key)).toEqual(edited);
        expect(mergeLists(origin, edited, edited, key)).toEqual(edited);
      }),
      law
    );
  });

  it('needs no decision where the two sides changed different entries', () => {
    const pair = fc.array(fc.constantFrom('m', 't', ''), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pair, (who) => {
        const origin = who.map((_, at) => `e${at}`);
        const by = (side: string) => origin.map((entry, at) => (who[at] === side ? `${side}${entry}` : entry));
        expect(mergeLists(origin, by('m'), by('t'), key)).toEqual(origin.map((entry, at) => `${who[at]}${entry}`));
      }),
      law
    );
  });
});
