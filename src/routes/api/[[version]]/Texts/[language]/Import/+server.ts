import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { FileBroken, ImportQuery, LanguageImportConflict, LanguageImportSchema } from '$lib/api/textExchange.js';
import { withUpload } from '$lib/server/packages/upload.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { sentFile, takenInAll } from '$lib/server/translations/importRequest.js';

export const POST = endpoint(
  {
    summary: 'Import a file for translators into the texts of all widgets',
    description:
      'As for one widget, for a file with many of them: ask for a dry run first, then send the file again with its ETag. All of ' +
      'it is saved or nothing, with the comments of the file, and Undo of the language with the `Batch` reverses it. Widgets of the file that are not here, or ' +
      'not for the caller, are named and left out.',
    tag: 'Texts',
    query: ImportQuery,
    headers: { 'If-Match': { description: 'ETag of the dry run; * for any. Needed unless it is a dry run' } },
    raw: {
      media: 'multipart/form-data',
      description:
        'One file: XLIFF 1.2, 2.0, 2.1, 2.2, CSV or JSON, 10 MB at most. And optionally a part `take`: JSON of a list of ' +
        '`{ "Widget", "Element", "Kind", "Entry"? }`, the conflicting and removed texts of which the file’s is taken; with a member ' +
        '`"For": { "Element", "Kind", "Entry"?, "Tag" }` an unknown text that is used for another one.'
    },
    answers: {
      200: {
        description: 'What the file would change or has changed.',
        schema: LanguageImportSchema,
        headers: { ETag: 'Of a dry run: ETag of this result, for If-Match' }
      },
      409: { description: 'The widgets have too many texts for one file.' },
      412: {
        description: 'It has changed since the dry run; `current` is what the file would change now.',
        schema: LanguageImportConflict
      },
      422: {
        description: 'The file cannot be read, or is in another language; nothing was changed.',
        schema: FileBroken
      },
      428: { description: 'If-Match is missing.' }
    },
    examples: [
      { name: 'Only report what would change', params: { language: 'de' }, query: { dryRun: 1 }, file: 'texts.csv' },
      { name: 'Whatever it is', params: { language: 'de' }, headers: { 'If-Match': '*' }, file: 'texts.csv' },
      {
        name: 'No file for translators',
        params: { language: 'de' },
        query: { dryRun: 1 },
        file: 'notes.txt',
        status: 422
      }
    ]
  },
  async ({ actor, params, query, request }, { textImport, packaging }) => {
    const asked = { actor, language: params.language ?? '' };
    const { dryRun = false, toReview = false, comments = true } = query;
    const matches = dryRun ? undefined : ifMatch(request.headers.get('if-match'));
    return withUpload(request, { actor, packaging }, async ({ input }, fields) => {
      const file = sentFile(input);
      const take = await takenInAll(fields);
      if (matches) return json(await textImport.applyAll(asked, file, { toReview, comments, take, matches }));
      const { body, tag } = await textImport.compareAll(asked, file, { toReview, comments });
      return json(body, { headers: { etag: versionTag(tag) } });
    });
  }
);
