import { json, operation } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { idOf } from '$lib/server/http/query.js';

/** `{ "Name": … }`: a further variant of the same template, with the package's own Values. */
export const POST = operation(async ({ params, request }, { widgets }) => {
  const id = idOf(params.id);
  const { Name } = await readJsonObject(request);
  const created = await widgets.createVariant(id, Name);
  return json(created, { status: 201, headers: { location: `/api/Widgets/${created.id}` } });
});
