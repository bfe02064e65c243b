import { outsideLimits, type DateLimits } from './dateLimits.js';
import { CANDIDATE_LIMIT } from './candidateLists.js';
import { addSeconds, DAY_END, isDateTime, MIDNIGHT, TODAY } from './iso.js';

type Span = readonly [start: string, end: string];

/** The moments a constant stands for: one, or all of the current date for `Today`. */
function spanOf(constant: unknown, today: string): Span | undefined {
  if (constant === TODAY) return [today + MIDNIGHT, today + DAY_END];
  const plain = typeof constant === 'string' ? constant.replace(/Z$/, '') : constant;
  return isDateTime(plain) ? [plain, plain] : undefined;
}

/** Ends of ranges worth trying round a moment: it and its neighbours; without times the days around it. */
function endsAround(moment: string, unit: 'day' | 'second'): (string | undefined)[] {
  const base = unit === 'day' ? moment.slice(0, 10) + MIDNIGHT : moment;
  const length = unit === 'day' ? 86_400 : 1;
  return [addSeconds(base, -length), base, addSeconds(base, length)];
}

const contains = ([from, to]: Span, [start, end]: Span): boolean =>
  (from !== '' || to !== '') && (from === '' || from <= end) && (to === '' || to >= start);

/**
 * Ranges that stand for every set of the constants that a range can contain, one for each: the open one, those with an open
 * end, and those between any two ends round the constants; none if there are more than CANDIDATE_LIMIT. '' is an open end.
 */
export function rangeCandidates(
  constants: readonly unknown[],
  limits: DateLimits,
  mode: 'day' | 'time' | 'zoned',
  today: string
): Span[] {
  const spans = constants.map((constant) => spanOf(constant, today)).filter((span) => span !== undefined);
  const unit = mode === 'day' ? 'day' : 'second';
  const moments = [...spans.flat(), limits.minimum, limits.maximum, today + MIDNIGHT];
  const ends = moments
    .flatMap((moment) => (moment === undefined ? [] : endsAround(moment, unit)))
    .filter((moment): moment is string => moment !== undefined && outsideLimits(moment, limits, '').length === 0);
  const sorted = ['', ...[...new Set(ends)].sort()];
  const seen = new Map<string, Span>();
  for (const from of sorted) {
    for (const to of sorted) {
      if (from !== '' && to !== '' && from > to) continue;
      const range: Span = [from, to];
      const state = [from !== '' || to !== '', ...spans.map((span) => contains(range, span))].join();
      if (!seen.has(state)) seen.set(state, range);
      if (seen.size > CANDIDATE_LIMIT) return [];
    }
  }
  return [...seen.values()];
}
