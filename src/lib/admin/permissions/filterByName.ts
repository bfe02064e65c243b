import { finder } from '../../ui/textSearch.js';

/** Those whose name contains every word. */
export function filterByName<T extends { readonly Name: string }>(items: readonly T[], query: string): readonly T[] {
  if (query.trim() === '') return items;
  const isFound = finder(query);
  return items.filter(({ Name }) => isFound(Name));
}
