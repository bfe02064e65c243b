import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import { analyse } from '../../src/lib/ascdata/conditions/analyse.js';
import { evaluateCondition, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { neverShown } from '../../src/lib/ascdata/conditions/neverShown.js';
import { withConsequences, type Finding } from '../../src/lib/ascdata/findings.js';
import type { AscElement, Condition } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { allKinds, context, forms, smallKinds, type Form, type Kind } from './forms.js';
import { reachedValues } from './reached.js';

/** Checks every claim of the analysis by enumerating all values, and that it misses nothing. */

const analysed = (form: Form) => withConsequences(analyse(form.elements, registry, context, 2));
const conditionsOf = (element: AscElement): Condition[] => element.Options?.Conditions ?? [];

/** All values the element can have: those that can be entered where it is shown, and the one in the file. */
function statesOf(form: Form, id: string): unknown[] {
  const position = form.elements.findIndex((element) => element.Id === id);
  return reachedValues(form)[position]!.all;
}

function met({ byId }: Form, condition: Condition, value: unknown): boolean {
  return evaluateCondition(condition, byId, new Map([[condition.TargetId, value]]), registry, context).met;
}

const targetsOf = (element: AscElement) => [...new Set(conditionsOf(element).map((each) => each.TargetId))];

/** Values of one target that meet all conditions of the element on it. */
function meeting(form: Form, element: AscElement, target: string): unknown[] {
  const conditions = conditionsOf(element).filter((each) => each.TargetId === target);
  return statesOf(form, target).filter((value) => conditions.every((each) => met(form, each, value)));
}

/** The element with other conditions. */
const only = (element: AscElement, Conditions: Condition[]): AscElement => ({
  ...element,
  Options: { ...element.Options, Conditions }
});

const elementAt = ({ elements }: Form, { pointer }: Finding) => elements[Number(pointer.split('/')[2])]!;

/** Ids of elements that lock each other, of which nothing else is claimed. */
const lockedIn = (found: readonly Finding[]) =>
  new Set(
    found.flatMap(({ code, params }) => (code.startsWith('conditions-lock') ? String(params.elements).split(', ') : []))
  );

const has = (found: readonly Finding[], code: string, pointer: string) =>
  found.some((each) => each.code === code && each.pointer === pointer);

const form = forms({ kinds: allKinds, maxElements: 4 });
const check = (property: (form: Form, found: Finding[]) => void, seed: number) =>
  fc.assert(
    fc.property(form, (each) => property(each, analysed(each))),
    { seed, numRuns: runs(300) }
  );

describe('analyse is exact about one element', () => {
  it('reports no errors except locks on forms whose conditions can all be evaluated', () => {
    check((_, found) => {
      expect(found.filter((each) => each.severity === 'error' && each.code !== 'conditions-lock')).toEqual([]);
    }, 11);
  });

  it('reports that a rule never hides exactly where no Values of its targets meet all conditions', () => {
    check((form, found) => {
      form.elements.forEach((element, index) => {
        if (conditionsOf(element).length === 0) return;
        const isPossible = targetsOf(element).every((target) => meeting(form, element, target).length > 0);
        const claimed = has(found, 'conditions-never-hide', `/Elements/${index}/Options/Conditions`);
        expect(claimed, JSON.stringify(element)).toBe(!isPossible);
      });
    }, 12);
  });

  it('reports that a rule always hides exactly where all Values of its targets meet all conditions', () => {
    check((form, found) => {
      const hidden = neverShown(form.elements, registry, context);
      form.elements.forEach((element, index) => {
        const targets = targetsOf(element);
        const isCertain = targets.every(
          (target) => meeting(form, element, target).length === statesOf(form, target).length
        );
        const claimed = has(found, 'conditions-always-hide', `/Elements/${index}/Options/Conditions`);
        const isHidden = targets.length > 0 && isCertain;
        expect(claimed, JSON.stringify(element)).toBe(isHidden && !lockedIn(found).has(element.Id));
        expect(hidden.includes(element.Id), JSON.stringify(element)).toBe(isHidden);
      });
    }, 13);
  });

  it('reports an impossible Value exactly where the target can never have it', () => {
    check((form, found) => {
      form.elements.forEach((element, index) => {
        conditionsOf(element).forEach((condition, place) => {
          const { Operator, Value } = condition;
          if (Operator === '?' && typeof Value === 'boolean') return;
          const isDuplicate = conditionsOf(element)
            .slice(0, place)
            .some((each) => JSON.stringify(each) === JSON.stringify(condition));
          const asked: Condition = { ...condition, Operator: Operator === '?' ? '?' : '==' };
          const position = form.elements.findIndex(({ Id }) => Id === condition.TargetId);
          const values = [...form.kinds[position]!.values, form.elements[position]!.Value];
          const occurs = values.some((value) => met(form, asked, value));
          const claimed = has(
            found,
            'condition-value-impossible',
            `/Elements/${index}/Options/Conditions/${place}/Value`
          );
          expect(claimed, JSON.stringify(condition)).toBe(!occurs && !isDuplicate);
        });
      });
    }, 14);
  });

  it('names the fewest conditions that contradict each other when a rule never hides', () => {
    check((form, found) => {
      for (const each of found.filter(({ code }) => code === 'conditions-never-hide')) {
        const element = elementAt(form, each);
        const conditions = conditionsOf(element);
        const named = String(each.params.conditions)
          .split(' + ')
          .map((number) => conditions[Number(number) - 1]!);
        const { TargetId } = named[0]!;
        const onTarget = conditions.filter((condition) => condition.TargetId === TargetId);
        const sets = onTarget.flatMap((one, at) => [[one], ...onTarget.slice(at + 1).map((other) => [one, other])]);
        const contradicts = (set: Condition[]) => meeting(form, only(element, set), TargetId).length === 0;
        expect(contradicts(named), JSON.stringify(element)).toBe(true);
        const rests = named.map((left) => named.filter((other) => other !== left)).filter(({ length }) => length > 0);
        expect(rests.filter(contradicts), JSON.stringify(element)).toEqual([]);
        expect(
          sets.filter((set) => set.length < named.length && contradicts(set)),
          JSON.stringify(element)
        ).toEqual([]);
      }
    }, 16);
  });

  it('calls conditions superfluous that can all be left out without effect, and misses none', () => {
    const codes = ['condition-duplicate', 'condition-implied', 'condition-always-met'];
    check((form, found) => {
      form.elements.forEach((element, index) => {
        const pointer = `/Elements/${index}/Options/Conditions`;
        const said = found.filter(({ code, pointer: at }) => codes.includes(code) && at.startsWith(`${pointer}/`));
        for (const each of said) expect(each.fix?.edits).toEqual([{ op: 'remove', pointer: each.pointer }]);
        const places = said.map((each) => Number(each.pointer.slice(pointer.length + 1)));
        const left = conditionsOf(element).filter((_, place) => !places.includes(place));
        for (const target of targetsOf(element)) {
          const before = meeting(form, element, target);
          expect(meeting(form, only(element, left), target), JSON.stringify(element)).toEqual(before);
        }
        const isWhole =
          lockedIn(found).has(element.Id) ||
          ['conditions-never-hide', 'conditions-always-hide'].some((code) => has(found, code, pointer));
        if (isWhole) return;
        expect(left.length > 0).toBe(conditionsOf(element).length > 0);
        for (const target of targetsOf(element)) {
          const onTarget = left.filter((each) => each.TargetId === target);
          const alone = onTarget.map((each) => meeting(form, only(element, [each]), target));
          expect(alone.every((values) => values.length < statesOf(form, target).length)).toBe(true);
          const isLess = alone.every((one, at) =>
            alone.every((other, i) => i === at || one.some((value) => !other.includes(value)))
          );
          expect(isLess, JSON.stringify(element)).toBe(true);
        }
      });
    }, 15);
  });

  it('reports a condition as implied only if it is met whenever the other one is', () => {
    check((form, found) => {
      for (const each of found.filter(({ code }) => code === 'condition-implied')) {
        const element = elementAt(form, each);
        const implied = conditionsOf(element)[Number(each.pointer.split('/').at(-1))]!;
        const other = conditionsOf(element)[Number(each.params.other) - 1]!;
        expect(other.TargetId).toBe(implied.TargetId);
        const values = meeting(form, only(element, [implied]), implied.TargetId);
        for (const value of meeting(form, only(element, [other]), other.TargetId)) expect(values).toContain(value);
      }
    }, 17);
  });
});

describe('a setting that a condition tests while it is hidden', () => {
  it('is reported exactly where it can be hidden while all other conditions are met, unless worse is reported', () => {
    let named = 0;
    fc.assert(
      fc.property(forms({ kinds: smallKinds, maxElements: 4 }), (form) => {
        const found = analysed(form);
        const worse = (index: number) =>
          ['conditions-never-hide', 'conditions-always-hide'].some((code) =>
            has(found, code, `/Elements/${index}/Options/Conditions`)
          );
        const locked = found.flatMap(({ code, params }) =>
          code.startsWith('conditions-lock') ? String(params.elements).split(', ') : []
        );
        form.elements.forEach((element, index) => {
          for (const target of targetsOf(element)) {
            const position = form.elements.findIndex(({ Id }) => Id === target);
            const hiding = conditionsOf(form.elements[position]!);
            const others = conditionsOf(element).filter(({ TargetId }) => TargetId !== target);
            const joint = only(element, [...hiding, ...others]);
            const counts = targetsOf(joint).every((each) => meeting(form, joint, each).length > 0);
            const place = conditionsOf(element).findIndex(({ TargetId }) => TargetId === target);
            const isWorse = worse(index) || worse(position) || locked.includes(target) || target === element.Id;
            const claimed = has(found, 'condition-target-hidden', `/Elements/${index}/Options/Conditions/${place}`);
            expect(claimed, JSON.stringify(form.elements)).toBe(hiding.length > 0 && counts && !isWorse);
            if (claimed) named += 1;
          }
        });
      }),
      { seed: 18, numRuns: runs(300) }
    );
    expect(named).toBeGreaterThan(25);
  });
});

/** All states of a small form, and which can become which by edits of visible elements. */
function permanentlyHidden(form: Form): { state: unknown[]; ids: Set<string> }[] {
  const { elements, byId } = form;
  const domains = reachedValues(form).map(({ entered }, index) => [
    ...entered.map((value) => ({ value, entered: true })),
    { value: elements[index]!.Value, entered: false }
  ]);
  const states = domains.reduce<number[][]>(
    (all, domain) => all.flatMap((one) => domain.map((_, at) => [...one, at])),
    [[]]
  );
  const keys = new Map(states.map((state, number) => [state.join(), number]));
  const hidden = states.map((state) => {
    const values = new Map(elements.map(({ Id }, index) => [Id, domains[index]![state[index]!]!.value]));
    return elements.map((element) => isHidden(element, byId, values, registry, context));
  });
  const before: number[][] = states.map(() => []);
  states.forEach((state, from) =>
    domains.forEach((domain, index) => {
      if (hidden[from]![index]) return;
      domain.forEach(({ entered }, at) => {
        if (entered) before[keys.get(state.with(index, at).join())!]!.push(from);
      });
    })
  );
  const canShow = elements.map((_, index) => {
    const reached = new Set(states.flatMap((_, number) => (hidden[number]![index] ? [] : [number])));
    for (const number of reached) for (const earlier of before[number]!) reached.add(earlier);
    return reached;
  });
  return states.map((state, number) => ({
    state,
    ids: new Set(elements.flatMap(({ Id }, index) => (canShow[index]!.has(number) ? [] : [Id])))
  }));
}

describe('analyse of locks', () => {
  const kinds: Kind[] = smallKinds.filter((kind) => kind.values.length <= 3);
  const small = forms({ kinds, maxElements: 4 });
  const isLock = ({ code }: Finding) => code === 'conditions-lock' || code === 'conditions-lock-elsewhere';
  const members = (found: Finding): string[] => String(found.params.elements).split(', ');

  it('reports a lock only if its elements can be hidden so that no edit of a visible element shows one again', () => {
    let locks = 0;
    fc.assert(
      fc.property(small, (form) => {
        const found = analysed(form).filter(isLock);
        if (found.length === 0) return;
        locks += found.length;
        const stuck = permanentlyHidden(form);
        for (const lock of found) {
          expect(
            stuck.some(({ ids }) => members(lock).every((id) => ids.has(id))),
            JSON.stringify(form.elements)
          ).toBe(true);
        }
      }),
      { seed: 21, numRuns: runs(300) }
    );
    expect(locks).toBeGreaterThan(25);
  });

  it('reports a lock or an always hidden element wherever elements can be hidden for good', () => {
    fc.assert(
      fc.property(small, (form) => {
        const found = analysed(form);
        const named = found.filter(isLock).map(members);
        form.elements.forEach(({ Id }, index) => {
          if (has(found, 'conditions-always-hide', `/Elements/${index}/Options/Conditions`)) named.push([Id]);
        });
        for (const { ids } of permanentlyHidden(form)) {
          if (ids.size === 0) continue;
          expect(
            named.some((group) => group.every((id) => ids.has(id))),
            JSON.stringify(form.elements)
          ).toBe(true);
        }
      }),
      { seed: 22, numRuns: runs(300) }
    );
  });
});

it('never throws, whatever the file contains', () => {
  const hostile = forms({ kinds: allKinds, maxElements: 6, hostile: true }).map((each) => each.elements as unknown[]);
  const anything = fc.oneof(hostile, fc.array(fc.oneof(fc.jsonValue(), brokenElement())), fc.jsonValue());
  fc.assert(
    fc.property(anything, fc.constantFrom(0, 1, 2, '1', undefined), (elements, version) => {
      for (const found of analyse(elements, registry, context, version))
        expect(found.pointer).toMatch(/^\/Elements\/\d+\//);
    }),
    { seed: 31, numRuns: runs(500) }
  );
});

function brokenElement(): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'a', 1, -1, 1e308, []));
  return fc.record(
    {
      Id: fc.constantFrom('a', 'b', '__proto__'),
      DisplayName: anything,
      DataType: fc.constantFrom(...Object.keys(registry), 'constructor'),
      Value: anything,
      Items: anything,
      Options: fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            Minimum: anything,
            Maximum: anything,
            StepSize: anything,
            MinDate: anything,
            MaxChars: anything,
            NumberOfInstances: anything,
            Conditions: fc.array(
              fc.record({
                Action: fc.constant('HIDE'),
                TargetId: fc.constantFrom('a', 'b', '__proto__'),
                Operator: fc.constantFrom('==', '!=', '<', '?'),
                Value: anything
              })
            )
          },
          { requiredKeys: ['Conditions'] }
        )
      )
    },
    { requiredKeys: ['Id', 'DataType'] }
  );
}
