import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { elementsById, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { readTests, formatTests, type RuleTest } from '../../src/lib/ascdata/conditions/ruletests/format.js';
import { generateTests } from '../../src/lib/ascdata/conditions/ruletests/generate.js';
import { mutantsOf } from '../../src/lib/ascdata/conditions/ruletests/mutants.js';
import { replay } from '../../src/lib/ascdata/conditions/ruletests/replay.js';
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

const HEX = /^#[0-9a-f]{6}$/i;

/** All Values that people can reach in a small form. Of the colours, which are too many, also those in mistakes. */
function assignments(form: Form): Map<string, unknown>[] {
  const { elements } = form;
  const reached = reachedValues(form);
  const named = mutantsOf(elements, registry, context).flatMap(({ conditions }) => conditions);
  return elements.reduce<Map<string, unknown>[]>(
    (all, { Id, DataType }, index) => {
      const colours = named.filter(({ TargetId }) => DataType === 'color' && TargetId === Id).map((each) => each.Value);
      const { all: own, entered } = reached[index]!;
      const more = entered.length > 0 ? colours.filter((each) => HEX.test(String(each))) : [];
      const values = new Set([...own, ...more]);
      return all.flatMap((some) => [...values].map((value) => new Map([...some, [Id, value]])));
    },
    [new Map()]
  );
}

/** Per mistake that Values can show, which of them do. */
function shownBy(form: Form, all: readonly Map<string, unknown>[]): number[][] {
  return mutantsOf(form.elements, registry, context)
    .map(({ id, conditions }) => {
      const rule = form.byId.get(id)!;
      const mistaken = { ...rule, Options: { ...rule.Options, Conditions: [...conditions] } };
      const hides = (element: AscElement, values: Map<string, unknown>) =>
        isHidden(element, form.byId, values, registry, context);
      return all.flatMap((values, at) => (hides(rule, values) === hides(mistaken, values) ? [] : [at]));
    })
    .filter((showing) => showing.length > 0);
}

/** The fewest Values that show every mistake, by enumeration. */
function fewest(mistakes: readonly number[][], upTo: number): number {
  const cover = (left: readonly number[][], count: number): boolean => {
    const [first] = [...left].sort((a, b) => a.length - b.length);
    if (!first) return true;
    if (count === 0) return false;
    return first.some((at) =>
      cover(
        left.filter((each) => !each.includes(at)),
        count - 1
      )
    );
  };
  let count = 0;
  while (count < upTo && !cover(mistakes, count)) count += 1;
  return count;
}

describe('tests generated from rules', () => {
  const small = forms({ kinds: smallKinds.filter(({ values }) => values.length <= 3), maxElements: 3 });

  it('catch every mistake that Values can show, and are the fewest that do', () => {
    let made = 0;
    fc.assert(
      fc.property(small, (form) => {
        const { tests, isMinimal, equivalent, mutants } = generateTests(form.elements, registry, context);
        const mistakes = mutantsOf(form.elements, registry, context);
        expect(mutants).toBe(mistakes.length);
        const caught = mistakes.filter(({ id, conditions }) => {
          const elements = form.elements.map((element) =>
            element.Id === id ? { ...element, Options: { ...element.Options, Conditions: [...conditions] } } : element
          );
          return replay(tests, elements, registry, context).some(({ passed }) => !passed);
        });
        const showable = shownBy(form, assignments(form));
        expect(caught.length, JSON.stringify(form.elements)).toBe(showable.length);
        expect(equivalent).toBe(mistakes.length - showable.length);
        expect(isMinimal).toBe(true);
        expect(tests.length, JSON.stringify(form.elements)).toBe(fewest(showable, tests.length));
        expect(replay(tests, form.elements, registry, context).every(({ passed }) => passed)).toBe(true);
        made += tests.length;
      }),
      { seed: 81, numRuns: Math.ceil(RUNS / 2) }
    );
    expect(made).toBeGreaterThan(RUNS / 2);
  });

  it('add to existing tests only what these miss', () => {
    fc.assert(
      fc.property(small, fc.nat(3), ({ elements }, kept) => {
        const all = generateTests(elements, registry, context).tests;
        expect(generateTests(elements, registry, context, all).tests).toEqual([]);
        const some = all.slice(0, kept);
        const more = generateTests(elements, registry, context, some).tests;
        expect(generateTests(elements, registry, context, [...some, ...more]).tests).toEqual([]);
        expect(new Set([...some, ...more].map(({ name }) => name)).size).toBe(some.length + more.length);
      }),
      { seed: 82, numRuns: Math.ceil(RUNS / 4) }
    );
  });

  it('test a rule with a limit on either side of it', () => {
    const number: AscElement = {
      ...{ Id: 'n', DisplayName: 'n', DataType: 'number', Value: 0 },
      Options: { Minimum: 0, Maximum: 100, StepSize: 5 }
    };
    const { tests } = generateTests([number, flag('a', hide('n', '>', 50))], registry, context);
    expect(tests.map(({ set, hidden }) => [set.get('n'), hidden])).toEqual(
      expect.arrayContaining([
        [50, []],
        [55, ['a']]
      ])
    );
  });
});

describe('a test of conditions', () => {
  const elements = [flag('a'), flag('b', hide('a', '==', true)), flag('c')];
  const run = (test: Partial<RuleTest>) =>
    replay([{ name: 't', set: new Map([['a', true]]), ...test }], elements, registry, context)[0]!;

  it.each<[string, Partial<RuleTest>, boolean]>([
    ['hidden alone: all others are shown', { hidden: ['b'] }, true],
    ['hidden alone, and one more is hidden', { hidden: [] }, false],
    ['shown and hidden: the others do not matter', { hidden: ['b'], shown: [] }, true],
    ['shown alone: the others do not matter', { shown: ['a'] }, true],
    ['shown, but it is hidden', { shown: ['b'] }, false],
    ['hidden, but it is shown', { hidden: ['c'], shown: [] }, false],
    ['an Id that is gone', { hidden: ['b', 'gone'] }, false],
    ['a Value that is none', { set: new Map([['a', 5]]), hidden: [] }, false]
  ])('%s', (_what, test, passed) => expect(run(test).passed).toBe(passed));

  it('names what is wrong, with the conditions at fault and their Values', () => {
    expect(run({ hidden: ['c'], shown: ['b'] }).wrong).toMatchObject([
      { id: 'b', expected: 'shown', conditions: [{ targetId: 'a', value: true, met: true }] },
      { id: 'c', expected: 'hidden', conditions: [] }
    ]);
    expect(run({ set: new Map(), hidden: ['b', 'gone'] })).toMatchObject({
      wrong: [{ id: 'b', expected: 'hidden', conditions: [{ targetId: 'a', value: false, met: false }] }],
      missingIds: ['gone']
    });
  });

  it('has a date of its own', () => {
    const date: AscElement = { ...{ Id: 'd', DisplayName: 'd', DataType: 'date', Value: '2026-11-20T08:00:00' } };
    const dated = [date, flag('a', hide('d', '==', 'Today'))];
    const on = (today: string) =>
      replay([{ name: 't', set: new Map(), hidden: ['a'], today }], dated, registry, context)[0]!.passed;
    expect([on('2026-11-20'), on('2026-11-21')]).toEqual([true, false]);
  });
});

describe('conditions.tests.json', () => {
  it('is read as it was written', () => {
    const tests: RuleTest[] = [
      { name: 'one', set: new Map([['__proto__', 1]]), hidden: ['__proto__'] },
      { name: 'two', set: new Map(), shown: [], today: '2026-11-20' }
    ];
    expect(readTests(JSON.parse(formatTests(tests)))).toEqual({ tests, problems: [] });
    expect(formatTests([])).toBe('[]\n');
  });

  it.each<[unknown, string, string]>([
    [{}, '', 'It must be an array of tests'],
    [[5], '/0', 'Test 1: it must be an object'],
    [[{ set: {}, hidden: [] }], '/0', 'Test 1: it needs a "name".'],
    [[{ name: ' ', hidden: [] }], '/0/name', 'Test 1: it needs a "name".'],
    [[{ name: 'a', set: [], hidden: [] }], '/0/set', '"set" must be an object'],
    [[{ name: 'a', set: {} }], '/0', 'it expects nothing'],
    [[{ name: 'a', hidden: 'b' }], '/0/hidden', '"hidden" must be an array of Ids'],
    [[{ name: 'a', shown: [1] }], '/0/shown', '"shown" must be an array of Ids'],
    [[{ name: 'a', hidden: [], today: '2026-02-30' }], '/0/today', '"today" must be a date']
  ])('%j is refused, with the place', (data, pointer, sentence) => {
    const { problems } = readTests(data);
    expect(problems).toMatchObject([{ pointer }]);
    expect(problems[0]!.sentence).toContain(sentence);
  });
});

it('generated tests pass on their own rules, even if these cannot all be evaluated', () => {
  fc.assert(
    fc.property(forms({ kinds: smallKinds, maxElements: 4, hostile: true }), ({ elements }) => {
      const byId = elementsById(elements);
      for (const { id } of mutantsOf(elements, registry, context)) expect(byId.has(id)).toBe(true);
      for (const { tests } of [generateTests(elements, registry, context)]) {
        expect(replay(tests, elements, registry, context).every(({ passed }) => passed)).toBe(true);
      }
    }),
    { seed: 83, numRuns: Math.ceil(RUNS / 4) }
  );
});
