import { DownloadQuery } from '$lib/api/widgets.js';
import { download, FILE_ANSWERS, FILE_HEADERS } from '$lib/server/platform/http/download.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

const MEDIA = 'application/zip';

export const GET = endpoint(
  {
    summary: 'Download a widget as a package',
    description:
      'The `.dash.zip`, whole or in parts (`Range`, `If-Range`): as it was uploaded, or as it is now, with the saved Values ' +
      'as defaults in its ascData.json. Uploaded again without a change, or sent to replace the widget, either changes ' +
      'nothing as long as the saved Values are the same. Packing waits in a queue, and what was packed is kept for a while: an ' +
      'answer of 503 says when to try again.',
    tag: 'Widgets',
    query: DownloadQuery,
    headers: FILE_HEADERS,
    answers: { ...FILE_ANSWERS(MEDIA), 503: { description: 'Too many packages are being packed or checked' } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'As uploaded', params: { id: 1 }, query: { as: 'uploaded' } },
      { name: 'Its first four bytes', params: { id: 1 }, headers: { Range: 'bytes=0-3' }, status: 206 }
    ]
  },
  async ({ actor, params, query, request }, { widgets }) => {
    const { fileName, file } = await widgets.download(actor, idOf(params.id), query.as);
    return download(request, file, { fileName, sha256: file.sha256, size: file.size, media: MEDIA });
  }
);
