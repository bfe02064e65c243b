import type { HistoryYear } from '../../api.js';

/** The marks of saves on an axis: the last save of each day (UTC), and every one with a name. @param saves the newest first */
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
