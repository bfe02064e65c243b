import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DraftState } from '../../api.js';
import { can, type Action } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { withForeignHeirs } from '../widgets/inheritance.js';
import { widgetResource } from '../widgets/widgetPlace.js';
import { allWidgets } from '../widgets/rows.js';
import { draftNotFound, isLive } from './refusals.js';

/** Keeps parameters within every database's limit. */
export const CHUNK = 200;
/** Values read at once: a few milliseconds. */
const PAGE = 1_000;

/** A draft and its existing widgets, as far as the actor may read and edit them. */
export interface OpenedDraft {
  readonly row: DraftRow;
  /** Existing widgets the actor may read. */
  readonly seen: readonly Member[];
  /** Number of existing widgets the actor may not read. */
  readonly unseenCount: number;
  readonly deletedCount: number;
  readonly isEditable: boolean;
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** Those in the Trash included. */
async function membersOf(db: Database, ids: readonly number[]) {
  const found = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = await allWidgets(db)
      .clearSelect()
      .select(['variants.id', 'variants.name', 'variants.version', 'variants.inherits_id', 'variants.deleted_at'])
      .select(['variants.group_id', 'widget_groups.spot_group_id', 'templates.languages'])
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .orderBy('variants.id')
      .execute();
    found.push(...some);
    await turn();
  }
  return found;
}

/** Widgets read for one request, so that those of many drafts are read once. */
export class ReadMembers {
  readonly #members = new Map<number, Member>();
  /** For each widget that does not inherit, whether the actor, the same in each call, may change all that inherits from it. */
  readonly #reached = new Map<number, boolean>();

