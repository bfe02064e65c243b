import { contentOf, download, FILE_ANSWERS, FILE_HEADERS } from '$lib/server/platform/http/download.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'The file of an update',
    description: 'As a whole or in parts (`Range`, `If-Range`), so that an interrupted download can be resumed.',
    tag: 'Updates',
    headers: FILE_HEADERS,
    answers: FILE_ANSWERS('application/octet-stream'),
    examples: [
      { name: 'The whole', params: { id: 1 } },
      { name: 'Its first four bytes', params: { id: 1 }, headers: { Range: 'bytes=0-3' }, status: 206 },
      { name: 'Behind its end', params: { id: 1 }, headers: { Range: 'bytes=1000000-' }, status: 416 }
    ]
  },
  async ({ actor, params, request }, { updates, store }) => {
    const { FileName, Sha256, Size } = await updates.find(actor, idOf(params.id));
    return download(request, contentOf(store.files, Sha256), { fileName: FileName, sha256: Sha256, size: Size });
  }
);
