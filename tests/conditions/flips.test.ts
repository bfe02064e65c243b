import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { conditionsOf, elementsById, hasConditions, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { flipsOf } from '../../src/lib/ascdata/conditions/states/flips.js';
import type { AscElement, Condition } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { context, forms, smallKinds, type Form } from './forms.js';
import { isTangled, reachedStates, reachedValues } from './reached.js';
import { RUNS } from './runs.js';

// Enumerates hundreds of forms, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

/** What a change of some settings does. */
interface Outcome {
  readonly settings: readonly string[];
  readonly flips: boolean;
  readonly others: number;
}

const hiddenIn = ({ elements, byId }: Form, values: Map<string, unknown>) =>
  new Map(elements.map((element) => [element.Id, isHidden(element, byId, values, registry, context)]));

/** Every change of settings that the element reads, enumerating all Values that can be entered. */
function outcomes(form: Form, id: string): Outcome[] {
  const read = new Set(
    conditionsOf(form.byId.get(id)).conditions.map((each) => (each as { TargetId: string }).TargetId)
  );
  const reached = reachedValues(form);
  let all: Map<string, unknown>[] = [new Map()];
  form.elements.forEach(({ Id }, index) => {
    if (!read.has(Id)) return;
    all = all.flatMap((some) => [some, ...reached[index]!.entered.map((value) => new Map([...some, [Id, value]]))]);
  });
  const before = hiddenIn(form, new Map());
  return all.map((values) => {
    const after = hiddenIn(form, values);
    const others = [...after].filter(([each, hidden]) => each !== id && hidden !== before.get(each));
    return { settings: [...values.keys()], flips: after.get(id) !== before.get(id), others: others.length };
  });
}

/** Whether a setting that the element reads can itself be hidden. */
const readsHideable = ({ byId }: Form, id: string): boolean =>
  conditionsOf(byId.get(id)).conditions.some((each) =>
    hasConditions(byId.get((each as { TargetId: string }).TargetId))
  );

const isWithin = (one: readonly string[], other: readonly string[]) =>
  one.length < other.length && one.every((each) => other.includes(each));

describe('ways to show or hide an element', () => {
  it('are all smallest sets of shown settings that do it, each with the fewest other flips, sorted by those', () => {
    let found = 0;
    fc.assert(
      fc.property(forms({ kinds: smallKinds, maxElements: 7, free: 2 }), (form) => {
        for (const { Id } of form.elements) {
          // Each is shown when it is changed, whatever the order.
          if (readsHideable(form, Id)) continue;
          const all = outcomes(form, Id).filter(({ flips }) => flips);
          const smallest = all.filter(({ settings }) => !all.some((each) => isWithin(each.settings, settings)));
          const fewest = new Map<string, number>();
          for (const { settings, others } of smallest) {
            const key = settings.join();
            fewest.set(key, Math.min(others, fewest.get(key) ?? Infinity));
          }
          const flips = flipsOf(Id, form.elements, registry, context);
          const said = flips.map(({ changes, shows, hides }): [string, number] => [
            changes.map(({ id }) => id).join(),
            shows.length + hides.length
          ]);
          expect(new Map(said), `${Id} in ${JSON.stringify(form.elements)}`).toEqual(fewest);
          expect(said.length).toBe(fewest.size);
          expect(said.map(([, others]) => others)).toEqual(said.map(([, others]) => others).sort((a, b) => a - b));
          found += said.length;
        }
      }),
      { seed: 71, numRuns: RUNS }
    );
    expect(found, 'found').toBeGreaterThan(RUNS / 6);
  });

  it('do what they say, by changing what is shown by then: the element flips together with exactly the elements named', () => {
    let several = 0;
    fc.assert(
      fc.property(forms({ kinds: smallKinds, maxElements: 8, hostile: true }), (form) => {
        const unique = { ...form, elements: [...form.byId.values()] };
        const before = hiddenIn(unique, new Map());
        for (const id of form.byId.keys()) {
          for (const { changes, shows, hides } of flipsOf(id, form.elements, registry, context)) {
            changes.forEach((change, at) => {
              const done = new Map(changes.slice(0, at).map((each) => [each.id, each.value]));
              expect(hiddenIn(unique, done).get(change.id), `${change.id} in ${JSON.stringify(form.elements)}`).toBe(
                false
              );
              if (before.get(change.id)) several += 1;
            });
            const after = hiddenIn(unique, new Map(changes.map((change) => [change.id, change.value])));
            const flipped = (to: boolean) =>
              [...after].filter(([each, hidden]) => each !== id && hidden === to && before.get(each) !== to);
            expect(after.get(id)).toBe(!before.get(id));
            expect(flipped(false).map(([each]) => each)).toEqual(shows);
            expect(flipped(true).map(([each]) => each)).toEqual(hides);
          }
        }
      }),
      { seed: 72, numRuns: RUNS }
    );
    expect(several).toBeGreaterThan(RUNS / 100);
  });

  it('show a hidden element exactly where editing what is shown ever does, and hide one only where it does', () => {
    const count = { found: 0, none: 0 };
    const kinds = smallKinds.filter(({ values }) => values.length <= 3);
    fc.assert(
      fc.property(forms({ kinds, maxElements: 4, free: 1 }), (form) => {
        const states = reachedStates(form);
        for (const { Id } of form.elements) {
          const wasHidden = states[0]!.hidden.has(Id);
          const [flip] = flipsOf(Id, form.elements, registry, context);
          const isReached = states.some(({ hidden }) => hidden.has(Id) !== wasHidden);
          const at = `${Id} in ${JSON.stringify(form.elements)}`;
          if (flip || wasHidden || !isTangled(form)) expect(flip !== undefined, at).toBe(isReached);
          if (flip) count.found += 1;
          else count.none += 1;
        }
      }),
      { seed: 73, numRuns: RUNS }
    );
    expect(Math.min(count.found, count.none)).toBeGreaterThan(RUNS / 4);
  });
});

describe('there is no way', () => {
  const flag = (Id: string, Value: boolean, ...Conditions: unknown[]): AscElement => ({
    ...{ Id, DisplayName: Id, DataType: 'boolean', Value },
    Options: { Conditions: Conditions as never }
  });
  const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
  const number: AscElement = {
    ...{ Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1 },
    Options: { Maximum: 9 }
  };

  it.each<[string, AscElement[]]>([
    ['without conditions', [flag('a', true)]],
    [
      'where a condition cannot be evaluated',
      [flag('a', true, hide('b', '==', true), hide('gone', '==', 1)), flag('b', false)]
    ],
    ['where no Value meets a condition', [flag('a', true, hide('n', '>', 9)), number]],
    ['where every Value meets all of them', [flag('a', true, hide('n', '<', 10)), number]]
  ])('%s', (_what, elements) => {
    expect(elementsById(elements).size).toBe(elements.length);
    expect(flipsOf('a', elements, registry, context)).toEqual([]);
  });

  it('hide a shown element wherever editing does, also where what shows what it reads has to change again', () => {
    const items = ['1', '2', '3'];
    const condition = (TargetId: string, Operator: '==' | '!=', Value: unknown) => ({
      ...{ Action: 'HIDE' as const, TargetId, Operator, Value }
    });
    const flag = (Id: string, Conditions: Condition[]): AscElement => ({
      ...{ Id, DisplayName: Id, DataType: 'boolean', Value: false, Options: { Conditions } }
    });
    const shownFor = fc.subarray(items, { minLength: 1, maxLength: 2 });
    const hiddenFor = fc.option(fc.tuple(fc.constantFrom('==' as const, '!=' as const), fc.constantFrom(...items)), {
      nil: undefined
    });
    let found = 0;
    const one = fc.tuple(shownFor, fc.boolean());
    fc.assert(
      fc.property(fc.constantFrom(...items, 'gone'), fc.tuple(one, one, one), hiddenFor, (Value, each, own) => {
        const mode: AscElement = { Id: 'mode', DisplayName: 'mode', DataType: 'list', Items: items, Value };
        // Shown for some Values, or by the flag before it.
        const flags = each.map(([some, isByFlag], at) =>
          flag(`f${at}`, [
            ...some.map((item) => condition('mode', '!=', item)),
            ...(at > 0 && isByFlag ? [condition(`f${at - 1}`, '==', false)] : [])
          ])
        );
        const x = flag('x', [
          ...flags.map(({ Id }) => condition(Id, '==', true)),
          ...(own ? [condition('mode', ...own)] : [])
        ]);
        const elements = [mode, ...flags, x];
        const kinds = elements.map((each) => ({
          ...{ definition: each, values: each === mode ? items : [false, true], leftovers: [], constants: [] }
        }));
        const isReached = reachedStates({ elements, byId: elementsById(elements), kinds }).some(({ hidden }) =>
          hidden.has('x')
        );
        const [flip] = flipsOf('x', elements, registry, context);
        expect(flip !== undefined, JSON.stringify(elements)).toBe(isReached);
        expect(flip?.changes.map(({ value }) => value)).not.toContain('gone');
        found += Number(new Set(flip?.changes.map(({ id }) => id)).size < (flip?.changes.length ?? 0));
      }),
      { seed: 74, numRuns: RUNS }
    );
    expect(found).toBeGreaterThan(RUNS / 20);
  });
});
