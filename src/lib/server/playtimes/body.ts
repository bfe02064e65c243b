import type { PlayTimesBody } from '../../api/playTimes.js';
import { instantOf, isDay } from '../platform/instants.js';
import { GROUPINGS, type Grouping } from './summary.js';
import type { PlayTime } from './playtimes.js';
import { DAY } from '../../ascdata/durations.js';
import { startOfDay } from './zoneDays.js';
import type { ServerSentence } from '../../messages/server.js';
import { badRequest } from '../platform/http/errors.js';
import { HttpError, type FieldProblem } from '../platform/http/problem.js';

const MAX_PLACES = 50;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The rows of a validated body. @throws HttpError 400 with a pointer to each wrong StartedAt, 50 at most */
export function playTimesOf({ Rows }: PlayTimesBody, now: Date): PlayTime[] {
  const latest = now.getTime() + DAY;
  const places: FieldProblem[] = [];
  const rows = Rows.map((row, index) => {
    const startedAt = instantOf(row.StartedAt);
    if (startedAt !== undefined && startedAt <= latest) {
      const milliseconds = Math.round(row.Seconds * 1000);
      return { spotId: row.SpotId, playerId: row.PlayerId, startedAt, milliseconds };
    }
    const pointer = `/Rows/${index}/StartedAt`;
    places.push(startedAt === undefined ? noSuchDay(pointer) : { pointer, code: 'in-the-future', sentence: FUTURE });
    return undefined;
  });
  if (places.length === 0) return rows.filter((row) => row !== undefined);
  const wrong = places.length;
  throw new HttpError(400, 'body-invalid', (t) => t.playtimes.wrongRows(wrong), {}, places.slice(0, MAX_PLACES));
}

/** The groupings of a summary, in the order of its columns. */
export function groupingsOf(groupBy: string | undefined): Grouping[] {
  const asked = groupBy?.split(',') ?? GROUPINGS;
  return GROUPINGS.filter((grouping) => asked.includes(grouping));
}

/**
 * The instant of `from` or `to`: `to` is exclusive, so a day as `to` is included as a whole.
 * @throws HttpError 400
 */
export function boundOf(name: 'from' | 'to', text: string | undefined, zone: string): number | undefined {
  if (text === undefined) return undefined;
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return instantOf(text) ?? noSuchBound(name);
  if (!isDay(year, month, day)) return noSuchBound(name);
  const counted = Date.UTC(year, month - 1, day) / DAY;
  return startOfDay(zone, name === 'to' ? counted + 1 : counted);
}

const NO_SUCH_DAY: ServerSentence = (t) => t.playtimes.noSuchDay;
const FUTURE: ServerSentence = (t) => t.playtimes.inFuture;

function noSuchDay(pointer: string): FieldProblem {
  return { pointer, code: 'no-such-day', sentence: NO_SUCH_DAY };
}

function noSuchBound(name: string): never {
  throw badRequest('query-invalid', NO_SUCH_DAY, `/${name}`);
}
