import { Type, type Static } from 'typebox';
import { Cursor, DateTime, Id, Limit } from './parts.js';

/** What the operations on play times of spots take and give. */

const MAX_ROWS = 10_000;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

export const PlayTimesBodySchema = Type.Object({
  Rows: Type.Array(
    Type.Object({
      SpotId: Id,
      PlayerId: Id,
      StartedAt: Type.String({
        ...DateTime,
        description: 'ISO 8601; without an offset it is UTC. At most a day ahead'
      }),
      Seconds: Type.Number({ minimum: 0, maximum: WEEK_SECONDS, description: 'To the millisecond' })
    }),
    { maxItems: MAX_ROWS }
  )
});
export type PlayTimesBody = Static<typeof PlayTimesBodySchema>;

const Count = Type.Integer({ minimum: 0 });

export const ImportedPlayTimes = Type.Object({
  Stored: Type.Integer({ minimum: 0, description: 'Rows that are new or changed' }),
  Known: Type.Integer({ minimum: 0, description: 'Rows that already existed' }),
  Outdated: Type.Integer({ minimum: 0, description: 'Rows older than 12 months, which were left out' })
});

/** `from` or `to`. */
const DayOrInstant = Type.String({
  maxLength: 40,
  pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T[0-9:.]{5,18}(?:Z|[+-]\\d{2}:\\d{2})?)?$',
  description: 'A day such as 2026-11-21 in the platform’s time zone, or an instant such as 2026-11-21T08:00:00Z'
});

const GroupBy = Type.String({
  maxLength: 20,
  pattern: '^(?:day|spot|player)(?:,(?:day|spot|player)){0,2}$',
  description: 'What the rows are for: one or more of day, spot and player, separated by commas; default all three'
});

export const PlayTimesQuery = Type.Object({
  from: Type.Optional(DayOrInstant),
  to: Type.Optional(DayOrInstant),
  spotId: Type.Optional(Id),
  playerId: Type.Optional(Id),
  groupBy: Type.Optional(GroupBy),
  limit: Type.Optional(Limit),
  cursor: Type.Optional(Cursor)
});

/** Entry of `GET /api/Reporting/PlayTimes`. */
export const PlayTimesRow = Type.Object({
  Day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  SpotId: Type.Optional(Id),
  PlayerId: Type.Optional(Id),
  Plays: Count,
  Seconds: Type.Number({ minimum: 0 })
});
