import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { TABLE_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { DraftSchema, DraftValuesBody, DraftValuesProblem } from '$lib/api/drafts.js';

export const POST = endpoint(
  {
    summary: 'Change the Values of a draft',
    description:
      'Adds or removes cells. Approvals then apply to an earlier version, and a planned draft goes live in the name of the caller.',
    tag: 'Drafts',
    headers: TIME_ZONE,
    body: DraftValuesBody,
    limit: TABLE_BODY,
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      400: { description: 'Values that break a rule; nothing was changed.', schema: DraftValuesProblem },
      409: { description: 'The state of the draft does not allow it.' }
    },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, body: { Cells: [] }, status: 404 }]
  },
  async ({ actor, params, body, event }, { drafts, people }) => {
    const change = { ...body, by: people.bearers.lasting(event.locals) };
    return json(await drafts.setValues(actor, idOf(params.id), change));
  }
);
