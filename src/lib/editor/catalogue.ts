import type { Catalogue, CatalogueItem, CataloguePage, CatalogueQuery } from '../api.js';
import type { SelectionTypeName } from '../ascdata/types.js';

/** The platform's catalogue over HTTP. Both functions reject when the server cannot be reached or refuses. */
export function httpCatalogue(send: typeof fetch = fetch): Catalogue {
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
  const response = await send(url, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}
