import { describe, expect, it } from 'vitest';
import { checkContext, codes, element } from '../shared/testing.js';
import type { SelectedObject } from './form.js';
import { model as models } from './model.js';

/** The selections have one model, whose objects have a Guid or not. */
describe('a selection', () => {
  const model = models.spot;
  const context = checkContext();
  const object = (Id: number, Name: string): SelectedObject => ({ Id, Name });
  const [berlin, vienna, other] = [object(1, 'Berlin'), object(2, 'Vienna'), object(3, 'Berlin')];

  describe('the Value is a list of objects with numeric Id and Name', () => {
    it.each([
      [[object(-1, '')], true],
      [[{ ...berlin, Id: null }], false],
      [[{ ...berlin, Name: 7 }], false],
      [[null], false],
      ['', false]
    ])('%j is one: %s', (raw, expected) => {
      expect(model.read(raw, element(model.name)) !== undefined).toBe(expected);
    });

    it('keeps the order of the instances and what else they carry', () => {
      const raw = [vienna, { ...berlin, Unknown: { a: 1 } }];
      expect(model.read(raw, element(model.name))).toEqual(raw);
      expect(model.same([berlin, vienna], [vienna, berlin], element(model.name))).toBe(false);
    });
  });

  describe('NumberOfInstances', () => {
    it.each([
      [undefined, 1],
      [0, 1],
      [1, 1],
      [2, 2],
      [5, 5],
      [-3, 1],
      [2.5, 1],
      ['3', 1]
    ])('%j allows %d', (NumberOfInstances, allowed) => {
      const definition = element(model.name, { NumberOfInstances });
      const objects = Array.from({ length: allowed + 1 }, (_, index) => object(index, 'N'));
      expect(model.check(objects.slice(1), definition, context)).toEqual([]);
      expect(codes(model.check(objects, definition, context))).toEqual(['too-many-instances']);
    });

    it('holds while the element is hidden too', () => {
      expect(model.check([berlin, vienna], element(model.name), checkContext({ hidden: true }))).toHaveLength(1);
    });
  });

  describe('conditions', () => {
    it.each([
      [[berlin, vienna], 2, true],
      [[berlin, vienna], 3, false],
      [[berlin, vienna], 'Vienna', true],
      [[berlin, vienna], 'vienna', false],
      [[berlin], '1', false],
      [[], 1, false],
      [[berlin], null, undefined],
      [[berlin], true, undefined],
      [[berlin], berlin, undefined]
    ])('%j holds %j: %s', (value, expected, result) => {
      expect(model.compare.equals?.(value, expected, context)).toBe(result);
      expect(model.compare.contains?.(value, expected, context)).toBe(result);
    });

    it.each([
      [[berlin, vienna], [2, 1], true],
      [[berlin, vienna], [1, 2, 2], true],
      [[berlin, vienna], [1], false],
      [[berlin], [1, 2], false],
      [[], [], true],
      [[berlin], [], false],
      [[berlin], ['Berlin'], undefined],
      [[berlin], [1, null], undefined]
    ])('%j equals the list %j: %s', (value, expected, result) => {
      expect(model.compare.equals?.(value, expected, context)).toBe(result);
      expect(model.compare.contains?.(value, expected, context)).toBeUndefined();
    });

    it('have a value with at least one object', () => {
      expect([model.hasValue([]), model.hasValue([berlin])]).toEqual([false, true]);
    });
  });

  describe('candidates', () => {
    const outcomes = (NumberOfInstances: number, constants: unknown[]) =>
      new Set(
        model
          .candidates(element(model.name, { NumberOfInstances }), constants, context)
          .map((value) => constants.map((each) => (model.compare.equals?.(value, each, context) ? 1 : 0)).join(''))
      );

    it('hold one mentioned object at most where one instance is allowed', () => {
      expect([...outcomes(1, [1, 2])].sort()).toEqual(['00', '01', '10']);
    });

    it('hold every set of them where there is room', () => {
      expect([...outcomes(2, [1, 2])].sort()).toEqual(['00', '01', '10', '11']);
    });

    it('hold an object of a mentioned Id under a mentioned Name and under another', () => {
      expect([...outcomes(1, [1, 'Berlin'])].sort()).toEqual(['00', '01', '10', '11']);
    });

    it('hold exactly the objects of a list, and more than those', () => {
      expect([...outcomes(3, [[1, 2], 1])].sort()).toEqual(['00', '01', '11']);
    });

    it('are none rather than an incomplete set', () => {
      const many = Array.from({ length: 40 }, (_, index) => index);
      expect(model.candidates(element(model.name, { NumberOfInstances: 40 }), many, context)).toEqual([]);
    });
  });

  it.each([
    [[], 'de', 'leer'],
    [[berlin, vienna], 'en', 'Berlin, Vienna'],
    [[berlin, vienna, other, berlin, vienna], 'en', 'Berlin, Vienna, Berlin + 2 more'],
    [[object(7, '')], 'en', '#7'],
    [17, 'en', '17']
  ] as const)('describes %j in %s as %s', (value, language, words) => {
    expect(model.describe(value, element(model.name), { language, contentLanguage: language })).toBe(words);
  });
});

describe('edition: Guid', () => {
  const model = models.edition;

  it.each([
    [{ Id: 1, Name: 'A', Guid: 'g' }, true],
    [{ Id: 1, Name: 'A' }, false],
    [{ Id: 1, Name: 'A', Guid: 7 }, false]
  ])('%j is an edition: %s', (object, expected) => {
    expect(model.read([object], element('edition')) !== undefined).toBe(expected);
  });

  it('is part of every candidate', () => {
    const found = model.candidates(element('edition'), [1], checkContext()).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ Guid }) => typeof Guid === 'string')).toBe(true);
  });
});
