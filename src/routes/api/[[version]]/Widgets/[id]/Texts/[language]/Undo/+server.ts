import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TextsToUndo, TextsUndoneSchema, UndoableSchema } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'What the caller saved or published and can still undo',
    tag: 'Texts',
    answers: { 200: { description: 'What was saved in one step.', schema: UndoableSchema } },
    examples: [{ name: 'Of German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params }, { textsUndoable }) =>
    json({ Batches: await textsUndoable.of({ actor, id: idOf(params.id), language: params.language ?? '' }) })
);

export const POST = endpoint(
  {
    summary: 'Undo a save of texts',
    description:
      'What somebody has changed since stays as it is. Undoing what somebody else saved needs permission to review. The undo ' +
      'has a `Batch` of its own and can be undone in turn.',
    tag: 'Texts',
    body: TextsToUndo,
    answers: { 200: { description: 'The texts that were reverted.', schema: TextsUndoneSchema } },
    examples: [
      { name: 'Nothing of this name', params: { id: 3, language: 'de' }, body: { Batch: 'none' }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { textEdits }) =>
    json(await textEdits.undo({ actor, id: idOf(params.id), language: params.language ?? '' }, body.Batch))
);
