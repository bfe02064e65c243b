import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { isFiniteNumber } from '../shared/options.js';
import { explaining } from '../shared/members.js';
import { wrongType } from '../shared/unusable.js';
import { gridAround, roundToStep, type StepRule } from './steps.js';
import { check, form, numberRules } from './form.js';

function checkDefinition(element: AscElement): Finding[] {
  const { minimum, maximum } = numberRules(element);
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  return [finding('minimum-above-maximum', '/Options/Minimum', { minimum, maximum })];
}

/** A number clearly beyond all others, or the largest possible. */
const beyond = (value: number, sign: 1 | -1): number => {
  const far = value + sign * Math.max(1, Math.abs(value) / 1e6);
  return Number.isFinite(far) ? far : sign * Number.MAX_VALUE;
};

/** Without a step: the constants, one number between each two, one below and one above all. */
function freePoints(points: readonly number[]): number[] {
  const sorted = [...points].sort((a, b) => a - b);
  const between = sorted.slice(1).map((high, index) => (sorted[index] ?? high) / 2 + high / 2);
  return [...sorted, ...between, beyond(sorted[0] ?? 0, -1), beyond(sorted.at(-1) ?? 0, 1)];
}

/** With a step: the steps at, below and above each constant, so that one lies between any two that leave room for one. */
function stepPoints(points: readonly number[], step: number, base: number): number[] {
  return points.flatMap((point) => {
    const grid = gridAround(point, step, base);
    return [-1n, 0n, 1n].map((offset) => grid.at(grid.below + offset));
  });
}

/** At most 3 numbers per constant and limit (n constants: 3n + 9), ascending. */
function candidates(element: AscElement, constants: readonly unknown[]): number[] {
  const rules = numberRules(element);
  const limits = [rules.minimum, rules.maximum].filter(isFiniteNumber);
  const points = [...constants.filter(isFiniteNumber), ...limits];
  if (points.length === 0) points.push(0);
  const found = rules.step === undefined ? freePoints(points) : stepPoints(points, rules.step, rules.minimum ?? 0);
  const usable = found.map((value) => value + 0).filter((value) => check(value, element).length === 0);
  return [...new Set(usable)].sort((a, b) => a - b);
}

/** A number the rules allow: the one nearest to 12.5. */
function exampleFor(rules: StepRule): number {
  const { step, minimum = -Infinity, maximum = Infinity } = rules;
  const within = Math.max(minimum, Math.min(maximum, 12.5));
  if (step === undefined) return within;
  const nearest = roundToStep(within, rules);
  return nearest <= maximum ? nearest : Math.max(minimum, roundToStep(nearest - step, rules));
}

export const model: DataTypeModel<number> = {
  typeOf: () => 'number',
  ...explaining(form, (_, element) => wrongType({ expected: 'number', example: exampleFor(numberRules(element)) })),
  checkDefinition,
  candidates
};
