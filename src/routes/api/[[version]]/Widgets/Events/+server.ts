import { Type } from 'typebox';
import { endpoint } from '$lib/server/platform/http/endpoint.js';
import { EVENTS, eventStream, LAST_EVENT_ID } from '$lib/server/platform/live/eventstream.js';

/** As many as a dashboard can hold. */
const MAX_IDS = 200;
const ID = '[1-9]\\d{0,14}';

export const GET = endpoint(
  {
    summary: 'Saves of several widgets as they happen',
    description:
      'As `/Widgets/{id}/Events`, in one stream. Widgets that are not there are `gone`; 404 when none is there.',
    tag: 'Widgets',
    query: Type.Object({
      ids: Type.String({
        maxLength: 20 * MAX_IDS,
        pattern: `^${ID}(?:,${ID}){0,${MAX_IDS - 1}}$`,
        description: `At most ${MAX_IDS} Ids with commas between them`
      })
    }),
    headers: LAST_EVENT_ID,
    answers: { 200: EVENTS },
    examples: [
      { name: 'Two widgets', query: { ids: '1,2' } },
      { name: 'Something that is no Id', query: { ids: 'one' }, status: 400 }
    ]
  },
  ({ actor, event, query }, { live }) =>
    eventStream({ actor, event }, live, [...new Set(query.ids.split(',').map(Number))])
);
