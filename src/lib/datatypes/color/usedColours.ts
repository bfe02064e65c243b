import { parseColour } from './colour.js';
import { storedColour } from './text.js';

const MOST = 12;

/** The distinct colours among Values, as a field with or without alpha would store them, most used first. */
export function usedColours(values: readonly unknown[], withAlpha: boolean): string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const colour = typeof value === 'string' ? parseColour(value) : undefined;
    const stored = colour && storedColour(colour, withAlpha);
    if (stored !== undefined) counts.set(stored, (counts.get(stored) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([colour]) => colour);
}
