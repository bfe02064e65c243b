import { setImmediate as turn } from 'node:timers/promises';
import type { TableBody, TableSaved } from '../../api.js';
import type { Values } from '../../ascdata/types.js';
import { can } from '../authorization/can.js';
import { valuesFromText } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import { chunksOf } from '../platform/chunks.js';
import type { Database } from '../platform/store/schema.js';
import { withForeignHeirs } from '../widgets/inheritance.js';
import { shownName, widgetResource } from '../widgets/widgetPlace.js';
import { widgets } from '../widgets/rows.js';
import { visibleWidgets } from '../widgets/visible.js';

/** Keeps parameters within every database's limit, and one step within a frame. */
export const CHUNK = 200;

/** Characters of own Values per answer. */
const PAGE_LENGTH = 2 * 1024 * 1024;

/** The state of a row without its Values. */
export interface RowState {
  readonly id: number;
  readonly version: number;
  readonly isEditable: boolean;
  readonly inheritsId: number | null;
}

/** A row of the table as saved. */
export interface TableRow extends RowState {
  /** JSON text, as stored. */
  readonly text: string;
  readonly own: Values;
  /** Own Values of the widget it inherits from. */
  readonly inherited: Values;
}

function statesOf(db: Database, actor: Actor, templateId: number) {
  return widgets(db)
    .select('variants.inherits_id')
    .where('variants.template_id', '=', templateId)
    .where((where) => where.and(visibleWidgets(actor)))
    .orderBy('variants.id');
}

const rowsOf = (db: Database, actor: Actor, templateId: number) =>
  statesOf(db, actor, templateId)
    .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
    .select(['variants.own_values', 'base.own_values as inherited_values']);

type StoredState = Awaited<ReturnType<ReturnType<typeof statesOf>['execute']>>[number];
type StoredRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Whether the actor can save each of these rows, by Id. */
async function editableAmong(db: Database, actor: Actor, rows: readonly StoredState[]): Promise<ReadonlySet<number>> {
  const own = rows.filter((row) => can(actor, 'widget.edit', widgetResource(row)));
  // A widget that inherits has no heirs.
  const bases = own.filter(({ inherits_id }) => inherits_id === null).map(({ id }) => id);
  const foreign = await withForeignHeirs(db, actor, bases);
  return new Set(own.map(({ id }) => id).filter((id) => !foreign.has(id)));
}

interface Wanted {
  readonly templateId: number;
  readonly ids: readonly number[];
}

const stateOf = ({ id, version, inherits_id: inheritsId }: StoredState, editable: ReadonlySet<number>): RowState => ({
  id,
  version,
  inheritsId,
  isEditable: editable.has(id)
});

/** The current state of these rows of a template, by Id, as far as the actor may read them. */
export async function statesNow(
  db: Database,
  actor: Actor,
  { templateId, ids }: Wanted
): Promise<Map<number, RowState>> {
  const found = new Map<number, RowState>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK);
    const rows = await statesOf(db, actor, templateId).where('variants.id', 'in', some).execute();
    const editable = await editableAmong(db, actor, rows);
    for (const row of rows) found.set(row.id, stateOf(row, editable));
    await turn();
  }
  return found;
}

/** The current versions of these rows, in the order of their Ids. */
export async function versionsNow(db: Database, ids: readonly number[]): Promise<TableSaved['Widgets']> {
  const found: { Id: number; Version: number }[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .selectFrom('variants')
      .select(['id as Id', 'version as Version'])
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .orderBy('id')
      .execute();
    found.push(...rows);
    await turn();
  }
  return found;
}

/** These rows of a template, by Id, as far as the actor may read them. */
export async function savedRows(
  db: Database,
  actor: Actor,
  { templateId, ids }: Wanted
): Promise<Map<number, TableRow>> {
  const found = new Map<number, TableRow>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await rowsOf(db, actor, templateId)
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    const editable = await editableAmong(db, actor, rows);
    const bases = new Map<number | null, Values>();
    for (const some of chunksOf(rows, ({ own_values }) => own_values.length)) {
      for (const row of some) {
        const { own_values: text, inherits_id: base } = row;
        const inherited = bases.get(base) ?? valuesFromText(row.inherited_values ?? '{}');
        bases.set(base, inherited);
        found.set(row.id, { ...stateOf(row, editable), text, own: valuesFromText(text), inherited });
      }
      await turn();
    }
  }
  return found;
}

/** Those of these widgets that are not deleted and that the actor may not read. */
export async function unreadable(
  db: Database,
  actor: Actor,
  { templateId, ids }: Wanted
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK);
    const rows = await widgets(db)
      .where('variants.template_id', '=', templateId)
      .where('variants.id', 'in', some)
      .execute();
    for (const row of rows) if (!can(actor, 'widget.read', widgetResource(row))) found.add(row.id);
  }
  return found;
}

/** One page of widgets as JSON text: own Values pass through as stored, without being parsed. `next`: the last Id, if there are more. */
export async function pageOfRows(
  db: Database,
  actor: Actor,
  { templateId, after }: { readonly templateId: number; readonly after: number }
): Promise<{ widgets: string; bases: string; next: number | null }> {
  const widgets: string[] = [];
  const bases = new Set<number>();
  let length = 0;
  let last = after;
  let isMore = true;
  while (isMore && length < PAGE_LENGTH) {
    const rows = await rowsOf(db, actor, templateId).where('variants.id', '>', last).limit(CHUNK).execute();
    const editable = await editableAmong(db, actor, rows);
    for (const row of rows) {
      if (length >= PAGE_LENGTH) break;
      const about = aboutRow(row, editable.has(row.id));
      widgets.push(withValues(about, row.own_values));
      if (row.inherits_id !== null) bases.add(row.inherits_id);
      length += row.own_values.length;
      last = row.id;
    }
    isMore = rows.length === CHUNK || rows.at(-1)?.id !== last;
    if (rows.length === 0) break;
    await turn();
  }
  const next = isMore && length >= PAGE_LENGTH ? last : null;
  return { widgets: `[${widgets.join()}]`, bases: `[${(await basesOf(db, actor, [...bases])).join()}]`, next };
}

type About = Omit<TableBody['Widgets'][number], 'Values'>;

function aboutRow(row: StoredRow, Editable: boolean): About {
  const { id: Id, name: Name, group_id: GroupId, group_name: GroupName, version: Version, inherits_id: Inherits } = row;
  return { Id, Name, GroupId, GroupName, Version, Inherits, Editable };
}

/** The widgets inherited from, deleted ones included. */
async function basesOf(db: Database, actor: Actor, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .innerJoin('templates', 'templates.id', 'variants.template_id')
    .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
    .select(['variants.id', 'variants.name', 'variants.group_id', 'variants.own_values'])
    .select(['widget_groups.spot_group_id', 'templates.spot_identifier'])
    .where('variants.id', 'in', ids)
    .execute();
  return rows.map((row) => withValues({ Id: row.id, Name: shownName(actor, row) }, row.own_values));
}

/** Adds `Values`, already JSON text, to `about`. */
const withValues = (about: object, values: string): string =>
  `${JSON.stringify(about).slice(0, -1)},"Values":${values}}`;
