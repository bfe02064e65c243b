import { endpoint } from '$lib/server/app/operations.js';
import { ExportQuery } from '$lib/api/textExchange.js';
import { disposition } from '$lib/server/platform/http/download.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'Texts of a widget in one language as a file for translators',
    description:
      'XLIFF 1.2, XLIFF 2.0 or CSV: every text with its source, state, place and comments. Import ' +
      'takes the file back.',
    tag: 'Texts',
    query: ExportQuery,
    answers: {
      200: {
        description: 'The file.',
        media: 'application/xliff+xml',
        headers: { 'Content-Disposition': 'The name to save it under' }
      },
      422: { description: 'There are too many texts to write.' },
      503: { description: 'The server is busy with files and packages.' }
    },
    examples: [{ name: 'German, for a tool', params: { id: 3, language: 'de' }, query: { format: 'xliff2' } }]
  },
  async ({ actor, params, query, event }, { textExport }) => {
    const asked = { actor, id: idOf(params.id), language: params.language ?? '' };
    const options = { format: query.format, noteLanguage: event.locals.language };
    const { fileName, media, content } = await textExport.file(asked, options);
    return new Response(content, {
      headers: {
        'content-type': media,
        'content-disposition': disposition(fileName),
        'cache-control': 'private, no-cache'
      }
    });
  }
);
