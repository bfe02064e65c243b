import type { DataTypeChanges, RuleChange } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { isGiven, isHigher, isLower, ruleChange } from '../shared/ruleChanges.js';
import { roundToStep, type StepRule } from './steps.js';
import { numberRules } from './form.js';

/** Whether the new grid of steps misses a number of the old one. A grid starts at Minimum, otherwise at 0. */
function coarser(before: StepRule, after: StepRule): boolean {
  const { step, minimum = 0 } = after;
  if (step === undefined) return false;
  if (before.step === undefined) return true;
  const isOnGrid = (value: number, from: number): boolean => roundToStep(value, { step, minimum: from }) === value;
  return !isOnGrid(before.step, 0) || !isOnGrid(before.minimum ?? 0, minimum);
}

/** Names StepSize if it differs, otherwise the Minimum the steps start from. */
function ruleChanges(from: AscElement, to: AscElement): RuleChange[] {
  const [before, after] = [numberRules(from), numberRules(to)];
  const [low] = ruleChange('/Options/Minimum', before.minimum, after.minimum, isHigher);
  const [steps] = ruleChange('/Options/StepSize', before, after, coarser);
  const high = ruleChange('/Options/Maximum', before.maximum, after.maximum, isLower);
  if (!steps || !low || before.step !== after.step)
    return [low, ...high, steps].filter((change) => change !== undefined);
  return [{ ...low, narrows: low.narrows || steps.narrows, widens: low.widens || steps.widens }, ...high];
}

/** A number as JSON writes it; another spelling of it is another text. */
function fromText(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : undefined;
}

export const changes: DataTypeChanges<number> = {
  ruleChanges,
  optionInEffect: { Minimum: isGiven, Maximum: isGiven, StepSize: isGiven },
  neutral: { kind: 'text', toText: String, fromText }
};
