import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatchIfGiven } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftChanged, DraftSchema, DraftValuesProblem, PlanBody } from '$lib/api/drafts.js';

export const PUT = endpoint(
  {
    summary: 'Plan a draft',
    description:
      'It goes live at its start in the name of the caller, whose permissions are checked again then. What a key planned fails if that key has ended by then. At its end each setting goes back to what it was before, unless somebody saved it in the meantime. A time that the clock skips on that day is refused, and the refusal names the nearest times before and after it; one that occurs twice means the first. Values that break a rule on that day are refused: `Today` is then.',
    tag: 'Drafts',
    headers: {
      'If-Match': { description: '`Version` of the draft that was read, in quotes: nothing else is planned' }
    },
    body: PlanBody,
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      400: {
        description: 'A time that cannot be planned, or Values that break a rule on its day; nothing was changed.',
        schema: DraftValuesProblem
      },
      409: { description: 'The state of the draft does not allow it.' },
      412: { description: 'Its Values have changed since; `current` is the draft as it is now.', schema: DraftChanged }
    },
    examples: [
      {
        name: 'A draft that does not exist',
        params: { id: 4711 },
        body: { Start: '2999-12-24T06:00:00', End: null, Zone: 'Europe/Vienna' },
        status: 404
      }
    ]
  },
  async ({ actor, params, body, event, request }, { drafts, people }) => {
    const matches = ifMatchIfGiven(request.headers.get('if-match'));
    const planning = { times: body, by: people.bearers.lasting(event.locals), matches };
    return json(await drafts.plan(actor, idOf(params.id), planning));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Remove the plan of a draft',
    tag: 'Drafts',
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      409: { description: 'The state of the draft does not allow it.' }
    },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { drafts }) => json(await drafts.unplan(actor, idOf(params.id)))
);
