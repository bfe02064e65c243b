import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { FileBroken, ImportConflict, ImportQuery, ImportSchema } from '$lib/api/textExchange.js';
import { withUpload } from '$lib/server/packages/upload.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { sentFile, takenOf } from '$lib/server/translations/importRequest.js';

export const POST = endpoint(
  {
    summary: 'Import a file for translators into the texts of a language',
    description:
      'Ask for a dry run first: it says of each text whether it is the same, new, changed, conflicting (changed here and in ' +
      'the file since it was exported), removed (a text here and none in the file) or unknown. Then send the file again, with the ETag of the dry run. What is new or ' +
      'changed is saved, and of conflicting and removed texts those that are named in `take`: all of it or nothing, and Undo with the ' +
      '`Batch` reverses it. Comments of the file are added to those of the texts. What is reviewed in the file is reviewed here if the caller can review the language.',
    tag: 'Texts',
    query: ImportQuery,
    headers: { 'If-Match': { description: 'ETag of the dry run; * for any. Needed unless it is a dry run' } },
    raw: {
      media: 'multipart/form-data',
      description:
        'One file: XLIFF 1.2, 2.0, 2.1, 2.2, CSV or JSON, 10 MB at most. And optionally a part `take`: JSON of a list of ' +
        '`{ "Element", "Kind", "Entry"? }`, the conflicting and removed texts for which the file’s is used; with a member ' +
        '`"For": { "Element", "Kind", "Entry"?, "Tag" }` an unknown text that is used for another one.'
    },
    answers: {
      200: {
        description: 'What the file would change or has changed.',
        schema: ImportSchema,
        headers: { ETag: 'Of a dry run: ETag of this result, for If-Match' }
      },
      412: {
        description: 'It has changed since the dry run; `current` is what the file would change now.',
        schema: ImportConflict
      },
      422: {
        description: 'The file cannot be read, or is in another language; nothing was changed.',
        schema: FileBroken
      },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      {
        name: 'Only report what would change',
        params: { id: 3, language: 'de' },
        query: { dryRun: 1 },
        file: 'texts.csv'
      },
      { name: 'Whatever it is', params: { id: 3, language: 'de' }, headers: { 'If-Match': '*' }, file: 'texts.csv' },
      {
        name: 'No file for translators',
        params: { id: 3, language: 'de' },
        query: { dryRun: 1 },
        file: 'notes.txt',
        status: 422
      }
    ]
  },
  async ({ actor, params, query, request }, { textImport, packaging }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    const { dryRun = false, toReview = false, comments = true } = query;
    const matches = dryRun ? undefined : ifMatch(request.headers.get('if-match'));
    return withUpload(request, { actor, packaging }, async ({ input }, fields) => {
      const file = sentFile(input);
      const take = await takenOf(fields);
      if (matches) return json(await textImport.apply(asked, file, { toReview, comments, take, matches }));
      const { body, tag } = await textImport.compare(asked, file, { toReview, comments });
      return json(body, { headers: { etag: versionTag(tag) } });
    });
  }
);
