import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { PublicationConflict, PublicationQuery, PublicationSchema, TextsSavedSchema } from '$lib/api/texts.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'What publishing the texts of a language would change',
    description: 'Texts that differ from the published ones, in the order of the form. Changes nothing.',
    tag: 'Texts',
    query: PublicationQuery,
    answers: {
      200: {
        description: 'The texts that would be published.',
        schema: PublicationSchema,
        headers: { ETag: 'ETag of this list, for If-Match' }
      }
    },
    examples: [{ name: 'In German', params: { id: 3, language: 'de' } }]
  },
  async ({ actor, params, query }, { textEdits }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    const { tag, body } = await textEdits.publication(asked, query.reviewed ?? false);
    return json(body, { headers: { etag: versionTag(tag) } });
  }
);

export const POST = endpoint(
  {
    summary: 'Publish the texts of a language',
    description:
      'Uses the current texts wherever the widget is shown, edited or downloaded. The package stays as it was ' +
      'uploaded, and keeps its version. If the template follows a folder, and the publisher may replace the package, they are ' +
      'written into its ascData.json, too. Undo with the `Batch` reverses it.',
    tag: 'Texts',
    query: PublicationQuery,
    headers: { 'If-Match': { description: 'ETag of the list that was read; * for any', required: true } },
    answers: {
      200: { description: 'The texts that were published.', schema: TextsSavedSchema },
      412: { description: 'Somebody saved in between; `current` is the list now.', schema: PublicationConflict },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      { name: 'Whatever there is', params: { id: 3, language: 'de' }, headers: { 'If-Match': '*' } },
      { name: 'A lost race', params: { id: 3, language: 'de' }, headers: { 'If-Match': '"old"' }, status: 412 }
    ]
  },
  async ({ actor, params, query, request }, { textEdits }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    const matches = ifMatch(request.headers.get('if-match'));
    return json(await textEdits.publish(asked, { matches, onlyReviewed: query.reviewed ?? false }));
  }
);
