import type { DataTypeModel } from '../../ascdata/datatype.js';
import type { Finding } from '../../ascdata/findings.js';
import { numberInWords } from '../../language/numbers.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { gridAround, roundToStep, type StepRule } from '../shared/decimal.js';
import { sameBy } from '../shared/equal.js';
import { unusable } from '../shared/form.js';
import { isFiniteNumber, numberOption } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable } from '../shared/words.js';

export { roundToStep } from '../shared/decimal.js';

/** The number rules of an element; a StepSize that is not above 0 counts as none. */
export function numberRules(element: AscElement): StepRule {
  const step = numberOption(element, 'StepSize');
  return {
    step: step !== undefined && step > 0 ? step : undefined,
    minimum: numberOption(element, 'Minimum'),
    maximum: numberOption(element, 'Maximum')
  };
}

/** A finite JSON number. Texts of digits are not numbers; -0 is 0, as JSON writes it. */
const read = (raw: unknown): number | undefined => (isFiniteNumber(raw) ? raw + 0 : undefined);

function check(raw: unknown, element: AscElement): Finding[] {
  const value = read(raw);
  const rules = numberRules(element);
  if (value === undefined) return unusable(raw, { expected: 'number', example: exampleFor(rules) });
  const { step, minimum, maximum } = rules;
  const found: Finding[] = [];
  if (minimum !== undefined && value < minimum) found.push(finding('number-below-minimum', '', { minimum }));
  if (maximum !== undefined && value > maximum) found.push(finding('number-above-maximum', '', { maximum }));
  if (step === undefined || found.length > 0) return found;
  const nearest = roundToStep(value, rules);
  if (nearest === value) return [];
  return [finding('number-off-step', '', { step, base: minimum ?? 0, nearest })];
}

/** A number that the rules allow: the one of them next to 12.5. */
function exampleFor(rules: StepRule): number {
  const { step, minimum = -Infinity, maximum = Infinity } = rules;
  const within = Math.max(minimum, Math.min(maximum, 12.5));
  if (step === undefined) return within;
  const nearest = roundToStep(within, rules);
  return nearest <= maximum ? nearest : Math.max(minimum, roundToStep(nearest - step, rules));
}

function checkDefinition(element: AscElement): Finding[] {
  const { minimum, maximum } = numberRules(element);
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  return [finding('minimum-above-maximum', '/Options/Minimum', { minimum, maximum })];
}

/** A number clearly beyond all others, or the last one there is. */
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

export const model: DataTypeModel<number> = {
  name: 'number',
  minApiVersion: 1,
  operators: ['!=', '==', '>', '>=', '<', '<='],
  read,
  empty(element) {
    const { minimum = -Infinity, maximum = Infinity } = numberRules(element);
    return minimum > 0 ? minimum : Math.min(0, maximum);
  },
  check,
  checkDefinition,
  hasValue: () => true,
  same: (a, b) => sameBy(read, a, b),
  compare: {
    equals: (value, expected) => (isFiniteNumber(expected) ? value === expected : undefined),
    order: (value, expected) => (isFiniteNumber(expected) ? Math.sign(value - expected) : undefined)
  },
  candidates,
  describe(value, _element, { language }) {
    const known = read(value);
    if (known === undefined) return describeUnusable(value, language);
    return numberInWords(known, language);
  },
  texts: displayNameText
};
