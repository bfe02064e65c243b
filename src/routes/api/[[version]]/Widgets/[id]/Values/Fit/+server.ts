import { StoredFitQuestionSchema, StoredFitSchema } from '$lib/api/storedFit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { json } from '$lib/server/platform/http/operation.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';

export const POST = endpoint(
  {
    summary: 'Whether stored Values fit a changed setting',
    description:
      'How many widgets of the template have a Value of their own for it, and what a replacement that changes only this setting ' +
      'would do to these. Saves nothing.',
    tag: 'Widgets',
    headers: TIME_ZONE,
    body: StoredFitQuestionSchema,
    limit: BULK_BODY,
    answers: { 200: { description: 'How many, and the first that do not fit.', schema: StoredFitSchema } },
    examples: [
      { name: 'Only counted', params: { id: 1 }, body: { ElementId: 'Count' } },
      {
        name: 'With a lower limit',
        params: { id: 1 },
        body: {
          ElementId: 'Count',
          Element: { Id: 'Count', DisplayName: 'Count', DataType: 'number', Value: 1, Options: { Maximum: 2 } }
        }
      }
    ]
  },
  async ({ actor, params, body, request }, { storedFits }) =>
    json(await storedFits.of(actor, idOf(params.id), body, request.signal))
);
