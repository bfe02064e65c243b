import type { History, HistoryEntry, Moment } from '../../src/lib/api.js';
import { dataOf, elementsOf } from '../../src/lib/ascdata/elements.js';
import { effectiveValues } from '../../src/lib/ascdata/effective.js';
import { ask } from './harness.js';

/** A page of the history of a widget. */
export const historyOf = async (id: number, query = ''): Promise<History> =>
  (await (await ask(`/api/Widgets/${id}/History${query}`)).json()) as History;

/** All that is listed, the newest first. */
export async function allMoments(id: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let query: string | undefined = ''; query !== undefined;) {
    const { Entries, Next } = await historyOf(id, query);
    entries.push(...Entries);
    query = Next === null ? undefined : `?before=${Next}`;
  }
  return entries;
}

export const momentOf = async (id: number, moment: number): Promise<Moment> =>
  (await (await ask(`/api/Widgets/${id}/History/${moment}`)).json()) as Moment;

/** What the widget showed: the Values that differ, over those of the package at that time. */
export const shownThen = ({ Source, SavedValues }: Moment): Record<string, unknown> =>
  Object.fromEntries(
    effectiveValues(
      elementsOf(dataOf(Source!)),
      new Map(Object.entries(JSON.parse(SavedValues) as Record<string, unknown>))
    )
  );

/** What each moment shows, by moment. */
export async function shownByMoment(id: number): Promise<Map<number, Record<string, unknown>>> {
  const entries = await allMoments(id);
  return new Map(
    await Promise.all(entries.map(async ({ Moment }) => [Moment, shownThen(await momentOf(id, Moment))] as const))
  );
}
