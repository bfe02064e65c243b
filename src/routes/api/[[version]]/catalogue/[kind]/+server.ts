import { json, operation } from '$lib/server/http/api.js';
import { catalogueQuery, kindOf } from '$lib/server/http/query.js';

export const GET = operation(async ({ params, url }, { catalogue }) =>
  json(await catalogue.search(catalogueQuery(kindOf(params.kind), url.searchParams)))
);
