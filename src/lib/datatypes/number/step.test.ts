import { describe, expect, it } from 'vitest';
import { steppedNumber } from './step.js';

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
