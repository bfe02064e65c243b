import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import { elementsById, evaluateCondition, isHidden, type Models } from '../../src/lib/ascdata/conditions/evaluate.js';
import { explain } from '../../src/lib/ascdata/conditions/explain.js';
import { Visibility } from '../../src/lib/ascdata/conditions/visibility.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { allKinds, context, forms, valueOf, type Form } from './forms.js';

/** Any Value: of the right kind, left over, or of a wrong type. */
const anyValue = (form: Form, position: number) =>
  fc.oneof(
    { weight: 4, arbitrary: valueOf(form.kinds[position]!) },
    fc.constantFrom<unknown>(undefined, null, 'x', 7, {}, [])
  );

const edits = (form: Form) =>
  fc.array(
    fc.nat(form.elements.length - 1).chain((at) => fc.tuple(fc.constant(form.elements[at]!.Id), anyValue(form, at))),
    { maxLength: 12 }
  );

const formWithEdits = forms({ kinds: allKinds, maxElements: 8, hostile: true }).chain((form) =>
  fc.tuple(fc.constant(form), edits(form))
);

function hiddenByDefinition(elements: readonly AscElement[], values: ReadonlyMap<string, unknown>): string[] {
  const byId = elementsById(elements);
  return [...byId.values()].filter((each) => isHidden(each, byId, values, registry, context)).map((each) => each.Id);
}

describe('Visibility', () => {
  it('after any edits is that of a full evaluation, and each update reports exactly what flipped', () => {
    fc.assert(
      fc.property(formWithEdits, ([{ elements }, changes]) => {
        const values = new Map<string, unknown>();
        const visibility = new Visibility(elements, registry, values, context);
        let before = hiddenByDefinition(elements, values);
        expect(visibility.hiddenIds()).toEqual(before);
        for (const [id, value] of changes) {
          const flipped = visibility.update(id, value);
          values.set(id, value);
          const after = hiddenByDefinition(elements, values);
          const ids = [...elementsById(elements).keys()];
          expect(visibility.hiddenIds()).toEqual(after);
          expect(visibility.hiddenCount).toBe(after.length);
          expect(flipped).toEqual(ids.filter((each) => before.includes(each) !== after.includes(each)));
          for (const each of ids) expect(visibility.isHidden(each)).toBe(after.includes(each));
          before = after;
        }
      }),
      { seed: 1, numRuns: runs(200) }
    );
  });

  it('reports for several edits at once what differs before and after', () => {
    fc.assert(
      fc.property(formWithEdits, ([{ elements }, changes]) => {
        const visibility = new Visibility(elements, registry, new Map(), context);
        const before = visibility.hiddenIds();
        const flipped = visibility.updateAll(changes);
        const after = new Visibility(elements, registry, new Map(changes), context).hiddenIds();
        expect(visibility.hiddenIds()).toEqual(after);
        expect(visibility.hiddenCount).toBe(after.length);
        expect([...flipped].sort()).toEqual(
          [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))].sort()
        );
      }),
      { seed: 2, numRuns: runs(200) }
    );
  });

  it('explains exactly what it decides', () => {
    fc.assert(
      fc.property(formWithEdits, ([{ elements }, changes]) => {
        const visibility = new Visibility(elements, registry, new Map(), context);
        visibility.updateAll(changes);
        const byId = elementsById(elements);
        for (const element of byId.values()) {
          const reasons = visibility.explain(element.Id);
          expect(reasons).toEqual(explain(element, byId, new Map(changes), registry, context));
          expect(reasons.length > 0 && reasons.every((each) => each.met)).toBe(visibility.isHidden(element.Id));
          for (const { met, problem } of reasons) expect(met && problem !== undefined).toBe(false);
        }
      }),
      { seed: 3, numRuns: runs(200) }
    );
  });

  it('does not change the values it was given', () => {
    const element = { Id: 'a', DisplayName: 'a', DataType: 'boolean', Value: true } as const;
    const values = new Map([['a', false]]);
    new Visibility([element], registry, values, context).update('a', true);
    expect(values).toEqual(new Map([['a', false]]));
  });

  it('is not changed by an unknown Id', () => {
    const visibility = new Visibility([], registry, new Map(), context);
    expect([visibility.update('x', 1), visibility.isHidden('x'), visibility.explain('x')]).toEqual([[], false, []]);
  });
});

describe('an update costs what depends on the changed element', () => {
  /** `size` elements: all test `hub` except every tenth, which tests the element before it. */
  function counted(size: number) {
    let evaluations = 0;
    const models: Models = {
      ...registry,
      boolean: { ...registry.boolean, read: (raw) => ((evaluations += 1), typeof raw === 'boolean' ? raw : undefined) }
    };
    const elements = Array.from({ length: size }, (_, index): AscElement => {
      const TargetId = index % 10 === 0 ? `e${index - 1}` : 'e0';
      const Conditions = index < 2 ? [] : [{ Action: 'HIDE', TargetId, Operator: '==', Value: true }];
      return { Id: `e${index}`, DisplayName: '', DataType: 'boolean', Value: false, Options: { Conditions } };
    });
    const visibility = new Visibility(elements, models, new Map(), context);
    return (id: string): number => {
      evaluations = 0;
      visibility.update(id, true);
      return evaluations;
    };
  }

  it('one evaluation for each condition on it, whatever the size of the form', () => {
    for (const size of [50, 2000]) {
      const costOf = counted(size);
      expect(costOf('e9'), `one dependent among ${size}`).toBe(1);
      expect(costOf('e5'), `no dependent among ${size}`).toBe(0);
      expect(costOf('e0'), `the hub of ${size}`).toBe(size - 2 - (size / 10 - 1));
    }
  });
});

describe('operators', () => {
  it('!= is the opposite of ==, but neither is met if the comparison is impossible', () => {
    const pair = fc
      .constantFrom(...allKinds)
      .chain((kind) =>
        fc.tuple(
          fc.constant(kind),
          fc.oneof(valueOf(kind), fc.jsonValue()),
          fc.oneof(fc.constantFrom(...kind.constants), fc.jsonValue())
        )
      );
    fc.assert(
      fc.property(pair, ([{ definition }, Value, expected]) => {
        const target: AscElement = { Id: 't', DisplayName: 't', Value, ...definition };
        const [equal, different] = ['==', '!='].map((Operator) => {
          const condition = { Action: 'HIDE', TargetId: 't', Operator, Value: expected };
          return evaluateCondition(condition, new Map([['t', target]]), new Map(), registry, context);
        });
        expect(different!.problem).toBe(equal!.problem);
        expect(different!.met).toBe(equal!.problem === undefined && !equal!.met);
      }),
      { seed: 4, numRuns: runs(1000) }
    );
  });
});
