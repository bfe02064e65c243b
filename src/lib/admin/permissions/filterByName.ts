import { finder } from '../../language/textSearch.js';

interface Named {
  readonly Name: string;
  /** Names of what goes with it. */
  readonly WidgetGroups?: readonly string[];
}

/** Those whose name contains every word, or the name of one of their widget groups does. */
export function filterByName<T extends Named>(items: readonly T[], query: string): readonly T[] {
  if (query.trim() === '') return items;
  const isFound = finder(query);
  return items.filter(({ Name, WidgetGroups = [] }) => [Name, ...WidgetGroups].some(isFound));
}
