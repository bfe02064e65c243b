import { setImmediate as turn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Draft, DraftClash, DraftComment, DraftEntry, DraftPlan, DraftValue } from '../../api.js';
import { can } from '../authorization/can.js';
import { valuesFromText } from '../packages/ownValues.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import type { DraftCommentsTable, DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { widgetThing } from '../widgets/widgetPlace.js';
import { guestsUntil, linkMaker, type GuestRule } from './guests.js';
import { byWidget, cellKey } from './rows.js';
import { isOwner, stateOf, valuesOf, type Member, type OpenedDraft } from './openDraft.js';

/** Saves searched to find out who changed a setting. */
const MOST_SEARCHED = 50;

export interface DraftContext {
  readonly db: Database;
  readonly actor: Actor;
  readonly opened: OpenedDraft;
  readonly guests: GuestRule;
  readonly template: { readonly Id: number; readonly Name: string };
}

/** A draft as an entry in a list. @param widget the requested one */
export async function entryOf({ db, opened, template, guests }: DraftContext, widget?: number): Promise<DraftEntry> {
  const { row, seen, unseenCount, values, isEditable } = opened;
  const { open } = await db
    .selectFrom('draft_comments')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('draft_id', '=', row.id)
    .where('done_by', 'is', null)
    .executeTakeFirstOrThrow();
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
    Conflicts: (await conflicting(opened)).size,
    Comments: Number(open),
    Shared: (await linkMaker(row, guests)) !== undefined,
    Here: values.some(({ variant_id }) => variant_id === widget),
    Editable: isEditable
  };
}

/** A draft with everything the actor may see. */
export async function draftBody(context: DraftContext): Promise<Draft> {
  const { db, actor, opened, guests } = context;
  const { row, seen } = opened;
  const People = await peopleOf(db, row.id);
  const mine = People.find(({ id }) => id === actor.userId);
  const entry = await entryOf(context);
  return {
    ...entry,
    In: seen.map(({ id: Id, name: Name }) => ({ Id, Name })),
    Values: await valueBodies(db, opened, 'named'),
    Clashes: await clashesOf(db, opened),
    Said: await saidOf(db, actor, row),
    People: People.map(({ name: Name, approved: Approved }) => ({ Name, Seen: true, Approved })),
    Left: opened.deletedCount,
    Refused: row.refused === null ? null : (JSON.parse(row.refused) as Draft['Refused']),
    GuestUntil: entry.Shared ? guestsUntil(row, guests) : null,
    MayInvite: guests.mayInvite,
    MayApprove: !isOwner(actor, row) && seen.some((member) => can(actor, 'draft.approve', widgetThing(member))),
    Approved: mine?.approved === row.version
  };
}

export function planOf(row: DraftRow): DraftPlan | null {
  const { start_local: Start, end_local: End, zone: Zone, starts_at: StartsAt, ends_at: EndsAt } = row;
  return Start === null || Zone === null || StartsAt === null ? null : { Start, End, Zone, StartsAt, EndsAt };
}

const parsed = new WeakMap<Member, ReadonlyMap<string, unknown>>();

/** Own Values, parsed once for all drafts that change the widget. */
function own(member: Member): ReadonlyMap<string, unknown> {
  const values = parsed.get(member) ?? valuesFromText(member.own_values);
  parsed.set(member, values);
  return values;
}

/** JSON text of a Value; null: there is none. */
export const textIn = (values: ReadonlyMap<string, unknown>, id: string): string | null =>
  values.has(id) ? JSON.stringify(values.get(id)) : null;

/**
 * Values whose live counterpart is neither what the draft started from nor what it sets. A draft that is or was live has no conflicts.
 * Other requests get their turn after each widget.
 */
async function conflicting({ row, values, seen }: OpenedDraft): Promise<ReadonlySet<DraftValueRow>> {
  const found = new Set<DraftValueRow>();
  if (row.state === 'live' || row.state === 'ended') return found;
  const ofWidgets = byWidget(values);
  for (const member of seen) {
    const now = own(member);
    for (const value of ofWidgets.get(member.id) ?? []) {
      const text = textIn(now, value.element);
      if (text !== value.base && text !== value.value) found.add(value);
    }
    await turn();
  }
  return found;
}

/** @param who whether to include the names of people who saved another Value */
export async function valueBodies(db: Database, opened: OpenedDraft, who: 'named' | 'unnamed'): Promise<DraftValue[]> {
  const ofWidgets = byWidget(opened.values);
  const bodies: DraftValue[] = [];
  const conflicts = await conflicting(opened);
  const inherited = new Inherited();
  for (const member of opened.seen) {
    const values = ofWidgets.get(member.id) ?? [];
    const [mine, base] = [own(member), inherited.of(member)];
    const live = (id: string): unknown => (mine.has(id) ? mine.get(id) : base.get(id));
    const isAsked = who === 'named' && values.some((value) => conflicts.has(value));
    const savedBy = isAsked ? await saversOf(db, member.id) : () => NOBODY;
    for (const value of values) {
      const { element } = value;
      bodies.push({
        Widget: member.id,
        Element: element,
        ...(value.value !== null && { Value: JSON.parse(value.value) as unknown }),
        ...(value.base !== null && { Base: JSON.parse(value.base) as unknown }),
        ...((mine.has(element) || base.has(element)) && { Live: live(element) }),
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

  of({ inherited_values }: Pick<Member, 'inherited_values'>): ReadonlyMap<string, unknown> {
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

/** Other drafts of the template with the same settings at the same time. */
async function clashesOf(db: Database, { row, values }: OpenedDraft): Promise<DraftClash[]> {
  if (row.state !== 'planned' && row.state !== 'live') return [];
  const others = await db
    .selectFrom('drafts')
    .selectAll()
    .where('template_id', '=', row.template_id)
    .where('id', '!=', row.id)
    .where('state', 'in', ['planned', 'live'])
    .where('deleted_at', 'is', null)
    .execute();
  const mine = new Set(values.map(cellKey));
  const clashes: DraftClash[] = [];
  for (const other of others.filter((each) => meets(each, row))) {
    const same = (await valuesOf(db, other.id)).filter((value) => mine.has(cellKey(value)));
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

/**
 * Colleagues read all comments. Guests read those made with the link that they have, and those meant for guests.
 * @param reader undefined: a guest
 */
export async function saidOf(
  db: Database,
  reader: Pick<Actor, 'userId'> | undefined,
  draft: Pick<DraftRow, 'id' | 'owner_id' | 'link_hash'>
): Promise<DraftComment[]> {
  const all = db.selectFrom('draft_comments').selectAll().where('draft_id', '=', draft.id).orderBy('id');
  const ofGuests = all.where(({ or, eb }) => or([eb('for_guests', '=', 1), eb('link_hash', '=', draft.link_hash)]));
  const rows = await (reader ? all : ofGuests).execute();
  return rows.map((row) => commentBody(row, reader?.userId ?? null, draft));
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
  Own: userId !== null && userOf(row, draft) === userId
});

/** Whose a comment is: what guests said belongs to the owner of the draft. */
export const userOf = (
  { user_id, guest }: Pick<DraftCommentsTable, 'user_id' | 'guest'>,
  { owner_id }: Pick<DraftRow, 'owner_id'>
): number | null => (guest === 1 ? owner_id : user_id);
