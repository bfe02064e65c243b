import { attachment } from '$lib/server/http/attachment.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { idOf } from '$lib/server/http/query.js';

export const GET = endpoint(
  {
    summary: 'Download a widget as a package',
    tag: 'Widgets',
    answers: {
      200: {
        description: 'The `.dash.zip`, with the saved Values in its ascData.json.',
        media: 'application/zip',
        headers: { 'Content-Disposition': 'The file’s name' }
      }
    },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { widgets }) => {
    const { fileName, bytes } = await widgets.download(actor, idOf(params.id));
    return attachment(fileName, 'application/zip', bytes);
  }
);
