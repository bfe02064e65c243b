import type { SelectionTypeName } from '../../ascdata/types.js';

const MOST = 6;
const keyOf = (kind: SelectionTypeName): string => `ascdata-editor.lately.${kind}`;

/**
 * Ids of recently chosen objects in this browser, latest first. Only Ids: the names come from the catalogue, which shows them only to
 * users who may see them.
 */
export function recentChoices(kind: SelectionTypeName): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    // No storage, or foreign content: no recent choices.
    return [];
  }
}

export function rememberChoice(kind: SelectionTypeName, id: number): void {
  const ids = [id, ...recentChoices(kind).filter((known) => known !== id)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(ids));
  } catch {
    // Without storage, there are no recent choices.
  }
}
