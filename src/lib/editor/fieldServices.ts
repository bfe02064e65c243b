import type { Catalogue, CatalogueItem, CataloguePage, CatalogueQuery, BrandColours } from '../api.js';
import type { SelectionTypeName } from '../ascdata/types.js';
import { request } from '../client/request.js';
import type { BrandPalette } from '../ui/context.js';

/** The platform's catalogue over HTTP. Both functions reject when the server cannot be reached or refuses. */
export function httpCatalogue(send: typeof fetch): Catalogue {
  return {
    search: (query, signal) => get<CataloguePage>(send, `/api/catalogue/${query.kind}?${parametersOf(query)}`, signal),
    lookup: (kind: SelectionTypeName, ids: readonly number[]) =>
      get<CatalogueItem[]>(send, `/api/catalogue/${kind}/lookup?ids=${ids.join(',')}`)
  };
}

function parametersOf({
  search,
  parent,
  offset,
  limit,
  includeTemplates,
  type,
  size
}: CatalogueQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (parent !== undefined) parameters.set('parent', String(parent));
  if (offset) parameters.set('offset', String(offset));
  if (limit !== undefined) parameters.set('limit', String(limit));
  if (includeTemplates) parameters.set('includeTemplates', 'true');
  if (type !== undefined) parameters.set('type', type);
  if (size !== undefined) parameters.set('size', size);
  return parameters;
}

async function get<T>(send: typeof fetch, url: string, signal?: AbortSignal): Promise<T> {
  const answer = await request<T>(url, { send, signal });
  if (!answer.ok) throw new Error(answer.text ?? `${url} is not reached.`);
  return answer.value;
}

const ADDRESS = '/api/BrandColours';

/** The brand palette over HTTP. `list` rejects if it cannot be read: an addition to an empty list would drop its colours. */
export function httpBrand(send: typeof fetch): Required<BrandPalette> {
  /** Colours and tag of one answer: a tag with other colours would overwrite what another administrator has saved. */
  let latest: { readonly colours: BrandColours['Colours']; readonly tag: string | undefined };
  return {
    async list() {
      const answer = await request<BrandColours>(ADDRESS, { send });
      if (!answer.ok) throw new Error(answer.text);
      latest = { colours: answer.value.Colours, tag: answer.tag };
      return latest.colours;
    },
    async edit(change) {
      const json = { Colours: change(latest.colours) };
      const answer = await request<BrandColours>(ADDRESS, { method: 'PUT', json, ifMatch: latest.tag ?? '', send });
      if (!answer.ok) return { text: answer.text };
      latest = { colours: answer.value.Colours, tag: answer.tag };
      return { colours: latest.colours };
    }
  };
}
