import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../laws.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import type { Pair } from '../../../src/lib/package/compare/changes.js';
import { sameJson } from '../../../src/lib/datatypes/shared/equal.js';
import { convertLossless } from '../../../src/lib/package/compare/convert.js';
import { pairElements, reversed } from '../../../src/lib/package/compare/pairs.js';
import { planValues } from '../../../src/lib/package/compare/plan.js';
import { putBack } from '../../../src/lib/package/compare/putBack.js';
import type { TrailEntry, TrailContext } from '../../../src/lib/package/compare/valueTrails.js';
import type { SetAsideValue, StoredValues, ValuePlan } from '../../../src/lib/package/compare/outcomes.js';
import { anyValues, form, mapping, nextOf, options, refused, saved } from './versions.js';

const law = (numRuns: number) => ({ seed: 20261121, numRuns: runs(numRuns) });

/** Two versions, the Values of a variant of the first, the user's choices, and what was set aside before. */
const replacement = form.chain((before) =>
  fc.record({
    before: fc.constant(before),
    after: nextOf(before),
    values: anyValues(before),
    mapping,
    more: anyValues(before)
  })
);

const jsonOf = (values: Iterable<unknown>): string[] => [...values].map((value) => JSON.stringify(value)).sort();

/** As if set aside by an earlier replacement. */
function asideOf(elements: readonly AscElement[], values: ReadonlyMap<string, unknown>): SetAsideValue[] {
  return [...values].map(([id, value]) => {
    const dataType = elements.find((element) => element.Id === id)!.DataType;
    return { id, name: { en: id, de: id, fr: id }, dataType, value, reasons: [] };
  });
}

/** A user's action on a set-aside Value: put it into an element of its DataType that accepts it. */
async function withOnePutBack(
  elements: readonly AscElement[],
  stored: StoredValues,
  index: number,
  place: number
): Promise<StoredValues> {
  const aside = stored.setAside[index];
  const element = elements[place];
  if (!aside || !element || element.DataType !== aside.dataType) return stored;
  const next = putBack(stored, aside, element, 1);
  return (await refused(elements, next.own)).length > 0 ? stored : next;
}

/** The Id, in the first of two versions, of the element at this place in either. */
function formerId(pairs: readonly Pair[], stay: TrailEntry | undefined, first = 0): string | undefined {
  return stay?.since === first ? stay.id : pairs.find(({ after }) => after === stay?.id)?.before;
}

describe('replacing a package', () => {
  test('loses no Value: each is stored or set aside, and has one outcome', async () => {
    await fc.assert(
      fc.asyncProperty(replacement, async ({ before, after, values, mapping, more }) => {
        const setAside = asideOf(before, more);
        const { pairs } = pairElements(before, after, mapping);
        const plan = await planValues(before, after, pairs, { own: values, setAside }, options);
        const given = jsonOf([...values.values(), ...more.values()]);
        expect(jsonOf(plan.outcomes.map(({ value }) => value))).toEqual(given);
        const placed = plan.outcomes.filter((outcome) => 'element' in outcome);
        expect(placed.map(({ element }) => element.id).sort()).toEqual([...plan.own.keys()].sort());
        const stored = placed.map((outcome) => [
          outcome.element.id,
          outcome.kind === 'converted' ? outcome.converted : outcome.value
        ]);
        expect(new Map(stored as [string, unknown][])).toEqual(plan.own);
        const left = plan.outcomes.filter((outcome) => !('element' in outcome));
        expect(jsonOf(plan.setAside.map(({ value }) => value))).toEqual(jsonOf(left.map(({ value }) => value)));
      }),
      law(600)
    );
  });

  test('leaves Values that can be saved, hidden elements included', async () => {
    await fc.assert(
      fc.asyncProperty(replacement, async ({ before, after, values, mapping, more }) => {
        const own = await saved(before, values);
        const { pairs } = pairElements(before, after, mapping);
        const plan = await planValues(before, after, pairs, { own, setAside: asideOf(before, more) }, options);
        expect(await refused(after, plan.own)).toEqual([]);
      }),
      law(600)
    );
  });

  test('with itself changes nothing, not even Values that break a rule', async () => {
    await fc.assert(
      fc.asyncProperty(replacement, async ({ before, values }) => {
        const { pairs } = pairElements(before, structuredClone(before));
        const plan = await planValues(before, structuredClone(before), pairs, { own: values, setAside: [] }, options);
        expect(plan.outcomes.filter(({ kind }) => kind !== 'kept')).toEqual([]);
        expect([plan.own, plan.setAside]).toEqual([values, []]);
      }),
      law(300)
    );
  });

  test('and then restoring the previous version returns every Value as it was', async () => {
    await fc.assert(
      fc.asyncProperty(replacement, async ({ before, after, values, mapping }) => {
        const own = await saved(before, values);
        const { pairs } = pairElements(before, after, mapping);
        const there = await planValues(before, after, pairs, { own, setAside: [] }, options);
        const again: ValuePlan = await planValues(after, before, reversed(pairs), there, options);
        expect(again.own).toEqual(own);
        expect(again.setAside).toEqual([]);
      }),
      law(1000)
    );
  });

  test('and then restoring does so even if Values were put back elsewhere in between', async () => {
    const places = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(replacement, places, async ({ before, after, values, mapping }, places) => {
        const own = await saved(before, values);
        const { pairs } = pairElements(before, after, mapping);
        let now: StoredValues = await planValues(before, after, pairs, { own, setAside: [] }, options);
        for (const [index, place] of places) now = await withOnePutBack(after, now, index, place);
        const homeOf: TrailContext['originalElement'] = ([first]) => formerId(pairs, first);
        const back = await planValues(after, before, reversed(pairs), now, options, {
          since: 1,
          originalElement: homeOf
        });
        expect(back.own).toEqual(own);
        expect(back.setAside).toEqual([]);

        // And restoring the former state in turn returns all of it again.
        const again = await planValues(before, after, pairs, back, options, {
          since: 2,
          originalElement: (trail) =>
            formerId(
              reversed(pairs),
              trail.find(({ since }) => since > 0),
              1
            )
        });
        expect(again.own).toEqual(now.own);
        expect(jsonOf(again.setAside.map(({ value }) => value))).toEqual(
          jsonOf(now.setAside.map(({ value }) => value))
        );
      }),
      law(1000)
    );
  });

  test('converts only what converts back to exactly the same', () => {
    fc.assert(
      fc.property(replacement, ({ before, after, values }) => {
        for (const [id, value] of values) {
          const from = before.find((element) => element.Id === id)!;
          for (const to of after) {
            const converted = convertLossless(value, from, to);
            if (converted !== undefined) expect(sameJson(convertLossless(converted, to, from), value)).toBe(true);
          }
        }
      }),
      law(600)
    );
  });
});

describe('pairing elements', () => {
  test('is one to one, the same each time, and follows the mapping a person gives', () => {
    fc.assert(
      fc.property(replacement, ({ before, after, mapping }) => {
        const { pairs, unusedMapping } = pairElements(before, after, mapping);
        expect(new Set(pairs.map((pair) => pair.before)).size).toBe(pairs.length);
        expect(new Set(pairs.map((pair) => pair.after)).size).toBe(pairs.length);
        expect(pairElements(before, after, mapping)).toEqual(pairElements(before, after, mapping));
        for (const entry of mapping) {
          if (unusedMapping.includes(entry)) continue;
          expect(pairs.find((pair) => pair.before === entry.from)?.after ?? null).toBe(entry.to);
        }
      }),
      law(300)
    );
  });
});
