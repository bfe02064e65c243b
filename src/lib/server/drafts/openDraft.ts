import type { DraftState } from '../../api.js';
import { can, type Action } from '../authorization/can.js';
import type { Actor } from '../platform/authorization/actor.js';
import { notAllowed } from '../platform/refusal.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { mayReachHeirs } from '../widgets/inheritance.js';
import { widgetThing } from '../widgets/widgetPlace.js';
import { allWidgets } from '../widgets/rows.js';
import { draftNotFound, isLive } from './refusals.js';

/** Keeps parameters within every database's limit. */
export const CHUNK = 200;

/** A draft with its Values and existing widgets, as far as the actor may read and edit them. */
export interface OpenedDraft {
  readonly row: DraftRow;
  /** Of existing widgets the actor may read. */
  readonly values: readonly DraftValueRow[];
  readonly seen: readonly Member[];
  /** Number of existing widgets the actor may not read. */
  readonly unseenCount: number;
  /** Number of deleted widgets. */
  readonly deletedCount: number;
  readonly isEditable: boolean;
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** Those in the Trash included. */
async function membersOf(db: Database, ids: readonly number[]) {
  const found = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = await allWidgets(db)
      .leftJoin('variants as base', 'base.id', 'variants.inherits_id')
      .select(['variants.own_values', 'variants.inherits_id', 'base.own_values as inherited_values'])
      .select('variants.deleted_at')
      .where('variants.id', 'in', ids.slice(at, at + CHUNK))
      .orderBy('variants.id')
      .execute();
    found.push(...some);
  }
  return found;
}

/** Widgets read for one request, so that those of many drafts are read once. */
export class ReadMembers {
  readonly #members = new Map<number, Member>();
  readonly #reached = new Map<number, boolean>();

  /** Those that exist, in the order of the Ids. */
  async of(db: Database, ids: readonly number[]): Promise<Member[]> {
    const missing = ids.filter((id) => !this.#members.has(id));
    for (const member of await membersOf(db, missing)) this.#members.set(member.id, member);
    return ids.flatMap((id) => this.#members.get(id) ?? []);
  }

  /** Whether the actor, the same in each call, may change all that inherits from the widget. */
  async mayReachHeirs(db: Database, actor: Actor, id: number): Promise<boolean> {
    const known = this.#reached.get(id);
    if (known !== undefined) return known;
    const reached = await mayReachHeirs(db, actor, id);
    this.#reached.set(id, reached);
    return reached;
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

/** All Values of a draft, by widget and element. */
export const valuesOf = (db: Database, id: number): Promise<DraftValueRow[]> =>
  db
    .selectFrom('draft_values')
    .selectAll()
    .where('draft_id', '=', id)
    .orderBy('variant_id')
    .orderBy('element')
    .execute();

/** What the actor may see of a draft. */
export async function look(db: Database, actor: Actor, row: DraftRow, read = new ReadMembers()): Promise<OpenedDraft> {
  const values = await valuesOf(db, row.id);
  const ids = [...new Set(values.map(({ variant_id }) => variant_id))];
  const all = await read.of(db, ids);
  const members = all.filter(({ deleted_at }) => deleted_at === null);
  const seen = members.filter((member) => can(actor, 'draft.read', widgetThing(member)));
  const shown = new Set(seen.map(({ id }) => id));
  return {
    row,
    values: values.filter(({ variant_id }) => shown.has(variant_id)),
    seen,
    unseenCount: members.length - seen.length,
    deletedCount: ids.length - members.length,
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
  for (const member of all) {
    if (!can(actor, 'draft.edit', widgetThing(member))) return false;
    // A widget that inherits has no heirs.
    if (member.inherits_id === null && !(await read.mayReachHeirs(db, actor, member.id))) return false;
  }
  return true;
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
  if (action !== 'draft.edit' && !opened.seen.some((member) => can(actor, action, widgetThing(member)))) {
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
