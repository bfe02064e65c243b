import type { FoundInValues } from '../../api.js';
import { inSlices } from '../../ascdata/slices.js';
import type { Values } from '../../ascdata/types.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import { excerptOf } from './excerpts.js';
import type { Store } from '../platform/store/store.js';
import { widgets } from './rows.js';
import { inheritedValues, valuesSize, withStoredValues } from './storedTexts.js';
import { visibleWidgets } from './visible.js';

/** Widgets named in one answer. */
const MAX_FOUND = 200;

/** Characters of stored Values read per search. */
const MAX_READ = 32 * 1024 * 1024;

const PORTION = 50;

/**
 * The widgets the actor can see with every one of the words in a saved Value: their own, or their template's. The package's Values are not
 * searched: they are the same in all its widgets.
 */
export async function findInValues(
  store: Pick<Store, 'db' | 'engine'>,
  actor: Actor,
  words: readonly string[]
): Promise<Omit<FoundInValues, 'Names'>> {
  const items: FoundInValues['Items'] = [];
  // A step can be long: it reads all Values of a widget.
  const slice = inSlices(10);
  const bases = inheritedValues();
  let [after, read] = [0, 0];
  for (;;) {
    const rows = await portion(store.db, actor, after);
    for await (const { id, own, inherited, characters } of withStoredValues(store, rows, bases)) {
      read += characters;
      if (items.length >= MAX_FOUND || read > MAX_READ) return { Items: items, Complete: false };
      const found = foundIn(own, inherited, words);
      if (found) items.push({ Id: id, ...found });
      await slice();
    }
    if (rows.length < PORTION) return { Items: items, Complete: true };
    after = rows.at(-1)!.id;
  }
}

const portion = (db: Database, actor: Actor, after: number) =>
  widgets(db)
    .clearSelect()
    .select(['variants.id', 'variants.inherits_id', valuesSize])
    .where((where) => where.and(visibleWidgets(actor)))
    .where('variants.id', '>', after)
    .orderBy('variants.id')
    .limit(PORTION)
    .execute();

/** An own Value hides the template's. */
function foundIn(own: Values, inherited: Values | undefined, words: readonly string[]) {
  const others = [...(inherited ?? [])].filter(([id]) => !own.has(id));
  for (const [ElementId, value] of [...own, ...others]) {
    const Excerpt = excerptOf(value, words);
    if (Excerpt !== undefined) return { ElementId, Excerpt };
  }
  return undefined;
}
