import { describe, expect, it } from 'vitest';
import { prepareCondition, verdictFor } from '../../ascdata/conditions/evaluate.js';
import { isComparable } from '../../ascdata/conditions/nearValues.js';
import { DATA_TYPE_NAMES } from '../../ascdata/dataTypeNames.js';
import type { Condition } from '../../ascdata/types.js';
import { registry } from '../../datatypes/registry.js';
import { samples } from '../../datatypes/samples.js';
import { choicesOf, comparisonIn, comparisonsOf, conditionOn, readConstant, withComparison } from './comparisons.js';

const context = { today: '2026-11-20' };
const words = { language: 'en', contentLanguage: '' } as const;
const elementOf = (name: keyof typeof samples) => ({ ...samples[name].element, Id: 'target' });

const isSound = (condition: Condition, name: keyof typeof samples): boolean => {
  const ready = prepareCondition(condition, new Map([['target', elementOf(name)]]), registry);
  return !('problem' in ready) && isComparable(ready, context);
};

describe('a condition that is built', () => {
  it.each(DATA_TYPE_NAMES)('on %s can be evaluated, and with each Value that can be chosen', (name) => {
    const target = elementOf(name);
    const first = conditionOn(target, context);
    expect(isSound(first, name)).toBe(true);
    for (const comparison of comparisonsOf(target)) {
      const condition = withComparison(first, comparison, target, context);
      expect(comparisonIn(condition)).toBe(comparison);
      // A date is typed first.
      if (name !== 'dateRange' || comparison !== 'contains') expect(isSound(condition, name)).toBe(true);
    }
    for (const Value of choicesOf(target, context) ?? []) expect(isSound({ ...first, Value }, name)).toBe(true);
  });

  it.each(['number', 'list', 'boolean', 'time', 'date'] as const)('on %s is not met by the default', (name) => {
    const target = elementOf(name);
    const ready = prepareCondition(conditionOn(target, context), new Map([['target', target]]), registry);
    expect(verdictFor(ready, target.Value, context)).toEqual({ met: false });
  });

  it.each([
    ['number', '12', 1, 12],
    ['number', 'twelve', 1, undefined],
    ['time', '8:30', '', '08:30'],
    ['date', '2026-03-01 08:00', '', '2026-03-01T08:00:00'],
    ['simpleText', 'Now ', 'x', 'Now '],
    ['simpleText', '12', 'x', '12'],
    ['spot', '31', 12, 31],
    ['spot', '31', 'Name', '31']
  ] as const)('on %s takes the text %j, beside %j, as %j', (name, text, before, value) => {
    const target = { ...elementOf(name), Options: {} };
    expect(readConstant(text, target, before, words)).toEqual(value);
  });
});
