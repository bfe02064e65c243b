import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { elementsById, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { expanded, statesOf, StatesCache } from '../../src/lib/ascdata/conditions/states/states.js';
import { hasErrors } from '../../src/lib/ascdata/findings.js';
import type { AscElement, Operator, Values } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { allKinds, context, forms, smallKinds, type Form, type Kind } from './forms.js';
import { reachedValues } from './reached.js';
import { RUNS } from './runs.js';

// Enumerates hundreds of forms, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const flag = (Id: string, ...Conditions: ReturnType<typeof hide>[]): AscElement => ({
  ...{ Id, DisplayName: Id, DataType: 'boolean', Value: false },
  Options: { Conditions }
});
const hiddenWith = (elements: readonly AscElement[], values: Values, today = context.today): string[] => {
  const byId = elementsById(elements);
  return [...byId.values()]
    .filter((element) => isHidden(element, byId, values, registry, { ...context, today }))
    .map(({ Id }) => Id);
};
const listAll = (elements: readonly AscElement[]) => expanded(statesOf(elements, registry, context), 100_000);
const setsOf = (elements: readonly AscElement[]) => listAll(elements).states.map(({ hidden }) => hidden.join());

/** Whether all of these Values can be saved together. The current ones are there already. */
function isLegal({ elements, byId }: Form, values: Values): boolean {
  const hidden = new Set(hiddenWith(elements, values));
  return [...values].every(([id, value]) => {
    const element = byId.get(id)!;
    const found = registry[element.DataType].check(value, element, { ...context, hidden: hidden.has(id) });
    return value === element.Value || !hasErrors(found);
  });
}

/** Every set of hidden elements, by enumerating all Values. */
function countedOut(form: Form, counts = (_: Values): boolean => true): Set<string> {
  const { elements, byId } = form;
  const reached = reachedValues(form);
  const read = new Set(elements.flatMap(({ Options }) => (Options?.Conditions ?? []).map((each) => each?.TargetId)));
  let all: Map<string, unknown>[] = [new Map()];
  elements.forEach((element, index) => {
    if (byId.get(element.Id) !== element || !read.has(element.Id)) return;
    const values = reached[index]!.all;
    all = all.flatMap((some) => values.map((value) => new Map([...some, [element.Id, value]])));
  });
  return new Set(all.filter(counts).map((values) => hiddenWith(elements, values).join()));
}

