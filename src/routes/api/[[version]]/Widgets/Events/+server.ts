import { WidgetEventsQuery } from '$lib/api/live.js';
import { endpoint } from '$lib/server/app/operations.js';
import { EVENTS, eventStream, LAST_EVENT_ID } from '$lib/server/widgets/eventStream.js';

export const GET = endpoint(
  {
    summary: 'Saves of several widgets as they happen',
    description:
      'As `/Widgets/{id}/Events`, in one stream. Widgets that are not there are `gone`; 404 when none is there. With the ' +
      '`page` of `PUT /Widgets/{id}/Presence` it also says who else is there, and others see its user until it ends.',
    tag: 'Widgets',
    query: WidgetEventsQuery,
    headers: LAST_EVENT_ID,
    answers: { 200: EVENTS },
    examples: [
      { name: 'Two widgets', query: { ids: '1,2' } },
      { name: 'Something that is no Id', query: { ids: 'one' }, status: 400 }
    ]
  },
  ({ actor, event, query }, { live }) =>
    eventStream({ actor, event, page: query.page }, live, [...new Set(query.ids.split(',').map(Number))])
);
