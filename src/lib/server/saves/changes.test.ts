import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, changesFromText, changesToColumns, composed, walkedBack } from './changes.js';

/** Ids that objects treat specially are ordinary Ids. */
const values = fc
  .dictionary(
    fc.constantFrom('a', 'b', '__proto__', 'constructor'),
    fc.oneof(fc.integer(), fc.string(), fc.constant('x'.repeat(5_000)), fc.constant(null))
  )
  .map((record) => new Map<string, unknown>(Object.entries(record)));

/** Consecutive saves, oldest first, with all their long Values. */
function savesOf(states: readonly ReadonlyMap<string, unknown>[]) {
  const long = new Map<string, string>();
  const saves = states.slice(1).map((after, index) => {
    const found = changesBetween(states[index]!, after);
    for (const [hash, text] of found.long) long.set(hash, text);
    return changesFromText(changesToColumns(found.changes).changes);
  });
  return { saves, valueOf: (hash: string): unknown => JSON.parse(long.get(hash)!) };
}

describe('the changes of saves', () => {
  it('lead from the present back to each earlier state', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 2, maxLength: 8 }), (states) => {
        const { saves, valueOf } = savesOf(states);
        for (const [index, state] of states.entries()) {
          const back = walkedBack(states.at(-1)!, saves.slice(index).reverse(), valueOf);
          expect(new Map(back)).toEqual(new Map(state));
        }
      })
    );
  });

  it('have the same effect composed as one after the other', () => {
    fc.assert(
      fc.property(values, values, values, (first, second, third) => {
        const { saves, valueOf } = savesOf([first, second, third]);
        const both = composed(saves[0]!, saves[1]!);
        expect(walkedBack(third, [both], valueOf)).toEqual(first);
        expect([...both.keys()].sort()).toEqual([...changesBetween(first, third).changes.keys()].sort());
      })
    );
  });
});
