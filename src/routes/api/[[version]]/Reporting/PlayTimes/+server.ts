import { Type } from 'typebox';
import { ImportedPlayTimes, PlayTimesBodySchema, PlayTimesQuery, PlayTimesRow } from '$lib/api/playTimes.js';
import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { keysOf, nextLink } from '$lib/server/platform/http/keyCursor.js';
import { boundOf, groupingsOf, playTimesOf } from '$lib/server/playtimes/body.js';

export const POST = endpoint(
  {
    summary: 'Import spot play times',
    description:
      'All rows or none. A row with the same spot, player and start as one that is there is the same row, so a request ' +
      'may be sent again; what it says last counts. Spots and players may have been deleted since. Rows are kept for ' +
      '12 months.',
    tag: 'Reporting',
    body: PlayTimesBodySchema,
    limit: BULK_BODY,
    answers: {
      200: {
        description: 'Taken in',
        schema: ImportedPlayTimes
      }
    },
    examples: [
      {
        name: 'Two plays',
        body: {
          Rows: [
            { SpotId: 1, PlayerId: 1, StartedAt: '2026-01-05T08:00:00Z', Seconds: 12.5 },
            { SpotId: 1, PlayerId: 1, StartedAt: '2026-01-05T08:01:00Z', Seconds: 10 }
          ]
        }
      }
    ]
  },
  async ({ actor, body }, { playTimes, now }) => json(await playTimes.importRows(actor, playTimesOf(body, now())))
);

export const GET = endpoint(
  {
    summary: 'Plays and seconds by spot, player and day',
    description: 'A day is one of the platform’s time zone. Of the last 12 months; older rows are deleted.',
    tag: 'Reporting',
    query: PlayTimesQuery,
    answers: {
      200: {
        description: 'One row for each group, in the order of day, spot and player',
        schema: Type.Array(PlayTimesRow),
        headers: { Link: 'The next page, `rel="next"`' }
      }
    },
    examples: [{ name: 'Plays of each spot', query: { from: '2026-01-01', to: '2026-01-31', groupBy: 'spot' } }]
  },
  async ({ actor, query, url }, { playTimes }) => {
    const groupBy = groupingsOf(query.groupBy);
    const { rows, next } = await playTimes.summary(actor, {
      from: boundOf('from', query.from, playTimes.zone),
      to: boundOf('to', query.to, playTimes.zone),
      spotId: query.spotId,
      playerId: query.playerId,
      groupBy,
      after: keysOf(
        query.cursor,
        groupBy.map(() => 0)
      ),
      limit: query.limit ?? 100
    });
    return json(rows, { headers: nextLink(url, next) });
  }
);
