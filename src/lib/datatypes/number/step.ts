import { gridAround, roundToStep, type StepRule } from '../shared/decimal.js';

/**
 * Where the arrow keys lead: `steps` multiples of StepSize (1 without one) up or down, on the grid that is counted from
 * Minimum, and not beyond Minimum or Maximum. A number off the grid goes to the next grid point first, as native inputs do.
 * From nothing the first step leads to Minimum, else 0. A number that is already beyond a limit comes back to it.
 */
export function steppedNumber(value: number | undefined, steps: number, rules: StepRule): number {
  const { step = 1, minimum = -Infinity, maximum = Infinity } = rules;
  const base = rules.minimum ?? 0;
  if (value === undefined || !Number.isFinite(value)) return within(base, minimum, maximum);
  const grid = gridAround(value, step, base);
  const onGrid = grid.at(grid.below) === value;
  const from = !onGrid && steps < 0 ? grid.below + 1n : grid.below;
  const reached = grid.at(from + BigInt(steps));
  if (!Number.isFinite(reached)) return value;
  if (reached <= maximum) return within(reached, minimum, maximum);
  return value >= maximum ? Math.min(value, maximum) : roundToStep(maximum, { ...rules, step });
}

const within = (value: number, minimum: number, maximum: number): number => Math.max(minimum, Math.min(maximum, value));
