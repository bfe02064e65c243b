import { download, FILE_ANSWERS, FILE_HEADERS } from '$lib/server/http/download.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';

const MEDIA = 'application/zip';

export const GET = endpoint(
  {
    summary: 'Download a widget as a package',
    description:
      'The `.dash.zip`, with the saved Values in its ascData.json, whole or in parts (`Range`, `If-Range`). It is packed ' +
      'once for the same package and Values, and in a queue: an answer of 503 says when to ask again.',
    tag: 'Widgets',
    headers: FILE_HEADERS,
    answers: { ...FILE_ANSWERS(MEDIA), 503: { description: 'Too many packages are being packed or checked' } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'Its first four bytes', params: { id: 1 }, headers: { Range: 'bytes=0-3' }, status: 206 }
    ]
  },
  async ({ actor, params, request }, { widgets }) => {
    const { fileName, file } = await widgets.download(actor, idOf(params.id));
    return download(request, file, { fileName, sha256: file.sha256, size: file.size, media: MEDIA });
  }
);