  /** Those that exist, in the order of the Ids. */
  async of(db: Database, ids: readonly number[]): Promise<Member[]> {
    const missing = ids.filter((id) => !this.#members.has(id));
    for (const member of await membersOf(db, missing)) this.#members.set(member.id, member);
    return ids.flatMap((id) => this.#members.get(id) ?? []);
  }

  /** Whether the actor, the same in each call, may change all that inherits from these. */
  async mayReachHeirs(db: Database, actor: Actor, members: readonly Member[]): Promise<boolean> {
    // A widget that inherits has no heirs.
    const bases = members.filter(({ inherits_id }) => inherits_id === null).map(({ id }) => id);
    const missing = bases.filter((id) => !this.#reached.has(id));
    for (let at = 0; at < missing.length; at += CHUNK) {
      const some = missing.slice(at, at + CHUNK);
      const foreign = await withForeignHeirs(db, actor, some);
      for (const id of some) this.#reached.set(id, !foreign.has(id));
      await turn();
    }
    return bases.every((id) => this.#reached.get(id));
  }
}

/** A widget with what it shows live. */
export type StoredMember<T = Member> = T & { readonly own_values: string; readonly inherited_values: string | null };

/** The same widgets with their stored Values, a few at a time. */
export async function* storedOf<T extends Pick<Member, 'id'>>(
  db: Database,
  members: readonly T[]
): AsyncGenerator<StoredMember<T>> {
  for (let at = 0; at < members.length; at += CHUNK) {
    const some = members.slice(at, at + CHUNK);
    const rows = await db
      .selectFrom('variants')
      .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
      .select(['variants.id', 'variants.own_values', 'base.own_values as inherited_values'])
      .where(
        'variants.id',
        'in',
        some.map(({ id }) => id)
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    await turn();
    for (const member of some) {
      const row = byId.get(member.id);
      if (row) yield { ...member, ...row };
    }
  }
}

/** @throws Refusal draft-not-found */
export async function draftRow(db: Database, id: number): Promise<DraftRow> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw draftNotFound();
  return row;
}

/** All Values of a draft, by widget and element. @param widgets left out: all; at most `CHUNK` */
export async function valuesOf(db: Database, id: number, widgets?: readonly number[]): Promise<DraftValueRow[]> {
  const found: DraftValueRow[] = [];
  for (;;) {
    const last = found.at(-1);
    let asked = db.selectFrom('draft_values').selectAll().where('draft_id', '=', id);
    if (widgets) asked = asked.where('variant_id', 'in', widgets);
    if (last) asked = asked.where(sql<boolean>`(variant_id, element) > (${last.variant_id}, ${last.element})`);
    const page = await asked.orderBy('variant_id').orderBy('element').limit(PAGE).execute();
    found.push(...page);
    if (page.length < PAGE) return found;
    await turn();
  }
}

/** Those that the actor may see. */
export async function seenValues(
  db: Database,
  { row, seen }: Pick<OpenedDraft, 'row' | 'seen'>
): Promise<DraftValueRow[]> {
  const shown = new Set(seen.map(({ id }) => id));
  return (await valuesOf(db, row.id)).filter(({ variant_id }) => shown.has(variant_id));
}

/** Whether the draft sets this setting in a widget that the actor may see. */
export async function hasElement(db: Database, { row, seen }: OpenedDraft, element: string): Promise<boolean> {
  const rows = await db
    .selectFrom('draft_values')
    .select('variant_id')
    .where('draft_id', '=', row.id)
    .where('element', '=', element)
    .execute();
  const having = new Set(rows.map(({ variant_id }) => variant_id));
  return seen.some(({ id }) => having.has(id));
}

/** The settings that the draft sets in widgets that the actor may see. */
export async function seenElements(db: Database, { row, seen }: OpenedDraft): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < seen.length; at += CHUNK) {
    const ids = seen.slice(at, at + CHUNK).map(({ id }) => id);
    const rows = await db
      .selectFrom('draft_values')
      .select('element')
      .distinct()
      .where('draft_id', '=', row.id)
      .where('variant_id', 'in', ids)
      .execute();
    for (const { element } of rows) found.add(element);
    await turn();
  }
  return found;
}

/** What the actor may see of a draft. */
export async function look(db: Database, actor: Actor, row: DraftRow, read = new ReadMembers()): Promise<OpenedDraft> {
  const widgets = await db
    .selectFrom('draft_values')
    .select('variant_id')
    .distinct()
    .where('draft_id', '=', row.id)
    .orderBy('variant_id')
    .execute();
  const all = await read.of(
    db,
    widgets.map(({ variant_id }) => variant_id)
  );
  const members = all.filter(({ deleted_at }) => deleted_at === null);
  const seen = members.filter((member) => can(actor, 'draft.read', widgetResource(member)));
  return {
    row,
    seen,
    unseenCount: members.length - seen.length,
    deletedCount: widgets.length - members.length,
    isEditable: await isEditable(db, actor, { row, all, read })
  };
}

/** A widget in the Trash counts as well: what the draft holds of it is restored with it. */
async function isEditable(
  db: Database,
  actor: Actor,
  { row, all, read }: { row: DraftRow; all: readonly Member[]; read: ReadMembers }
): Promise<boolean> {
  const isOrphan = all.every(({ deleted_at }) => deleted_at !== null);
  if (isOrphan && !isOwner(actor, row) && !can(actor, 'draft.orphan')) return false;
  return all.every((member) => can(actor, 'draft.edit', widgetResource(member))) && read.mayReachHeirs(db, actor, all);
}

export const isOwner = (actor: Actor, { owner_id }: Pick<DraftRow, 'owner_id'>): boolean =>
  owner_id !== null && owner_id === actor.userId;

/** Whether the actor can see anything in it. A draft without widgets belongs to its owner. */
export const isVisible = (actor: Actor, { row, seen, unseenCount }: OpenedDraft): boolean =>
  seen.length > 0 || (unseenCount === 0 && (isOwner(actor, row) || can(actor, 'draft.orphan')));

/** @throws Refusal draft-not-found, not-allowed */
export async function openDraft(
  db: Database,
  actor: Actor,
  { id, action }: { readonly id: number; readonly action: Action }
): Promise<OpenedDraft> {
  const opened = await look(db, actor, await draftRow(db, id));
  if (!isVisible(actor, opened)) throw notAllowed();
  if (action === 'draft.edit' && !opened.isEditable) throw notAllowed();
  if (action !== 'draft.edit' && !opened.seen.some((member) => can(actor, action, widgetResource(member)))) {
    if (opened.seen.length > 0) throw notAllowed();
  }
  return opened;
}

/** @throws Refusal draft-live */
export function demandNotLive({ state }: Pick<DraftRow, 'state'>): void {
  if (state === 'live') throw isLive();
}

export const stateOf = ({ state }: Pick<DraftRow, 'state'>): DraftState => state as DraftState;

/** Its content has changed: approvals apply to a version. */
export async function nextVersion(writing: Writing, id: number): Promise<void> {
  await writing
    .updateTable('drafts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
