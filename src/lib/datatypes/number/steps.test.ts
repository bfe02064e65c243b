import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToStep, steppedNumber } from './steps.js';

describe('StepSize rounds to the nearest multiple counted from Minimum, in decimal arithmetic', () => {
  it.each([
    [0.1 + 0.2, 0.1, undefined, 0.3],
    [0.3, 0.1, undefined, 0.3],
    [0.35, 0.1, undefined, 0.4],
    [1.005, 0.01, undefined, 1.01],
    [-1.005, 0.01, undefined, -1],
    [7, 5, undefined, 5],
    [7.5, 5, undefined, 10],
    [-7, 5, undefined, -5],
    [-7.5, 5, undefined, -5],
    [7, 5, 1, 6],
    [11, 5, 1, 11],
    [-9, 5, 1, -9],
    [-0, 1, undefined, 0],
    [3.4, 5, 1, 1],
    [-3, 2, -4, -2],
    [0.25, 0.5, -0.1, 0.4],
    [1e21, 1e20, undefined, 1e21],
    [1.25e-7, 1e-7, undefined, 1e-7],
    [1.5e-7, 1e-7, undefined, 2e-7],
    [1e308, 1e-300, undefined, 1e308],
    [Number.MAX_SAFE_INTEGER, 2, 1, Number.MAX_SAFE_INTEGER],
    [5e-324, 1, undefined, 0],
    [0, 0.1, 0.05, 0.05]
  ])('%f in steps of %f from %s is %f', (value, step, minimum, expected) => {
    expect(roundToStep(value, { step, minimum })).toBe(expected);
  });

  it.each([0, -1, NaN, Infinity, undefined])('leaves the number alone where the step %s is not usable', (step) => {
    expect(roundToStep(1.23, { step })).toBe(1.23);
  });

  it.each([NaN, Infinity, -Infinity])('leaves %s alone', (value) => {
    expect(roundToStep(value, { step: 1 })).toBe(value);
  });

  it('rounds a number within Maximum to the last multiple that is within it too', () => {
    expect(roundToStep(10, { step: 4, maximum: 10 })).toBe(8);
    expect(roundToStep(9.9, { step: 3, minimum: 1, maximum: 9.9 })).toBe(7);
  });

  it('never brings a number outside of Minimum or Maximum back inside beyond its own nearest multiple', () => {
    expect(roundToStep(13, { step: 4, maximum: 10 })).toBe(12);
    expect(roundToStep(-9, { step: 4, minimum: 0, maximum: 10 })).toBe(-8);
  });

  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => Number(`${whole}e-3`));
  const steps = fc.integer({ min: 1, max: 5_000 }).map((whole) => Number(`${whole}e-2`));

  it('gives a fixed point that lies at most half a step away', () => {
    fc.assert(
      fc.property(cents, steps, cents, (value, step, minimum) => {
        const rounded = roundToStep(value, { step, minimum });
        expect(roundToStep(rounded, { step, minimum })).toBe(rounded);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
      { seed: 20261120 }
    );
  });

  it('agrees with whole-number arithmetic on thousandths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (value, step) => {
        const expected = Math.floor((2 * value + step) / (2 * step)) * step;
        expect(roundToStep(Number(`${value}e-3`), { step: Number(`${step}e-3`) }) + 0).toBe(
          Number(`${expected}e-3`) + 0
        );
      }),
      { seed: 20261120 }
    );
  });

  it('is monotonous', () => {
    fc.assert(
      fc.property(cents, cents, steps, (a, b, step) => {
        expect(roundToStep(Math.min(a, b), { step })).toBeLessThanOrEqual(roundToStep(Math.max(a, b), { step }));
      }),
      { seed: 20261120 }
    );
  });
});

const tenths = { step: 0.1, minimum: 0, maximum: 1 };

describe('arrow keys on a number', () => {
  it('move by StepSize in decimal arithmetic', () => {
    expect(steppedNumber(0.2, 1, tenths)).toBe(0.3);
    expect(steppedNumber(0.3, -1, tenths)).toBe(0.2);
  });

  it('move by 1 where there is no StepSize', () => {
    expect(steppedNumber(2.5, 1, {})).toBe(3);
    expect(steppedNumber(2, 10, {})).toBe(12);
  });

  it('stop at Minimum and at the last step within Maximum', () => {
    expect(steppedNumber(0.95, 10, tenths)).toBe(1);
    expect(steppedNumber(0.1, -10, tenths)).toBe(0);
    expect(steppedNumber(8, 10, { step: 3, minimum: 0, maximum: 10 })).toBe(9);
  });

  it('go to the next step first from between two', () => {
    expect(steppedNumber(0.25, 1, tenths)).toBe(0.3);
    expect(steppedNumber(0.25, -1, tenths)).toBe(0.2);
  });

  it('count steps from Minimum', () => {
    expect(steppedNumber(1, 1, { step: 2, minimum: 1 })).toBe(3);
  });

  it('start at Minimum, else 0, from nothing', () => {
    expect(steppedNumber(undefined, 1, { minimum: 5 })).toBe(5);
    expect(steppedNumber(undefined, -1, {})).toBe(0);
  });

  it('bring a number from beyond a limit back inside', () => {
    expect(steppedNumber(50, -1, tenths)).toBe(1);
    expect(steppedNumber(50, 1, tenths)).toBe(1);
    expect(steppedNumber(-50, 1, tenths)).toBe(0);
  });
});
