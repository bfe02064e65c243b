import { differingRuns } from '../../package/mergeText.js';

/** Beyond so many characters it is not said which lines of a file differ. */
const LONGEST = 2_000_000;

/** The lines of a document, from 1, that differ from how it was; where some went, the line after them. */
export function changedLines(before: string, after: string): number[] {
  if (before === after || before.length + after.length > LONGEST) return [];
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changed = differingRuns(old, fresh).flatMap(({ start, end }) =>
    start === end ? [Math.min(start + 1, fresh.length)] : Array.from({ length: end - start }, (_, at) => start + 1 + at)
  );
  return [...new Set(changed)];
}
