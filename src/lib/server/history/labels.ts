import { setImmediate as turn } from 'node:timers/promises';
import type { HistoryEntry } from '../../api.js';
import type { Packages } from '../packages/packages.js';
import type { Database } from '../platform/store/schema.js';

/**
 * Names the settings of these entries that no longer exist, as they were last called: the DisplayName in the latest of these
 * packages that has the element Id. Reads only as many packages as that takes, and lets other requests have their turn after each.
 * @param exists has the widget's package this element, perhaps under another Id?
 * @param packageIds of the entries, the newest first
 */
export async function withLabels(
  db: Database,
  packages: Packages,
  entries: readonly HistoryEntry[],
  exists: (id: string) => boolean,
  packageIds: readonly number[]
): Promise<HistoryEntry[]> {
  const missing = new Set(entries.flatMap(({ Changes }) => Changes.map(({ Id }) => Id)).filter((id) => !exists(id)));
  const labels = new Map<string, string>();
  for (const id of new Set(packageIds)) {
    if (labels.size === missing.size) break;
    for (const { Id, DisplayName } of (await packages.elementsIfThere(db, { id })) ?? []) {
      if (missing.has(Id) && !labels.has(Id)) labels.set(Id, DisplayName);
    }
    await turn();
  }
  return entries.map((entry) => ({
    ...entry,
    Changes: entry.Changes.map((change) => {
      const Label = labels.get(change.Id);
      return Label === undefined ? change : { ...change, Label };
    })
  }));
}
