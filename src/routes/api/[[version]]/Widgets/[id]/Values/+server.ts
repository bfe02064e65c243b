import type { ValuesBody } from '$lib/api.js';
import { json, operation } from '$lib/server/http/api.js';
import { readJsonObject } from '$lib/server/http/body.js';
import { ifMatch, versionTag } from '$lib/server/http/etag.js';
import { idOf } from '$lib/server/http/query.js';
import { valuesOf, zoneOf } from '$lib/server/http/values.js';

const answer = (body: ValuesBody) => json(body, { headers: { etag: versionTag(body.Version) } });

export const GET = operation(async ({ params }, { values }) => answer(await values.read(idOf(params.id))));

/** `{ "Values": { "<Id>": Value } }`, the whole set: an element that is left out has the package's Value. */
export const PUT = operation(async ({ params, request }, { values }) => {
  const id = idOf(params.id);
  const matches = ifMatch(request.headers.get('if-match'));
  const sent = valuesOf(await readJsonObject(request));
  return answer(await values.save(id, { values: sent, matches, zone: zoneOf(request.headers.get('time-zone')) }));
});
