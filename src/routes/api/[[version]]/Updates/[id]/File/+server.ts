import { download } from '$lib/server/http/download.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';

export const GET = endpoint(
  {
    summary: 'The file of an update',
    description: 'Whole or in parts (`Range`, `If-Range`), so that a download that broke off can go on.',
    tag: 'Updates',
    headers: {
      Range: { description: 'The part that is wanted, for example bytes=1000-' },
      'If-Range': { description: 'ETag of the file that the part is of; with another file the answer is the whole' }
    },
    answers: {
      200: {
        description: 'The whole file',
        media: 'application/octet-stream',
        headers: { ETag: 'Changes with the content', 'Content-Disposition': 'The name to save it under' }
      },
      206: { description: 'The part', media: 'application/octet-stream', headers: { 'Content-Range': 'Which part' } },
      304: { description: 'The file is the one of If-None-Match' },
      416: { description: 'The file has no such part' }
    },
    examples: [
      { name: 'The whole', params: { id: 1 } },
      { name: 'Its first four bytes', params: { id: 1 }, headers: { Range: 'bytes=0-3' }, status: 206 },
      { name: 'Behind its end', params: { id: 1 }, headers: { Range: 'bytes=1000000-' }, status: 416 }
    ]
  },
  async ({ actor, params, request }, { updates, store }) => {
    const { FileName, Sha256, Size } = await updates.find(actor, idOf(params.id));
    return download(request, store.files, { fileName: FileName, sha256: Sha256, size: Size });
  }
);
