import { describe, expect, it } from 'vitest';
import { checkContext, codes, element } from '../shared/testing.js';
import { model } from './model.js';

const context = checkContext();
const check = (value: unknown, options: Record<string, unknown>) =>
  model.check(value, element('number', options), context);

describe('number: Minimum, Maximum, StepSize', () => {
  it.each([
    [0, {}, []],
    [-1e300, {}, []],
    [5, { Minimum: 5, Maximum: 5 }, []],
    [4.999, { Minimum: 5 }, ['number-below-minimum']],
    [5.001, { Maximum: 5 }, ['number-above-maximum']],
    [0.3, { StepSize: 0.1 }, []],
    [0.1 + 0.2, { StepSize: 0.1 }, ['number-off-step']],
    [1e-7, { StepSize: 1e-8 }, []],
    [6, { Minimum: 1, StepSize: 5 }, []],
    [5, { Minimum: 1, StepSize: 5 }, ['number-off-step']],
    [-7.5, { Minimum: -10, StepSize: 2.5 }, []],
    [1.5, { StepSize: 0 }, []],
    [1.5, { StepSize: -1 }, []],
    [1.5, { StepSize: '1', Minimum: '2', Maximum: null }, []],
    [7, { Minimum: 10, Maximum: 5 }, ['number-above-maximum', 'number-below-minimum']]
  ])('%f under %j: %j', (value, options, expected) => {
    expect(codes(check(value, options))).toEqual(expected);
  });

  it('names the nearest multiple where a number is off the step', () => {
    expect(check(4, { Minimum: 1, StepSize: 5 })[0]?.params).toEqual({ step: 5, base: 1, nearest: 6 });
  });

  it('offers no fix for a number off the step: it is rounded when the user leaves the field, visibly', () => {
    expect(check(4, { Minimum: 1, StepSize: 5 })[0]?.fix).toBeUndefined();
  });

  it('applies its rules to hidden elements too', () => {
    const hidden = checkContext({ hidden: true });
    expect(codes(model.check(9, element('number', { Maximum: 5 }), hidden))).toEqual(['number-above-maximum']);
  });

  it('finds a Minimum above the Maximum in the definition', () => {
    const [found] = model.checkDefinition(element('number', { Minimum: 2, Maximum: 1 }), context);
    expect(found).toMatchObject({ code: 'minimum-above-maximum', pointer: '/Options/Minimum', severity: 'error' });
    expect(model.checkDefinition(element('number', { Minimum: 1, Maximum: 1 }), context)).toEqual([]);
  });
});

describe('number: reading and comparing', () => {
  it.each(['5', '', ' 5 ', '0x10', true, null, [5], NaN, Infinity])(
    'does not read %j: only JSON numbers are',
    (raw) => {
      expect(model.read(raw, element('number'))).toBeUndefined();
    }
  );

  it('writes -0 as 0', () => {
    expect(Object.is(model.read(-0, element('number')), 0)).toBe(true);
  });

  it.each([
    [{}, 0],
    [{ Minimum: 3 }, 3],
    [{ Maximum: -3 }, -3],
    [{ Minimum: -5, Maximum: 5 }, 0]
  ])('starts an unusable field within %j at %d', (options, expected) => {
    expect(model.empty(element('number', options))).toBe(expected);
  });

  it.each([
    [1234.5, 'en', '1,234.5'],
    [1234.5, 'de', '1.234,5'],
    [0.1, 'de', '0,1'],
    [1e-7, 'en', '0.0000001'],
    [-3, 'en', '-3'],
    ['twelve', 'en', 'twelve'],
    [null, 'de', 'leer']
  ] as const)('describes %j in %s as %s', (value, language, words) => {
    expect(model.describe(value, element('number'), { language, contentLanguage: language })).toBe(words);
  });
});

describe('number: candidates', () => {
  const candidates = (options: Record<string, unknown>, ...constants: unknown[]) =>
    model.candidates(element('number', options), constants, context);

  it('lie below, at, between and above the constants', () => {
    expect(candidates({}, 2, 4)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stay within Minimum and Maximum', () => {
    expect(candidates({ Minimum: 0, Maximum: 10 }, 0, 10, 20)).toEqual([0, 5, 10]);
  });

  it('stay on the StepSize, also where a constant is off it', () => {
    expect(candidates({ Minimum: 1, Maximum: 21, StepSize: 5 }, 7)).toEqual([1, 6, 11, 16, 21]);
    expect(candidates({ StepSize: 0.1 }, 0.3)).toEqual([0.2, 0.3, 0.4]);
  });

  it('are only what lies between two neighbouring steps and constants', () => {
    expect(candidates({ Minimum: 0, Maximum: 2, StepSize: 1 }, 0, 1, 2)).toEqual([0, 1, 2]);
  });

  it('are none where no number can be entered', () => {
    expect(candidates({ Minimum: 2, Maximum: 1 }, 1)).toEqual([]);
  });

  it('are found for the largest numbers too', () => {
    expect(candidates({}, Number.MAX_VALUE).every(Number.isFinite)).toBe(true);
  });

  it('ignore constants that are no numbers', () => {
    expect(candidates({}, '7', true, null, NaN)).toEqual(candidates({}));
  });
});
