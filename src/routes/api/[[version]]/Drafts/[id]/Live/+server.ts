import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatchIfGiven } from '$lib/server/platform/http/etag.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftChanged, DraftSchema, DraftValuesProblem } from '$lib/api/drafts.js';

export const POST = endpoint(
  {
    summary: 'Take a draft live',
    description: 'All of its widgets or none. It stays until the end of its plan, or until it is ended.',
    tag: 'Drafts',
    headers: {
      'If-Match': { description: '`Version` of the draft that was read, in quotes: nothing else goes live' },
      ...TIME_ZONE
    },
    answers: {
      200: { description: 'The updated draft.', schema: DraftSchema },
      400: { description: 'Values that break a rule; nothing was changed.', schema: DraftValuesProblem },
      409: { description: 'The state of the draft does not allow it.' },
      412: { description: 'Its Values have changed since; `current` is the draft as it is now.', schema: DraftChanged }
    },
    examples: [{ name: 'A draft that does not exist', params: { id: 4711 }, status: 404 }]
  },
  async ({ actor, params, request }, { drafts }) =>
    json(await drafts.goLive(actor, idOf(params.id), ifMatchIfGiven(request.headers.get('if-match'))))
);
