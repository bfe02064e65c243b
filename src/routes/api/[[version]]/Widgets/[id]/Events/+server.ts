import { endpoint } from '$lib/server/app/operations.js';
import { EVENTS, eventStream, LAST_EVENT_ID } from '$lib/server/widgets/eventStream.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Saves of a widget as they happen',
    tag: 'Widgets',
    headers: LAST_EVENT_ID,
    answers: { 200: EVENTS },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'A widget that does not exist', params: { id: 4711 }, status: 404 }
    ]
  },
  ({ actor, event, params }, { live }) => eventStream({ actor, event }, live, [idOf(params.id)])
);
