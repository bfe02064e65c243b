import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { LanguageUndoneSchema } from '$lib/api/textExchange.js';
import { TextsToUndo } from '$lib/api/texts.js';

export const POST = endpoint(
  {
    summary: 'Undo an import into all widgets',
    description:
      'What somebody has changed since stays as it is. Undoing what somebody else imported needs permission to review. The undo has ' +
      'a `Batch` of its own and can be undone in turn.',
    tag: 'Texts',
    body: TextsToUndo,
    answers: { 200: { description: 'How many texts were reverted.', schema: LanguageUndoneSchema } },
    examples: [{ name: 'Nothing of this name', params: { language: 'de' }, body: { Batch: 'none' }, status: 404 }]
  },
  async ({ actor, params, body }, { textImport }) =>
    json(await textImport.undoAll({ actor, language: params.language ?? '' }, body.Batch))
);
