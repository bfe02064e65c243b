import type { CheckContext, DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import { isRecord } from '../../ascdata/elements.js';
import { finding } from '../../ascdata/finding.js';
import { checkDateLimits } from '../date/model.js';
import { CANDIDATE_LIMIT } from '../shared/candidateLists.js';
import { dateLimits, outsideLimits, type DateLimits } from '../shared/dateLimits.js';
import { sameJson } from '../shared/equal.js';
import { addSeconds, DAY_END, isDateTime, MIDNIGHT, TODAY } from '../shared/iso.js';
import { explaining, misspelt } from '../shared/members.js';
import { flagOption, own } from '../shared/options.js';
import { wrongType, type Expected } from '../shared/unusable.js';
import { areEndsMisplaced, form, rangeMode, unreadableEnd, type DateRange, type RangeMode } from './form.js';

function checkDefinition(element: AscElement, { today, platform }: CheckContext): Finding[] {
  const found = checkDateLimits(element, today);
  if (!flagOption(element, 'TimeZoneEnabled')) return found;
  const pointer = '/Options/TimeZoneEnabled';
  if (!flagOption(element, 'TimeEnabled')) return [...found, finding('time-zone-without-time', pointer)];
  return platform.timeZonesEnabled ? found : [...found, finding('time-zone-support-off', pointer)];
}

/** Takes each end (and unknown key) from the side that changed it; the user resolves a range that ends before it starts. */
function merge(base: DateRange, mine: DateRange, theirs: DateRange, element: AscElement): DateRange | undefined {
  const merged = new Map<string, unknown>();
  for (const key of new Set([base, theirs, mine].flatMap((range) => Object.keys(range)))) {
    const [before, ours, other] = [base, mine, theirs].map((range) => own(range, key));
    const isMine = !sameJson(ours, before);
    if (isMine && !sameJson(other, before) && !sameJson(ours, other)) return undefined;
    const value = isMine ? ours : other;
    if (value !== undefined) merged.set(key, value);
  }
  const range = form.read(Object.fromEntries(merged), element);
  return range && !(range.From !== '' && range.To !== '' && range.From > range.To) ? range : undefined;
}

const EXAMPLES: Readonly<Record<RangeMode, readonly [From: string, To: string]>> = {
  day: ['2026-11-20T00:00:00', '2026-11-30T00:00:00'],
  time: ['2026-11-20T08:30:00', '2026-11-30T17:00:00'],
  zoned: ['2026-11-20T08:30:00Z', '2026-11-30T17:00:00Z']
};

function expectedFor(mode: RangeMode): Expected {
  const [From, To] = EXAMPLES[mode];
  const form = `{"From": "${From}", "To": "${To}"}`;
  return { expected: mode === 'day' ? 'days' : 'range', example: `${From}/${To}`, form };
}

/** Ends under other names, else what the Value or its first unreadable end looks like. */
function explain(raw: unknown, element: AscElement): Finding {
  if (isRecord(raw) && areEndsMisplaced(raw)) {
    return misspelt([['', raw]], ['From', 'To']) ?? finding('member-missing', '', { member: 'From' });
  }
  const mode = rangeMode(element);
  const end = unreadableEnd(raw, mode);
  if (!end) return wrongType(expectedFor(mode));
  const [form] = EXAMPLES[mode];
  const expected = { expected: mode === 'day' ? 'day' : 'date', example: form.slice(0, 19), form: `"${form}"` };
  return wrongType(expected, `/${end}`);
}

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
function rangeCandidates(constants: readonly unknown[], limits: DateLimits, mode: RangeMode, today: string): Span[] {
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

export const model: DataTypeModel<DateRange> = {
  typeOf: () => '{ From: string; To: string }',
  ...explaining(form, explain),
  checkDefinition,
  merge,
  candidates(element, constants, context) {
    const suffix = rangeMode(element) === 'zoned' ? 'Z' : '';
    const ranges = rangeCandidates(constants, dateLimits(element, context.today), rangeMode(element), context.today);
    return ranges.map(([from, to]) => ({ From: from && from + suffix, To: to && to + suffix }));
  }
};
