import type { DataTypeForm } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import { numberInWords } from '../../language/numbers.js';
import { finding } from '../../ascdata/valueWording.js';
import type { AscElement } from '../../ascdata/types.js';
import { sameBy } from '../shared/equal.js';
import { unusable } from '../shared/unusable.js';
import { isFiniteNumber, numberOption } from '../shared/options.js';
import { displayNameText } from '../shared/texts.js';
import { describeUnusable } from '../shared/valueText.js';
import { roundToStep, type StepRule } from './steps.js';

/** The number rules of an element; a StepSize of 0 or less is ignored. */
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

/** Every rule the Value breaks; nothing but the element decides. */
export function check(raw: unknown, element: AscElement): Finding[] {
  const value = read(raw);
  const rules = numberRules(element);
  if (value === undefined) return unusable(raw);
  const { step, minimum, maximum } = rules;
  const found: Finding[] = [];
  if (minimum !== undefined && value < minimum) found.push(finding('number-below-minimum', '', { minimum }));
  if (maximum !== undefined && value > maximum) found.push(finding('number-above-maximum', '', { maximum }));
  if (step === undefined || found.length > 0) return found;
  const nearest = roundToStep(value, rules);
  if (nearest === value) return [];
  return [finding('number-off-step', '', { step, base: minimum ?? 0, nearest })];
}

export const form: DataTypeForm<number> = {
  name: 'number',
  minApiVersion: 1,
  operators: ['!=', '==', '>', '>=', '<', '<='],
  read,
  empty(element) {
    const { minimum = -Infinity, maximum = Infinity } = numberRules(element);
    return minimum > 0 ? minimum : Math.min(0, maximum);
  },
  check,
  hasValue: () => true,
  same: (a, b) => sameBy(read, a, b),
  compare: {
    equals: (value, expected) => (isFiniteNumber(expected) ? value === expected : undefined),
    order: (value, expected) => (isFiniteNumber(expected) ? Math.sign(value - expected) : undefined)
  },
  describe(value, _element, { language }) {
    const known = read(value);
    if (known === undefined) return describeUnusable(value, language);
    return numberInWords(known, language);
  },
  limits: numberRules,
  texts: displayNameText
};
