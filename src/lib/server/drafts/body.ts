import { setImmediate as turn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Draft, DraftClash, DraftComment, DraftEntry, DraftPlan, DraftValue } from '../../api.js';
import { can } from '../authorization/can.js';
import { valuesFromText } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import type { DraftCommentsTable, DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { widgetResource } from '../widgets/widgetPlace.js';
import { guestsUntil, linkMaker, type GuestRule } from './guests.js';
import { byWidget, cellKey, withoutDraft } from './rows.js';
import {
  isOwner,
  seenElements,
  seenValues,
  stateOf,
  storedOf,
  type OpenedDraft,
  type StoredMember
} from './openDraft.js';

/** Saves searched to find out who changed a setting. */
const MOST_SEARCHED = 50;

export interface DraftContext {
  readonly db: Database;
  readonly actor: Actor;
  readonly opened: OpenedDraft;
  readonly guests: GuestRule;
  readonly template: { readonly Id: number; readonly Name: string };
}

interface EntryDetails {
  readonly conflicts: number;
  readonly widget?: number;
}

/** A draft as an entry in a list. */
export async function entryOf(
  { db, actor, opened, template, guests }: DraftContext,
  { conflicts, widget }: EntryDetails
): Promise<DraftEntry> {
  const { row, seen, unseenCount, isEditable } = opened;
  const open = await db
    .selectFrom('draft_comments')
    .select(['element', 'user_id', 'guest'])
    .where('draft_id', '=', row.id)
    .where('done_by', 'is', null)
    .execute();
  return {
    Id: row.id,
    Name: row.name,
    Version: row.version,
    State: stateOf(row),
    Owner: row.owner,
    Template: template,
    Plan: planOf(row),
    Widgets: seen.length,
    Unseen: unseenCount,
    Conflicts: conflicts,
    Comments: (await readable(db, { opened, reader: actor }, open)).length,
    Shared: (await linkMaker(row, guests)) !== undefined,
    Here: seen.some(({ id }) => id === widget),
    Editable: isEditable
  };
}

/** A draft with everything the actor may see. */
export async function draftBody(context: DraftContext): Promise<Draft> {
  const { db, actor, opened, guests } = context;
  const { row, seen } = opened;
  const People = await peopleOf(db, row.id);
  const mine = People.find(({ id }) => id === actor.userId);
  const values = await seenValues(db, opened);
  const Values = await valueBodies(db, { row, values, stored: storedOf(db, seen), who: 'named' });
  const conflicts = Values.filter(({ Conflict }) => Conflict !== null).length;
  const entry = await entryOf(context, { conflicts });
  return {
    ...entry,
    In: seen.map(({ id: Id, name: Name }) => ({ Id, Name })),
    Values,
    Clashes: await clashesOf(db, row, values),
    Said: await saidOf(db, { opened, reader: actor }),
    People: People.map(({ name: Name, approved: Approved }) => ({ Name, Seen: true, Approved })),
    Left: opened.deletedCount,
    Refused: row.refused === null ? null : (JSON.parse(row.refused) as Draft['Refused']),
    GuestUntil: entry.Shared ? guestsUntil(row, guests) : null,
    MayInvite: guests.mayInvite,
    MayApprove: !isOwner(actor, row) && seen.some((member) => can(actor, 'draft.approve', widgetResource(member))),
    Approved: mine?.approved === row.version
  };
}

export function planOf(row: DraftRow): DraftPlan | null {
  const { start_local: Start, end_local: End, zone: Zone, starts_at: StartsAt, ends_at: EndsAt } = row;
  return Start === null || Zone === null || StartsAt === null ? null : { Start, End, Zone, StartsAt, EndsAt };
}

/** JSON text of a Value; null: there is none. */
export const textIn = (values: ReadonlyMap<string, unknown>, id: string): string | null =>
  values.has(id) ? JSON.stringify(values.get(id)) : null;

/** Whether a draft in this state has conflicts at all: one that is or was live has none. */
export const mayConflict = ({ state }: Pick<DraftRow, 'state'>): boolean => state !== 'live' && state !== 'ended';

/** Whether the live Value is neither what the draft started from nor what it sets. @param own own Values of the widget now */
export function isConflicting(
  own: ReadonlyMap<string, unknown>,
  { element, base, value }: Pick<DraftValueRow, 'element' | 'base' | 'value'>
): boolean {
  const text = textIn(own, element);
  return text !== base && text !== value;
}

interface Shown {
  readonly row: Pick<DraftRow, 'state'>;
  readonly values: readonly DraftValueRow[];
  /** The widgets whose Values are shown. */
  readonly stored: AsyncIterable<Pick<StoredMember, 'id' | 'own_values' | 'inherits_id' | 'inherited_values'>>;
  /** Whether to include the names of people who saved another Value. */
  readonly who: 'named' | 'unnamed';
}

/** Values of a draft beside the live ones. Other requests get their turn after each widget. */
export async function valueBodies(db: Database, { row, values, stored, who }: Shown): Promise<DraftValue[]> {
  const ofWidgets = byWidget(values);
  const bodies: DraftValue[] = [];
  const inherited = new Inherited();
  const byCell = new Map(values.map((value) => [cellKey(value), value]));
  const without = (widget: number | null, element: string, now: ReadonlyMap<string, unknown>): string | null => {
    const row = widget === null ? undefined : byCell.get(cellKey({ variant_id: widget, element }));
    return row ? withoutDraft(row, textIn(now, element)) : textIn(now, element);
  };
  for await (const member of stored) {
    const mine = valuesFromText(member.own_values);
    const base = inherited.of(member);
    const all = ofWidgets.get(member.id) ?? [];
    const conflicts = new Set(mayConflict(row) ? all.filter((value) => isConflicting(mine, value)) : []);
    const savedBy = who === 'named' && conflicts.size > 0 ? await saversOf(db, member.id) : () => NOBODY;
    for (const value of all) {
      const { element } = value;
      const live = without(member.id, element, mine) ?? without(member.inherits_id, element, base);
      bodies.push({
        Widget: member.id,
        Element: element,
        ...(value.value !== null && { Value: JSON.parse(value.value) as unknown }),
        ...(value.base !== null && { Base: JSON.parse(value.base) as unknown }),
        ...(live !== null && { Live: JSON.parse(live) as unknown }),
        Conflict: conflicts.has(value) ? savedBy(element) : null,
        Counts: value.counts === 'live' ? 'live' : 'draft'
      });
    }
    await turn();
  }
  return bodies;
}

/** What widgets inherit. Those of one template inherit the same, so it is read once. */
class Inherited {
  #text = '{}';
  #values: ReadonlyMap<string, unknown> = new Map();

  of({ inherited_values }: Pick<StoredMember, 'inherited_values'>): ReadonlyMap<string, unknown> {
    const text = inherited_values ?? '{}';
    if (text !== this.#text) this.#values = valuesFromText(text);
    this.#text = text;
    return this.#values;
  }
}

const NOBODY: DraftValue['Conflict'] = { By: null, At: null };

/** Who saved a setting of the widget last, as far as the history reaches. */
async function saversOf(db: Database, widgetId: number): Promise<(element: string) => DraftValue['Conflict']> {
  const saves = await db
    .selectFrom('value_saves')
    .select(['at', 'by', 'changes'])
    .where('variant_id', '=', widgetId)
    .orderBy('id', 'desc')
    .limit(MOST_SEARCHED)
    .execute();
  const last = new Map<string, DraftValue['Conflict']>();
  for (const { changes, by: By, at: At } of saves.reverse())
    for (const element of Object.keys(JSON.parse(changes) as object)) last.set(element, { By, At });
  return (element) => last.get(element) ?? NOBODY;
}

/** Other drafts of the template with the same settings at the same time. @param values of the draft */
async function clashesOf(db: Database, row: DraftRow, values: readonly DraftValueRow[]): Promise<DraftClash[]> {
  if (row.state !== 'planned' && row.state !== 'live') return [];
  const others = await db
    .selectFrom('drafts')
    .selectAll()
    .where('template_id', '=', row.template_id)
    .where('id', '!=', row.id)
    .where('state', 'in', ['planned', 'live'])
    .where('deleted_at', 'is', null)
    .execute();
  const mine = new Set(values.map(({ variant_id }) => variant_id));
  const clashes: DraftClash[] = [];
  for (const other of others.filter((each) => meets(each, row))) {
    const both = await db
      .selectFrom('draft_values as mine')
      .innerJoin('draft_values as theirs', (join) =>
        join.onRef('theirs.variant_id', '=', 'mine.variant_id').onRef('theirs.element', '=', 'mine.element')
      )
      .select(['mine.variant_id', 'mine.element'])
      .where('mine.draft_id', '=', row.id)
      .where('theirs.draft_id', '=', other.id)
      .orderBy('mine.variant_id')
      .orderBy('mine.element')
      .execute();
    await turn();
    const same = both.filter(({ variant_id }) => mine.has(variant_id));
    if (same.length === 0) continue;
    const Elements = [...new Set(same.map(({ element }) => element))];
    const Widgets = new Set(same.map(({ variant_id }) => variant_id)).size;
    clashes.push({ Id: other.id, Name: other.name, Elements, Widgets });
  }
  return clashes;
}

const startOf = ({ state, starts_at }: DraftRow): string => (state === 'live' ? '' : (starts_at ?? ''));

const meets = (a: DraftRow, b: DraftRow): boolean =>
  (a.ends_at === null || startOf(b) < a.ends_at) && (b.ends_at === null || startOf(a) < b.ends_at);

async function peopleOf(db: Database, id: number) {
  return db
    .selectFrom('draft_people')
    .select(['user_id as id', 'name', 'approved_version as approved'])
    .where('draft_id', '=', id)
    .orderBy('name')
    .execute();
}

/** Who reads comments on a draft, and what they see of it. */
interface Reading {
  readonly opened: OpenedDraft;
  /** undefined: a guest. */
  readonly reader: Pick<Actor, 'userId'> | undefined;
}

/** The comments that are `readable`: for guests only those made with the link that they have, and those meant for guests. */
export async function saidOf(db: Database, reading: Reading): Promise<DraftComment[]> {
  const { opened, reader } = reading;
  const { id, link_hash } = opened.row;
  const all = db.selectFrom('draft_comments').selectAll().where('draft_id', '=', id).orderBy('id');
  const ofGuests = all.where(({ or, eb }) => or([eb('for_guests', '=', 1), eb('link_hash', '=', link_hash)]));
  const rows = await readable(db, reading, await (reader ? all : ofGuests).execute());
  return rows.map((row) => commentBody(row, reader?.userId ?? null, opened.row));
}

/** Those of the comments that are on the draft, on a setting that it sets in a widget that the reader sees, or the reader's own. */
export async function readable<T extends Pick<Selectable<DraftCommentsTable>, 'element' | 'user_id' | 'guest'>>(
  db: Database,
  { opened, reader }: Reading,
  comments: readonly T[]
): Promise<readonly T[]> {
  const isOpen = (comment: T) => comment.element === null || isOwn(comment, reader?.userId ?? null, opened.row);
  if (comments.every(isOpen)) return comments;
  const elements = await seenElements(db, opened);
  return comments.filter((comment) => isOpen(comment) || elements.has(comment.element ?? ''));
}

/** @param userId the reader; null: a guest, or the key of the environment */
export const commentBody = (
  row: Selectable<DraftCommentsTable>,
  userId: number | null,
  draft: Pick<DraftRow, 'owner_id'>
): DraftComment => ({
  Id: row.id,
  By: row.by,
  Guest: row.guest === 1,
  ForGuests: row.for_guests === 1,
  At: row.at,
  Text: row.text,
  Element: row.element,
  DoneBy: row.done_by,
  Own: isOwn(row, userId, draft)
});

const isOwn = (
  comment: Pick<Selectable<DraftCommentsTable>, 'user_id' | 'guest'>,
  userId: number | null,
  draft: Pick<DraftRow, 'owner_id'>
): boolean => userId !== null && userOf(comment, draft) === userId;

/** Whose a comment is: what guests said belongs to the owner of the draft. */
export const userOf = (
  { user_id, guest }: Pick<DraftCommentsTable, 'user_id' | 'guest'>,
  { owner_id }: Pick<DraftRow, 'owner_id'>
): number | null => (guest === 1 ? owner_id : user_id);
