import type { UploadAnswer, WidgetSummary } from '$lib/api.js';
import { json, operation } from '$lib/server/http/api.js';
import { readUpload } from '$lib/server/http/body.js';

export const GET = operation(async (_event, { widgets }) => json((await widgets.list()) satisfies WidgetSummary[]));

/** A `.dash.zip` as the one file of a multipart body. The same package again: 200 and the widget that is there. */
export const POST = operation(async ({ request }, { widgets }) => {
  const { id, findings, created } = await widgets.upload(await readUpload(request));
  const answer: UploadAnswer = { id, findings };
  return json(answer, { status: created ? 201 : 200, headers: { location: `/api/Widgets/${id}` } });
});
