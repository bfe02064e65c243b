import { json, operation } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { idOf } from '$lib/server/http/query.js';

export const GET = operation(async ({ params }, { widgets }) => json(await widgets.summary(idOf(params.id))));

/** `{ "Name": … }` */
export const PATCH = operation(async ({ params, request }, { widgets }) => {
  const id = idOf(params.id);
  const { Name } = await readJsonObject(request);
  return json(await widgets.rename(id, Name));
});

export const DELETE = operation(async ({ params }, { widgets }) => {
  await widgets.remove(idOf(params.id));
  return new Response(null, { status: 204 });
});
