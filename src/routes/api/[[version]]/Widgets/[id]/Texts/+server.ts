import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { LanguageToAdd, TextLanguagesSchema } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Languages of a widget’s texts',
    description: 'With the work left in each. Texts belong to the template: all its widgets share them.',
    tag: 'Texts',
    answers: { 200: { description: 'The languages.', schema: TextLanguagesSchema } },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { texts }) => json(await texts.languages(actor, idOf(params.id)))
);

export const POST = endpoint(
  {
    summary: 'Add a language to a widget’s texts',
    description:
      'Needs permission to review the language, and to read every widget of the template, those in the Trash included. ' +
      'One that was removed comes back with its texts.',
    tag: 'Texts',
    body: LanguageToAdd,
    answers: {
      201: { description: 'Created; with the normalised language code.', schema: LanguageToAdd },
      409: { description: 'It already exists, or there are too many.' }
    },
    examples: [
      { name: 'German', params: { id: 1 }, body: { Language: 'de' } },
      { name: 'No code', params: { id: 1 }, body: { Language: 'german' }, status: 400 }
    ]
  },
  async ({ actor, params, body }, { textLanguages }) => {
    const Language = await textLanguages.add(actor, idOf(params.id), body.Language);
    return json({ Language }, { status: 201 });
  }
);
