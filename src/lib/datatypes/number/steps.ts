/**
 * Steps in decimal arithmetic: binary fractions would make 0.1 + 0.2 miss the step 0.1. A number is taken as the
 * decimal it is written as (`String(n)`), as a whole number of 10^-scale.
 */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

export interface Grid {
  /** Number of the last step at or below the value, counted from the base. */
  readonly below: bigint;
  /** Whether the value is at least half way to the next step. */
  readonly nearerAbove: boolean;
  /** The number at a step. */
  at(index: bigint): number;
}

/** Where a finite value stands among the multiples of `step` (finite, > 0) counted from `base`. */
export function gridAround(value: number, step: number, base: number): Grid {
  const parts = [decimal(value), decimal(step), decimal(base)] as const;
  const scale = Math.max(...parts.map((part) => part.scale));
  const [units, size, origin] = parts.map((part) => part.digits * 10n ** BigInt(scale - part.scale)) as [
    bigint,
    bigint,
    bigint
  ];
  const offset = units - origin;
  const below = offset / size - (offset % size < 0n ? 1n : 0n);
  return {
    below,
    nearerAbove: (offset - below * size) * 2n >= size,
    at: (index) => Number(`${origin + index * size}e${-scale}`)
  };
}

export interface StepRule {
  readonly step?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/**
 * The nearest multiple of StepSize counted from Minimum if given, else from 0; half way goes up. A value within Maximum
 * is not rounded beyond it. A value outside of Minimum or Maximum stays outside: nothing is ever clamped. Without a usable
 * step, and for what is not finite, the value itself.
 */
export function roundToStep(value: number, { step, minimum = 0, maximum = Infinity }: StepRule): number {
  if (step === undefined || !(step > 0) || !Number.isFinite(step) || !Number.isFinite(value)) return value;
  if (isWholeStep(value, step, minimum)) return value;
  const grid = gridAround(value, step, minimum);
  const rounded = grid.at(grid.nearerAbove ? grid.below + 1n : grid.below);
  return rounded > maximum && value <= maximum ? grid.at(grid.below) : rounded;
}

/** Whether whole numbers, as most are, show without decimal arithmetic that the value is at a step. */
const isWholeStep = (value: number, step: number, base: number): boolean =>
  [value, step, base, value - base].every(Number.isSafeInteger) && value !== 0 && (value - base) % step === 0;

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
