import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { prove } from '../../src/lib/ascdata/conditions/analyse.js';
import { neverShown } from '../../src/lib/ascdata/conditions/neverShown.js';
import { expanded, statesOf } from '../../src/lib/ascdata/conditions/states/states.js';
import { pointerTokens, withConsequences, type Finding } from '../../src/lib/ascdata/findings.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { hide } from './analysed.js';
import { context, forms, smallKinds, type Form } from './forms.js';
import { isTangled, reachedStates } from './reached.js';
import { RUNS } from './runs.js';

// Enumerates every state of hundreds of forms, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const form = forms({ kinds: smallKinds.filter(({ values }) => values.length <= 3), maxElements: 4 });
/** Few kinds, so that elements often hide each other. */
const circles = forms({ kinds: smallKinds.filter(({ values }) => values.length === 2), maxElements: 3 });
const check = (seed: number, property: (form: Form) => void, from = form) =>
  fc.assert(fc.property(from, property), { seed, numRuns: RUNS });

const proofOf = ({ elements }: Form) => {
  const { findings, locks } = prove(elements, registry, context, 2);
  const all = withConsequences(findings);
  const idOf = ({ pointer }: Finding) => elements[Number(pointerTokens(pointer)[1])]!.Id;
  const with_ = (code: string) => all.filter((each) => each.code === code);
  return { idsWith: (code: string) => new Set(with_(code).map(idOf)), locks, with_, idOf };
};

it('never shown is exactly what no edit of shown settings ever shows', () => {
  let count = 0;
  check(81, (each) => {
    const states = reachedStates(each);
    const never = each.elements.filter(({ Id }) => states.every(({ hidden }) => hidden.has(Id))).map(({ Id }) => Id);
    expect(neverShown(each.elements, registry, context), JSON.stringify(each.elements)).toEqual(never);
    const { idsWith, locks } = proofOf(each);
    const claimed = idsWith('conditions-always-hide');
    const locked = new Set(locks.flat());
    for (const { Id } of each.elements) {
      if (!locked.has(Id))
        expect(claimed.has(Id), `${Id} in ${JSON.stringify(each.elements)}`).toBe(never.includes(Id));
    }
    count += never.length;
  });
  expect(count).toBeGreaterThan(RUNS / 10);
});

it('what never hides is hidden in no state that edits lead to', () => {
  let count = 0;
  check(82, (each) => {
    const states = reachedStates(each);
    for (const id of proofOf(each).idsWith('conditions-never-hide')) {
      expect(
        states.some(({ hidden }) => hidden.has(id)),
        `${id} in ${JSON.stringify(each.elements)}`
      ).toBe(false);
      count += 1;
    }
  });
  expect(count).toBeGreaterThan(RUNS / 10);
});

it('the states are those that edits lead to, and more only where settings hide each other in a circle', () => {
  let exact = 0;
  check(83, (each) => {
    const { states } = expanded(statesOf(each.elements, registry, context), 100_000);
    const order = each.elements.map(({ Id }) => Id);
    const sets = (all: readonly { hidden: Iterable<string> }[]) =>
      new Set(all.map(({ hidden }) => [...hidden].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join()));
    const [listed, found] = [sets(states), sets(reachedStates(each))];
    expect(
      [...found].filter((set) => !listed.has(set)),
      JSON.stringify(each.elements)
    ).toEqual([]);
    if (isTangled(each)) return;
    expect(listed, JSON.stringify(each.elements)).toEqual(found);
    exact += 1;
  });
  expect(exact).toBeGreaterThan(RUNS / 20);
});

it('a lock is an error only where edits may lead there or the Values start there, and else a warning', () => {
  const count = { reached: 0, elsewhere: 0 };
  check(
    84,
    (each) => {
      const states = reachedStates(each);
      const { locks, with_, idOf } = proofOf(each);
      const isReached = (members: readonly string[]) =>
        states.some(({ hidden }) => members.every((id) => hidden.has(id)));
      const membersOf = (found: Finding) => locks.find(([first]) => first === idOf(found))!;
      for (const found of with_('conditions-lock-elsewhere')) {
        expect(isReached(membersOf(found)), JSON.stringify(each.elements)).toBe(false);
        count.elsewhere += 1;
      }
      for (const found of with_('conditions-lock')) count.reached += Number(isReached(membersOf(found)));
    },
    circles
  );
  expect(Math.min(count.reached, count.elsewhere)).toBeGreaterThan(0);
});

const flag = (Id: string, Value: boolean, ...Conditions: ReturnType<typeof hide>[]): AscElement => ({
  ...{ Id, DisplayName: Id, DataType: 'boolean', Value },
  Options: { Conditions }
});
const number: AscElement = {
  ...{ Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1 },
  Options: { Minimum: 1, Maximum: 9, StepSize: 1 }
};

/** Codes with the Id they are about, consequences in brackets. */
const told = (found: readonly Finding[], elements: readonly AscElement[]): string =>
  found
    .map(({ code, pointer, consequences = [] }) => {
      const own = `${code} ${elements[Number(pointerTokens(pointer)[1])]!.Id}`;
      return consequences.length === 0 ? own : `${own} (${told(consequences, elements)})`;
    })
    .join(', ');

it.each<[string, AscElement[], string]>([
  [
    'an element hidden while an always hidden one has another Value than its own is never hidden, which follows from that',
    [number, flag('f2', false, hide('n', '<', 9.5)), flag('f10', true, hide('f2', '==', true))],
    'condition-value-impossible f2 (conditions-always-hide f2, conditions-never-hide f10)'
  ],
  [
    'with that Value it is always hidden, and so is what depends on it',
    [
      number,
      flag('f2', true, hide('n', '>=', 1)),
      flag('f10', true, hide('f2', '==', true)),
      flag('f11', true, hide('f10', '==', true))
    ],
    'conditions-always-hide f2 (conditions-always-hide f10, conditions-always-hide f11)'
  ],
  [
    'either of two is a warning: editing never hides both',
    [flag('a', false, hide('b', '==', true)), flag('b', false, hide('a', '==', true))],
    'conditions-lock-elsewhere a'
  ],
  [
    'two that start hidden by each other are a fault, from which follows what depends on them',
    [
      flag('a', true, hide('b', '==', true)),
      flag('b', true, hide('a', '==', true)),
      flag('c', true, hide('a', '==', true))
    ],
    'conditions-lock a (conditions-always-hide c)'
  ]
])('%s', (_what, elements, expected) => {
  expect(told(prove(elements, registry, context, 2).findings, elements)).toBe(expected);
});
