import { json } from '$lib/server/platform/http/operation.js';
import { CataloguePageSchema, CatalogueParams, KindParam } from '$lib/api/catalogue.js';
import { parentOf, kindOf } from '$lib/server/catalogue/query.js';
import { endpoint } from '$lib/server/app/operations.js';

export const GET = endpoint(
  {
    summary: 'Objects for a picker',
    description: 'A page of what the caller can see, by name.',
    tag: 'Catalogue',
    params: { kind: KindParam },
    query: CatalogueParams,
    answers: { 200: { description: 'A page, and how many there are in all.', schema: CataloguePageSchema } },
    examples: [
      { name: 'Media by name', params: { kind: 'media' }, query: { search: 'sun' } },
      { name: 'Countries', params: { kind: 'location' }, query: { parent: 'null' } }
    ]
  },
  async ({ actor, params, query: { parent, ...query } }, { catalogue }) => {
    const within = parentOf(parent);
    const asked = { ...query, kind: kindOf(params.kind), ...(within !== undefined && { parent: within }) };
    return json(await catalogue.search(actor, asked));
  }
);
