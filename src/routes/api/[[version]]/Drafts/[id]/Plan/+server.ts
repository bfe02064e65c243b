import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftSchema, PlanBody } from '$lib/api/drafts.js';

export const PUT = endpoint(
  {
    summary: 'Plan a draft',
    description:
      'It goes live at its start in the name of the caller, whose rights are asked again then. At its end each setting goes back to what it was before, unless somebody saved it meanwhile. A time that the clock skips on that day is refused with the two next ones; one that occurs twice means the first.',
    tag: 'Drafts',
    body: PlanBody,
    answers: {
      200: { description: 'The draft as it is then.', schema: DraftSchema },
      400: { description: 'A time that cannot be planned.' },
      409: { description: 'Not in this state of the draft.' }
    },
    examples: [
      {
        name: 'A draft that is not there',
        params: { id: 4711 },
        body: { Start: '2999-12-24T06:00:00', End: null, Zone: 'Europe/Vienna' },
        status: 404
      }
    ]
  },
  async ({ actor, params, body }, { drafts }) => json(await drafts.plan(actor, idOf(params.id), body))
);

export const DELETE = endpoint(
  {
    summary: 'Take the plan off a draft',
    tag: 'Drafts',
    answers: {
      200: { description: 'The draft as it is then.', schema: DraftSchema },
      409: { description: 'Not in this state of the draft.' }
    },
    examples: [{ name: 'A draft that is not there', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params }, { drafts }) => json(await drafts.unplan(actor, idOf(params.id)))
);
