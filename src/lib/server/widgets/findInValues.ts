import type { FoundInValues } from '../../api.js';
import { inSlices } from '../../ascdata/slices.js';
import { valuesFromText } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import { excerptOf } from './excerpts.js';
import { widgets } from './rows.js';
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
  db: Database,
  actor: Actor,
  words: readonly string[]
): Promise<Omit<FoundInValues, 'Names'>> {
  const items: FoundInValues['Items'] = [];
  // A step can be long: it reads all Values of a widget.
  const slice = inSlices(10);
  let [after, read] = [0, 0];
  for (;;) {
    const rows = await portion(db, actor, after);
    for (const row of rows) {
      read += row.own_values.length + (row.inherited_values?.length ?? 0);
      if (items.length >= MAX_FOUND || read > MAX_READ) return { Items: items, Complete: false };
      const found = foundIn(row.own_values, row.inherited_values, words);
      if (found) items.push({ Id: row.id, ...found });
      await slice();
    }
    if (rows.length < PORTION) return { Items: items, Complete: true };
    after = rows.at(-1)!.id;
  }
}

const portion = (db: Database, actor: Actor, after: number) =>
  widgets(db)
    .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
    .clearSelect()
    .select(['variants.id', 'variants.own_values', 'base.own_values as inherited_values'])
    .where((where) => where.and(visibleWidgets(actor)))
    .where('variants.id', '>', after)
    .orderBy('variants.id')
    .limit(PORTION)
    .execute();

/** An own Value hides the template's. */
function foundIn(own: string, inherited: string | null, words: readonly string[]) {
  const values = valuesFromText(own);
  for (const [id, value] of inherited === null ? [] : valuesFromText(inherited))
    if (!values.has(id)) values.set(id, value);
  for (const [ElementId, value] of values) {
    const Excerpt = excerptOf(value, words);
    if (Excerpt !== undefined) return { ElementId, Excerpt };
  }
  return undefined;
}
