import { endpoint } from '$lib/server/app/operations.js';
import { ExportQuery } from '$lib/api/textExchange.js';
import { disposition } from '$lib/server/platform/http/download.js';

export const GET = endpoint(
  {
    summary: 'Texts of all widgets in one language as a file for translators',
    description:
      'As for one widget: every text of every widget that the caller sees and that has the language, a `file` (XLIFF) or rows ' +
      '(CSV) for each template.',
    tag: 'Texts',
    query: ExportQuery,
    answers: {
      200: {
        description: 'The file.',
        media: 'application/xliff+xml',
        headers: { 'Content-Disposition': 'The name to save it under' }
      },
      409: { description: 'There are too many texts for one file.' },
      422: { description: 'There are too many texts to write.' },
      503: { description: 'The server is busy with files and packages.' }
    },
    examples: [{ name: 'German, for a tool', params: { language: 'de' }, query: { format: 'xliff2' } }]
  },
  async ({ actor, params, query, event }, { textExport }) => {
    const options = { format: query.format, noteLanguage: event.locals.language };
    const { fileName, media, content } = await textExport.fileOfAll(actor, params.language ?? '', options);
    return new Response(content, {
      headers: {
        'content-type': media,
        'content-disposition': disposition(fileName),
        'cache-control': 'private, no-cache'
      }
    });
  }
);
