import { json, operation } from '$lib/server/http/api.js';
import { idOf } from '$lib/server/http/query.js';

/** A fresh path for the preview frame; a token lives for a day. */
export const POST = operation(async ({ params }, { widgets }) =>
  json({ previewPath: await widgets.previewPath(idOf(params.id)) })
);
