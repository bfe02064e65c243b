import type { AscElement, Values } from '../../ascdata/types.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { CheckedPackage } from '../packages/tasks.js';
import type { Packages } from '../packages/packages.js';
import { valuesToText } from '../packages/ownValues.js';
import { sideOf } from '../packages/packageSide.js';
import { dataIn, elementsIn } from '../packages/readDefinition.js';
import type { Store } from '../platform/store/store.js';
import { turnIfLong } from '../platform/yielding.js';
import { definitionOf, editionOf } from '../widgets/rows.js';
import { valuesSize, withStoredValues } from '../widgets/storedTexts.js';

type FileOf = Pick<CheckedPackage['files'][number], 'name' | 'sha256'>;

interface Parts {
  readonly store: Pick<Store, 'db' | 'engine'>;
  readonly packages: Pick<Packages, 'source' | 'withValues' | 'elements'>;
  readonly owner: string;
}

/**
 * Whether this is an unchanged download of a widget of the template: as its package was uploaded, or with published texts and the Values
 * that are saved in it now. Replacing with it would change nothing but make saved Values the defaults of all variants.
 */
export async function isDownloadOf(
  parts: Parts,
  template: { readonly id: number; readonly package_id: number },
  checked: Pick<CheckedPackage, 'hash' | 'source' | 'files'>
): Promise<boolean> {
  const { store, packages, owner } = parts;
  const { db } = store;
  const { hash, files } = await sideOf({ db, packages }, template.package_id);
  if (hash === checked.hash) return true;
  if (!isSameBesideData(files, checked.files)) return false;
  const definition = definitionOf(await editionOf(db, template.id));
  const elements = await packages.elements(db, definition);
  const sent = new Map((await elementsIn(await dataIn(checked.source))).map(({ Id, Value }) => [Id, Value]));
  const changed = await changedValues(elements, sent);
  // Of all widgets whose Values it may have, the text is the same: making it once tells.
  if (!changed || !(await isSaved(parts, template.id, { changed, sent }))) return false;
  const source = await packages.source(db, definition);
  return (await packages.withValues(owner, { source, ownValues: valuesToText(changed) })) === checked.source;
}

/** The Values of a definition that differ from those that were sent; undefined: it does not have the same elements. */
async function changedValues(elements: readonly AscElement[], sent: Values): Promise<Values | undefined> {
  if (elements.length !== sent.size) return undefined;
  const changed = new Map<string, unknown>();
  for (const { Id, Value } of elements) {
    await turnIfLong();
    if (!sent.has(Id)) return undefined;
    if (!sameJson(Value, sent.get(Id))) changed.set(Id, sent.get(Id));
  }
  return changed;
}

/** Whether a widget of the template has these Values now, and no others. */
async function isSaved(
  { store }: Parts,
  templateId: number,
  { changed, sent }: { readonly changed: Values; readonly sent: Values }
): Promise<boolean> {
  const rows = await store.db
    .selectFrom('variants')
    .select(['variants.id', 'variants.inherits_id', valuesSize])
    .where('variants.template_id', '=', templateId)
    .where('variants.deleted_at', 'is', null)
    .execute();
  for await (const { own, inherited } of withStoredValues(store, rows)) {
    const shown = (id: string): unknown => (own.has(id) ? own.get(id) : inherited?.get(id));
    const isSent = (id: string): boolean => !sent.has(id) || sameJson(shown(id), sent.get(id));
    const ids = [...own.keys(), ...(inherited?.keys() ?? [])];
    if (
      (await every(ids, isSent)) &&
      (await every([...changed.keys()], (id) => own.has(id) || inherited?.has(id) === true))
    )
      return true;
  }
  return false;
}

async function every(ids: readonly string[], holds: (id: string) => boolean): Promise<boolean> {
  for (const id of ids) {
    await turnIfLong();
    if (!holds(id)) return false;
  }
  return true;
}

function isSameBesideData(before: readonly FileOf[], after: readonly FileOf[]): boolean {
  const others = (files: readonly FileOf[]) => files.filter(({ name }) => name !== 'ascData.json');
  const known = new Map(others(before).map(({ name, sha256 }) => [name, sha256]));
  const sent = others(after);
  return sent.length === known.size && sent.every(({ name, sha256 }) => known.get(name) === sha256);
}
