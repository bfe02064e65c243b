import type { Database, ObjectKind, ObjectRow, Writing } from '../platform/store/schema.js';
import { searchKey, nameKey } from '../platform/store/searchKeys.js';
import { objectNotFound } from './objectKinds.js';
import { Refusal } from '../platform/refusal.js';

/** Maximum depth of a tree, low enough to keep paths short. */
const MAX_DEPTH = 32;

type Given = 'name' | 'group_id' | 'location_id' | 'type' | 'width' | 'height' | 'guid' | 'template' | 'lineage';

/** An object before it is in the catalogue. */
export type NewObject = Pick<ObjectRow, 'kind' | 'name'> & Partial<Pick<ObjectRow, Given | 'parent_id'>>;

/**
 * Adds an object to the catalogue under a new Id. Determines `lineage` from the location or parent, if given.
 * @throws Refusal `<kind>-not-found` for a missing parent or location, `too-deep`
 */
export async function insertObject(writing: Writing, given: NewObject): Promise<ObjectRow> {
  const { kind, name, parent_id = null, location_id = null } = given;
  const parent = parent_id === null ? undefined : await objectById(writing, kind, parent_id);
  const id = await nextId(writing, kind);
  const path = JSON.stringify(pathBelow(parent));
  const row: ObjectRow = {
    ...{ group_id: null, type: null, width: null, height: null, guid: null, template: 0, detail: null },
    ...given,
    ...{ id, parent_id, location_id, parent: 0 },
    name_key: nameKey(name),
    search_key: searchKey({ name, path, detail: null }),
    path,
    lineage: given.lineage ?? null
  };
  if (kind === 'location') row.lineage = `${parent?.lineage ?? '/'}${id}/`;
  else if (location_id !== null) row.lineage = (await objectById(writing, 'location', location_id)).lineage;
  await writing.insertInto('objects').values(row).execute();
  if (parent?.parent === 0) {
    await writing
      .updateTable('objects')
      .set('parent', 1)
      .where('kind', '=', kind)
      .where('id', '=', parent.id)
      .execute();
  }
  return row;
}

/** The row of an object in the catalogue. @throws Refusal `<kind>-not-found` */
export async function objectById(db: Database, kind: ObjectKind, id: number): Promise<ObjectRow> {
  const row = await db
    .selectFrom('objects')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw objectNotFound(kind);
  return row;
}

/** Ids count up per kind and are never reused, even after the last one was deleted. */
async function nextId(writing: Writing, kind: ObjectKind): Promise<number> {
  const { last } = await writing
    .insertInto('counters')
    .values({ kind, last: 1 })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(({ eb }) => ({ last: eb('counters.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

function pathBelow(parent: ObjectRow | undefined): string[] {
  if (!parent) return [];
  const path = [...(JSON.parse(parent.path) as string[]), parent.name];
  if (path.length < MAX_DEPTH) return path;
  throw new Refusal('invalid', 'too-deep', (t) => t.catalogue.treeTooDeep(MAX_DEPTH));
}
