import { operation } from '$lib/server/http/api.js';
import { attachment } from '$lib/server/http/attachment.js';
import { idOf } from '$lib/server/http/query.js';

/** The package with the saved Values in its ascData.json. */
export const GET = operation(async ({ params }, { widgets }) => {
  const { fileName, bytes } = await widgets.download(idOf(params.id));
  return attachment(fileName, 'application/zip', bytes);
});
