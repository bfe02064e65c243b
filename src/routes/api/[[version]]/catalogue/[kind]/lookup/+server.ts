import { Type } from 'typebox';
import { json } from '$lib/server/platform/http/operation.js';
import { CatalogueItemSchema, KindParam, LookupParams } from '$lib/api/catalogue.js';
import { idsOf, kindOf } from '$lib/server/catalogue/query.js';
import { endpoint } from '$lib/server/app/operations.js';

export const GET = endpoint(
  {
    summary: 'Which of these still exist',
    description: 'The ones the caller can see, in the requested order; others are left out.',
    tag: 'Catalogue',
    params: { kind: KindParam },
    query: LookupParams,
    answers: { 200: { description: 'The ones that exist.', schema: Type.Array(CatalogueItemSchema) } },
    examples: [{ name: 'Two spot groups', params: { kind: 'spotGroup' }, query: { ids: '1,4711' } }]
  },
  async ({ actor, params, query: { ids = '' } }, { catalogue }) =>
    json(await catalogue.lookup(actor, kindOf(params.kind), idsOf(ids)))
);
