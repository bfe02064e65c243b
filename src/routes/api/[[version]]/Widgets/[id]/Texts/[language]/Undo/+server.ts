import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TextsToUndo, TextsUndoneSchema, UndoableSchema } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'What the caller saved or published and can still take back',
    tag: 'Texts',
    answers: { 200: { description: 'What was saved at once.', schema: UndoableSchema } },
    examples: [{ name: 'Of German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params }, { textsUndoable }) =>
    json({ Batches: await textsUndoable.of({ actor, id: idOf(params.id), language: params.language ?? '' }) })
);

export const POST = endpoint(
  {
    summary: 'Take back texts that were saved at once',
    description:
      'What somebody has changed since stays as it is. What somebody else saved takes the permission to review. Taking back ' +
      'has a `Batch` of its own, and can be taken back in turn.',
    tag: 'Texts',
    body: TextsToUndo,
    answers: { 200: { description: 'The texts that are what they were before.', schema: TextsUndoneSchema } },
    examples: [
      { name: 'Nothing of this name', params: { id: 3, language: 'de' }, body: { Batch: 'none' }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { textEdits }) =>
    json(await textEdits.undo({ actor, id: idOf(params.id), language: params.language ?? '' }, body.Batch))
);
