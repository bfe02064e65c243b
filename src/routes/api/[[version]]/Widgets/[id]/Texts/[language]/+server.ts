import { json } from '$lib/server/platform/http/operation.js';
import { BULK_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TextsBodySchema, TextsConflict, TextsSavedSchema, TextsToSave } from '$lib/api/texts.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Texts of a widget in one language',
    description:
      'In the order of the form, each with its source and its state. A text that came with the package is to be reviewed ' +
      'until somebody has saved it.',
    tag: 'Texts',
    answers: { 200: { description: 'The texts.', schema: TextsBodySchema } },
    examples: [{ name: 'In German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params }, { texts }) => json(await texts.read(actor, idOf(params.id), params.language ?? ''))
);

export const PUT = endpoint(
  {
    summary: 'Save texts of a widget in one language',
    description:
      'All of them or none. Each has the `Tag` of the text that was edited. Texts are not used outside Translations until they are ' +
      'published. `reviewed` needs permission to review the language.',
    tag: 'Texts',
    body: TextsToSave,
    limit: BULK_BODY,
    answers: {
      200: {
        description: 'The saved texts, and the `Batch` that undoes them.',
        schema: TextsSavedSchema
      },
      412: { description: 'A text has changed since; `current` holds those texts.', schema: TextsConflict }
    },
    examples: [
      {
        name: 'A lost race',
        params: { id: 3, language: 'de' },
        body: { Texts: [{ Element: 'Title', Kind: 'name', Text: 'Titel', State: 'toReview', Tag: 'of yesterday' }] },
        status: 412
      },
      {
        name: 'No such text',
        params: { id: 3, language: 'de' },
        body: { Texts: [{ Element: 'Titel', Kind: 'name', Text: 'Titel', State: 'toReview', Tag: 'any' }] },
        status: 400
      }
    ]
  },
  async ({ actor, params, body }, { textEdits }) =>
    json(await textEdits.save({ actor, id: idOf(params.id), language: params.language ?? '' }, body.Texts))
);

export const DELETE = endpoint(
  {
    summary: 'Remove a language from a widget’s texts',
    description:
      'Its texts are no longer used. They are kept for 30 days: until then adding the language again brings them back.',
    tag: 'Texts',
    answers: { 204: { description: 'Removed.' } },
    examples: [{ name: 'German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params }, { textLanguages }) => {
    await textLanguages.remove(actor, idOf(params.id), params.language ?? '');
    return new Response(null, { status: 204 });
  }
);
