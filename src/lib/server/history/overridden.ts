import { setImmediate as turn } from 'node:timers/promises';
import { valuesFromText } from '../packages/ownValues.js';
import type { Database } from '../platform/store/schema.js';
import { changesFromText, type StoredChanges } from '../saves/changes.js';
import { CHUNK, firstChanges } from '../saves/firstChanges.js';

interface Save {
  readonly id: number;
  readonly variant_id: number;
}

/**
 * The elements with a Value of the widget's own at each save of its template: it went on showing that, whatever was saved.
 * @param widget with its current own Values
 * @param saves moments of the widget, the newest first
 * @returns element Ids by save of the template
 */
export async function overriddenIn(
  db: Database,
  { id, own_values }: { readonly id: number; readonly own_values: string },
  saves: readonly Save[]
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const ofTemplate = saves.filter(({ variant_id }) => variant_id !== id);
  const [newest, oldest] = [ofTemplate[0], ofTemplate.at(-1)];
  const found = new Map<number, ReadonlySet<string>>();
  if (!newest || !oldest) return found;
  const own = new Set(valuesFromText(own_values).keys());
  for (const changes of await firstChanges(db, id, newest.id)) walkBack(own, changes);
  for await (const save of ownSaves(db, id, [oldest.id, newest.id])) {
    while (ofTemplate[0] && ofTemplate[0].id > save.id) found.set(ofTemplate.shift()!.id, new Set(own));
    walkBack(own, changesFromText(save.changes));
    await turn();
  }
  for (const each of ofTemplate) found.set(each.id, own);
  return found;
}

/** Of a widget between two saves, the newest first; those that are not listed too. */
async function* ownSaves(db: Database, id: number, [oldest, newest]: readonly [number, number]) {
  let before = newest;
  for (;;) {
    const rows = await db
      .selectFrom('value_saves')
      .select(['id', 'changes'])
      .where('variant_id', '=', id)
      .where('id', '>', oldest)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(CHUNK)
      .execute();
    yield* rows;
    if (rows.length < CHUNK) return;
    before = rows.at(-1)!.id;
  }
}

function walkBack(own: Set<string>, changes: StoredChanges): void {
  for (const [element, { from }] of changes) {
    if (from) own.add(element);
    else own.delete(element);
  }
}
