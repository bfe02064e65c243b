import type { HistoryYear } from '../../api.js';

/** Marks on the time axis: the last save of each day (UTC), and every named one. @param saves newest first */
export function marksOf(
  saves: readonly { readonly id: number; readonly at: string; readonly name: string | null }[]
): HistoryYear['Marks'] {
  const days = new Set<string>();
  return saves
    .filter(({ at, name }) => {
      const day = at.slice(0, 10);
      const isLast = !days.has(day);
      days.add(day);
      return isLast || name !== null;
    })
    .map(({ id, at, name }) => ({ Moment: id, At: at, Name: name }));
}
