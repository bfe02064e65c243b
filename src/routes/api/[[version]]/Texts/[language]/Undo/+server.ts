import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { LanguageUndoneSchema } from '$lib/api/textExchange.js';
import { TextsToUndo } from '$lib/api/texts.js';

export const POST = endpoint(
  {
    summary: 'Take back what was imported into all widgets at once',
    description:
      'What somebody has changed since stays as it is. What somebody else imported takes the permission to review. Taking back has ' +
      'a `Batch` of its own, and can be taken back in turn.',
    tag: 'Texts',
    body: TextsToUndo,
    answers: { 200: { description: 'How many texts are what they were before.', schema: LanguageUndoneSchema } },
    examples: [{ name: 'Nothing of this name', params: { language: 'de' }, body: { Batch: 'none' }, status: 404 }]
  },
  async ({ actor, params, body }, { textImport }) =>
    json(await textImport.undoAll({ actor, language: params.language ?? '' }, body.Batch))
);