describe('the states of a form', () => {
  it.each([
    ['few Values', forms({ kinds: smallKinds, maxElements: 5 }), 61],
    ['many Values', forms({ kinds: allKinds, maxElements: 3 }), 62],
    ['any Ids and broken conditions', forms({ kinds: smallKinds, maxElements: 5, hostile: true }), 63]
  ])('are exactly the sets of hidden elements that Values can produce: %s', (_what, form, seed) => {
    let count = 0;
    fc.assert(
      fc.property(form, (each) => {
        const { states, complete } = listAll(each.elements);
        if (!complete) return;
        const sets = states.map(({ hidden }) => hidden.join());
        expect(new Set(sets).size).toBe(sets.length);
        expect(new Set(sets), JSON.stringify(each.elements)).toEqual(countedOut(each));
        count += sets.length;
      }),
      { seed, numRuns: RUNS }
    );
    expect(count).toBeGreaterThan(RUNS);
  });

  it('each come with Values that produce it, the current one first and without any', () => {
    fc.assert(
      fc.property(forms({ kinds: allKinds, maxElements: 8, hostile: true }), ({ elements }) => {
        const { states } = expanded(statesOf(elements, registry, context), 200);
        expect(states[0]).toEqual({ set: new Map(), hidden: hiddenWith(elements, new Map()) });
        for (const { set, hidden, today } of states) expect(hiddenWith(elements, set, today)).toEqual(hidden);
        const changes = states.filter(({ today }) => today === undefined).map(({ set }) => set.size);
        expect(changes).toEqual([...changes].sort((a, b) => a - b));
      }),
      { seed: 64, numRuns: RUNS }
    );
  });

  const letters = ['', 'a', 'b', 'c'].map((Text) => [{ Text }]);
  const required: Kind = {
    definition: { DataType: 'simpleText', Options: { Required: true, MaxChars: 1 } },
    values: letters,
    leftovers: [],
    constants: ['a', 'b', true, false]
  };

  it('leave a required text empty only while it is hidden itself', () => {
    const kinds = [required, required, smallKinds[0]!];
    let refused = 0;
    fc.assert(
      fc.property(forms({ kinds, maxElements: 5 }), (form) => {
        const legal = countedOut(form, (values) => isLegal(form, values));
        expect(new Set(setsOf(form.elements)), JSON.stringify(form.elements)).toEqual(legal);
        refused += countedOut(form).size - legal.size;
      }),
      { seed: 65, numRuns: RUNS }
    );
    expect(refused).toBeGreaterThan(RUNS / 10);
  });

  const day = (number: number) => `2026-11-${number}T00:00:00`;
  const dates = Array.from({ length: 9 }, (_, index) => 20 + index);
  const moments = [19, ...dates, 29].flatMap((number) => [day(number), `2026-11-${number}T12:00:00`]);
  const limit = fc.option(fc.constantFrom('Today', day(21), day(24)), { nil: undefined });
  const dated = (Id: string) =>
    fc
      .tuple(limit, limit, fc.constantFrom('', day(19), day(22), day(27)))
      .map(([MinDate, MaxDate, Value]): AscElement => {
        const Options = { ...(MinDate && { MinDate }), ...(MaxDate && { MaxDate }) };
        return { Id, DisplayName: Id, DataType: 'date', Value, Options };
      });
  const onDate = fc
    .tuple(
      fc.constantFrom('d', 'e'),
      fc.constantFrom<Operator[]>('==', '!=', '<', '<=', '>', '>='),
      fc.constantFrom('Today', day(20), day(22), day(25))
    )
    .map(([id, operator, value]) => hide(id, operator, value));

  it('are those of the current date, and those that only a later date can have', () => {
    let later = 0;
    const rules = fc.array(fc.array(onDate, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(dated('d'), dated('e'), rules, (d, e, all) => {
        const elements = [d, e, ...all.map((conditions, index) => flag(`f${index}`, ...conditions))];
        const choices = (element: AscElement, today: string) => [
          ...moments.filter((value) => !hasErrors(registry.date.check(value, element, { ...context, today }))),
          element.Value
        ];
        const on = dates.map((number) => {
          const today = `2026-11-${number}`;
          const pairs = choices(d, today).flatMap((one) => choices(e, today).map((two) => [one, two]));
          return pairs.map(([one, two]) =>
            hiddenWith(
              elements,
              new Map([
                ['d', one],
                ['e', two]
              ]),
              today
            ).join()
          );
        });
        const { states, complete } = listAll(elements);
        expect(complete).toBe(true);
        const now = states.filter(({ today }) => today === undefined).map(({ hidden }) => hidden.join());
        expect(new Set(now), JSON.stringify(elements)).toEqual(new Set(on[0]));
        expect(new Set(states.map(({ hidden }) => hidden.join()))).toEqual(new Set(on.flat()));
        later += states.length - now.length;
      }),
      { seed: 66, numRuns: Math.ceil(RUNS / 8) }
    );
    expect(later).toBeGreaterThan(0);
  });
});

describe('what limits the states', () => {
  const text = (Value: unknown, Options = {}): AscElement => ({
    ...{ Id: 't', DisplayName: 't', DataType: 'simpleText', Value },
    Options
  });
  const list = (Items: string[]): AscElement => ({
    ...{ Id: 't', DisplayName: 't', DataType: 'list', Value: Items[0], Items }
  });
  const number = (Options: Record<string, unknown>): AscElement => ({
    ...{ Id: 't', DisplayName: 't', DataType: 'number', Value: 0 },
    Options
  });
  const ruled = (...rules: ReturnType<typeof hide>[]) => rules.map((rule, index) => flag('abc'[index]!, rule));

  it.each<[string, AscElement[], string[]]>([
    ['no rules: one', [flag('a'), flag('b')], ['']],
    [
      'one entry of Items after the other',
      [list(['x', 'y', 'z']), ...ruled(hide('t', '==', 'x'), hide('t', '==', 'y'))],
      ['a', 'b', '']
    ],
    [
      'when all Items are used up, no other is left',
      [list(['x', 'y']), ...ruled(hide('t', '==', 'x'), hide('t', '==', 'y'))],
      ['a', 'b']
    ],
    ['an Item that is gone cannot be chosen', [list(['x', 'y']), ...ruled(hide('t', '==', 'gone'))], ['']],
    ['whole steps only', [number({ StepSize: 1 }), ...ruled(hide('t', '>', 2), hide('t', '<', 3))], ['b', 'a']],
    ['any number without a step', [number({}), ...ruled(hide('t', '>', 2), hide('t', '<', 3))], ['b', 'a,b', 'a']],
    [
      'within Minimum and Maximum',
      [number({ Minimum: 0, Maximum: 9 }), ...ruled(hide('t', '<', 0), hide('t', '<', 10))],
      ['b']
    ],
    [
      'texts no longer than MaxChars',
      [text([{ Text: '' }], { MaxChars: 2 }), ...ruled(hide('t', '?', 'abc'), hide('t', '?', 'ab'))],
      ['', 'b']
    ],
    [
      'a setting that is hidden counts all the same',
      [flag('a'), flag('b', hide('a', '==', true)), flag('c', hide('b', '==', true))],
      ['', 'b', 'c', 'b,c']
    ],
    [
      'elements that hide each other for good can be hidden',
      [flag('a', hide('b', '==', true)), flag('b', hide('a', '==', true))],
      ['', 'b', 'a', 'a,b']
    ],
    [
      'a Value that cannot be read meets nothing',
      [text(5), ...ruled(hide('t', '?', true), hide('t', '?', false))],
      ['', 'b', 'a']
    ],
    [
      'a condition that cannot be evaluated hides nothing',
      [flag('a'), flag('b', hide('a', '==', true), hide('gone', '==', 1))],
      ['']
    ]
  ])('%s', (_what, elements, sets) => {
    expect(listAll(elements).complete).toBe(true);
    expect(new Set(setsOf(elements))).toEqual(new Set(sets));
  });

  it('is reported for settings with more classes of Values than can be told apart', () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const player: AscElement = {
      ...{ Id: 'p', DisplayName: 'p', DataType: 'player', Value: [] },
      Options: { NumberOfInstances: 12 }
    };
    const elements = [player, ...ids.map((id) => flag(`f${id}`, hide('p', '==', id)))];
    const found = statesOf(elements, registry, context);
    expect([found.complete, found.count, found.unproved]).toEqual([false, undefined, [{ id: 'p', why: 'values' }]]);
    expect(expanded(found, 100).states.length).toBeGreaterThan(12);
  });

  const pairs = Array.from({ length: 60 }, (_, index) => [
    flag(`s${index}`),
    flag(`h${index}`, hide(`s${index}`, '==', true))
  ]);

  it('does not apply to the count for independent settings', () => {
    const found = statesOf(pairs.flat(), registry, context);
    expect([found.complete, found.count, found.groups.length]).toEqual([true, 2n ** 60n, 60]);
    const { states, complete } = expanded(found, 62);
    expect(complete).toBe(false);
    expect(states.map(({ set }) => set.size)).toEqual([0, ...Array.from({ length: 60 }, () => 1), 2]);
  });

  it('does not apply to the count for settings joined by one rule, although they are too many to list', () => {
    const hub = flag('hub');
    const joined = Array.from({ length: 40 }, (_, index) => [
      flag(`s${index}`),
      flag(`h${index}`, hide('hub', '==', true), hide(`s${index}`, '==', true))
    ]);
    const found = statesOf([hub, ...joined.flat()], registry, context);
    expect([found.complete, found.count]).toEqual([false, 2n ** 40n]);
    expect(found.groups.map(({ states }) => states.length)).toEqual([2000]);
  });

  it('leaves only correct states listed if every rule reads many settings', () => {
    const settings = Array.from({ length: 40 }, (_, index) => flag(`s${index}`));
    const all = Array.from({ length: 80 }, (_, index) =>
      flag(
        `h${index}`,
        ...[7, 11, 13].map((factor, add) =>
          hide(`s${(index * index * factor + index * add * 3 + add) % 40}`, '==', true)
        )
      )
    );
    const found = statesOf([...settings, ...all], registry, context, { limit: 10 });
    expect([found.complete, found.count]).toEqual([false, undefined]);
    const elements = [...settings, ...all];
    for (const { set, hidden } of expanded(found, 10).states) expect(hiddenWith(elements, set)).toEqual(hidden);
  });
});

it('states from a cache are the same as those computed anew', () => {
  const cache = new StatesCache();
  fc.assert(
    fc.property(forms({ kinds: smallKinds, maxElements: 4 }), ({ elements }) => {
      const kept = expanded(statesOf(elements, registry, context, { cache }), 1_000);
      expect(kept).toEqual(expanded(statesOf(elements, registry, context), 1_000));
    }),
    { seed: 67, numRuns: RUNS }
  );
});
