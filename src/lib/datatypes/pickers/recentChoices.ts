import type { SelectionTypeName } from '../../ascdata/types.js';

const MOST = 6;
const keyOf = (kind: SelectionTypeName): string => `ascdata-editor.lately.${kind}`;

/**
 * Ids of the objects chosen lately in this browser, the latest first. Ids alone: what they are called the catalogue tells, and
 * only to who may see them.
 */
export function chosenLately(kind: SelectionTypeName): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    // No storage here, or not ours: nothing was chosen lately.
    return [];
  }
}

export function rememberChosen(kind: SelectionTypeName, id: number): void {
  const ids = [id, ...chosenLately(kind).filter((known) => known !== id)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(ids));
  } catch {
    // Without storage nothing is offered again.
  }
}
