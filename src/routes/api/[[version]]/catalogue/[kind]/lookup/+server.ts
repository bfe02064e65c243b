import { json, operation } from '$lib/server/http/api.js';
import { idsOf, kindOf } from '$lib/server/http/query.js';

export const GET = operation(async ({ params, url }, { catalogue }) =>
  json(await catalogue.lookup(kindOf(params.kind), idsOf(url.searchParams)))
);
