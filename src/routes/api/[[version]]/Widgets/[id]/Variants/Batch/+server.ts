import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { TABLE_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { VariantBatchBody, VariantBatchProblem, VariantBatchSchema } from '$lib/api/variantBatches.js';

export const POST = endpoint(
  {
    summary: 'Create several variants of a widget at once',
    description:
      'All of them or none, as one step that `Undo` reverses. Each inherits as a single variant does, and also has its `Values`. ' +
      'A name that another widget of the group has, or an earlier one of the list, is refused; `LeaveOut` creates the others. ' +
      'With `DryRun` the answer says what would be refused. `Undo` moves what was created to the Trash, unless somebody has ' +
      'saved or renamed it since.',
    tag: 'Widgets',
    headers: TIME_ZONE,
    body: VariantBatchBody,
    limit: TABLE_BODY,
    answers: {
      200: { description: 'Created, undone, or what a dry run found.', schema: VariantBatchSchema },
      400: { description: 'Some cannot be created; nothing was.', schema: VariantBatchProblem }
    },
    examples: [
      {
        name: 'Only report what would happen',
        params: { id: 1 },
        body: { DryRun: true, Variants: [{ Name: 'Graz' }, { Name: 'Linz', Values: { Count: 4 } }] }
      },
      {
        name: 'A name twice',
        params: { id: 1 },
        body: { Variants: [{ Name: 'Graz' }, { Name: 'graz' }] },
        status: 400
      },
      { name: 'A step that does not exist', params: { id: 1 }, body: { Undo: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { variantBatches }) => {
    const id = idOf(params.id);
    if (body.Undo !== undefined) return json(await variantBatches.undo(actor, id, body.Undo));
    const {
      Variants: variants = [],
      WidgetGroupId: groupId,
      DryRun: isDryRun = false,
      LeaveOut: leavesOut = false
    } = body;
    return json(await variantBatches.create(actor, id, { variants, groupId, isDryRun, leavesOut }));
  }
);
