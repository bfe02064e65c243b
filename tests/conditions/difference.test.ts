import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { elementsById, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { differenceOf } from '../../src/lib/ascdata/conditions/states/difference.js';
import { expanded, statesOf } from '../../src/lib/ascdata/conditions/states/states.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { context, forms, smallKinds, type Form } from './forms.js';
import { reachedValues } from './reached.js';
import { RUNS } from './runs.js';

// Enumerates hundreds of forms, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const flag = (Id: string, ...Conditions: unknown[]): AscElement => ({
  ...{ Id, DisplayName: Id, DataType: 'boolean', Value: false },
  Options: { Conditions: Conditions as never }
});

/** All sets of hidden Ids, enumerated, with other names for Ids. */
function setsOf(form: Form, nameOf: (id: string) => string): Set<string> {
  const { elements, byId } = form;
  const reached = reachedValues(form);
  const all = elements.reduce<Map<string, unknown>[]>(
    (some, { Id }, index) =>
      some.flatMap((values) => reached[index]!.all.map((value) => new Map([...values, [Id, value]]))),
    [new Map()]
  );
  return new Set(
    all.map((values) =>
      elements
        .filter((element) => isHidden(element, byId, values, registry, context))
        .map(({ Id }) => nameOf(Id))
        .sort()
        .join()
    )
  );
}

/** The same form with another name for every Id. */
function renamed(form: Form, nameOf: (id: string) => string): Form {
  const elements = form.elements.map((element) => ({
    ...element,
    Id: nameOf(element.Id),
    Options: {
      ...element.Options,
      Conditions: element.Options!.Conditions!.map((each) => ({ ...each, TargetId: nameOf(each.TargetId) }))
    }
  }));
  return { ...form, elements, byId: elementsById(elements) };
}

describe('the difference of two definitions', () => {
  const small = forms({ kinds: smallKinds.filter(({ values }) => values.length <= 3), maxElements: 4 });
  const WHOLE = 100_000;
  const same = (id: string) => id;
  const upper = (id: string) => id.toUpperCase();

  it.each([
    ['compared whole', WHOLE, 91],
    ['compared part by part', 8, 92]
  ])('contains only sets that one has and the other lacks, even under renamed Ids: %s', (_what, limit, seed) => {
    let [differing, proved] = [0, 0];
    fc.assert(
      fc.property(small, small, fc.boolean(), (before, other, isSame) => {
        const after = renamed(isSame ? before : other, upper);
        const ids = new Map(before.elements.map(({ Id }) => [Id, upper(Id)]));
        const newIds = new Map([...ids].filter(([, id]) => after.byId.has(id)));
        const found = differenceOf(before.elements, after.elements, newIds, registry, context, limit);
        const [was, is] = [setsOf(before, upper), setsOf(after, same)];
        const appear = new Set([...is].filter((set) => !was.has(set)));
        const vanish = new Set([...was].filter((set) => !is.has(set)));
        const said = (states: typeof found.appear) => states.map(({ hidden }) => hidden.map(upper).sort().join());
        for (const set of said(found.appear))
          expect(appear, JSON.stringify([before.elements, after.elements])).toContain(set);
        for (const set of said(found.vanish)) expect(vanish).toContain(set);
        if (!found.complete) return;
        expect(found.equal, JSON.stringify([before.elements, after.elements])).toBe(appear.size + vanish.size === 0);
        if (limit === WHOLE) {
          expect(new Set(said(found.appear))).toEqual(appear);
          expect(new Set(said(found.vanish))).toEqual(vanish);
        }
        for (const [form, states] of [[before, found.vanish] as const, [after, found.appear] as const]) {
          for (const { set, hidden } of states) {
            const hides = form.elements.filter((each) => isHidden(each, form.byId, set, registry, context));
            expect(hides.map(({ Id }) => Id)).toEqual(hidden);
          }
        }
        if (found.equal) proved += 1;
        else differing += 1;
      }),
      { seed, numRuns: RUNS }
    );
    expect(Math.min(differing, proved)).toBeGreaterThan(RUNS / 10);
  });

  const pairs = (count: number, value = true) =>
    Array.from({ length: count }, (_, at) => [
      flag(`s${at}`),
      flag(`h${at}`, hide(`s${at}`, '==', at > 0 || value))
    ]).flat();

  it('is found part by part if there are more states than can be listed', () => {
    const both = [pairs(60), pairs(60)].map((elements) => [...elements, flag('t'), flag('n', hide('s0', '==', true))]);
    const ids = new Map(both[0]!.map(({ Id }) => [Id, Id]));
    expect(differenceOf(both[0]!, both[1]!, ids, registry, context)).toMatchObject({ equal: true, complete: true });
    const other = [...pairs(60), flag('t'), flag('n', hide('s0', '==', false))];
    const found = differenceOf(both[0]!, other, ids, registry, context);
    expect(found).toEqual({
      equal: false,
      complete: true,
      appear: [
        { set: new Map(), hidden: ['n'], hides: ['n'], shows: [] },
        { set: new Map([['s0', true]]), hidden: ['h0'], hides: ['h0'], shows: [] }
      ],
      vanish: [
        { set: new Map(), hidden: [], hides: [], shows: ['n'] },
        { set: new Map([['s0', true]]), hidden: ['h0', 'n'], hides: ['h0'], shows: [] }
      ]
    });
    expect(expanded(statesOf(other, registry, context), 1).states[0]!.hidden).toEqual(['n']);
  });

  it.each([
    ['appears', 'appear', true, { hides: ['x'], shows: [] }],
    ['is gone', 'vanish', false, { hides: ['x'], shows: [] }]
  ] as const)('tells what sets a set apart that only %s, however much both hide', (_what, side, isNew, expected) => {
    const many = Array.from({ length: 12 }, (_, at) => flag(`m${at}`, hide('a', '==', false)));
    const all = [flag('a'), ...many, flag('b')];
    const [few, more] = [
      [...all, flag('x')],
      [...all, flag('x', hide('b', '==', true))]
    ];
    const [before, after] = isNew ? [few, more] : [more, few];
    const ids = new Map(all.map(({ Id }) => [Id, Id] as const)).set('x', 'x');
    const found = differenceOf(before, after, ids, registry, context);
    expect([found.appear.length, found.vanish.length]).toEqual(isNew ? [2, 0] : [0, 2]);
    for (const state of found[side]) expect(state).toMatchObject(expected);
  });

  it('does not take an element for the same one because of its Id', () => {
    const before = [flag('a'), flag('b', hide('a', '==', true))];
    const after = [flag('a'), flag('b', hide('a', '==', true))];
    const found = differenceOf(before, after, new Map([['a', 'a']]), registry, context);
    expect(found).toEqual({
      equal: false,
      complete: true,
      appear: [{ set: new Map([['a', true]]), hidden: ['b'], hides: ['b'], shows: [] }],
      vanish: [{ set: new Map([['a', true]]), hidden: ['b'], hides: ['b'], shows: [] }]
    });
  });
});
