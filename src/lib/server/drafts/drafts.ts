import { setImmediate as turn } from 'node:timers/promises';
import { daysBefore } from '../../ascdata/durations.js';
import type { Draft, DraftEntry, DraftPlan, NewDraft, DraftValuesToSet } from '../../api.js';
import type { Action } from '../authorization/can.js';
import type { Checking } from '../packages/checking.js';
import type { Packages } from '../packages/packages.js';
import type { LastingBearer } from '../people/bearers.js';
import type { Creations } from '../people/creations.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow, DraftValueRow } from '../platform/store/tables/drafts.js';
import { writeOptimistically } from '../platform/store/writeOptimistically.js';
import { demandOnce } from '../table/cells.js';
import { widgetNotFound } from '../widgets/refusals.js';
import { demandWidget, firstTemplate } from '../widgets/rows.js';
import { draftBody, entryOf } from './body.js';
import { changeContent, demandQuota, demandSize, rowOf } from './content.js';
import { Conflicts, ReadOwn } from './conflicts.js';
import type { DraftEnding } from './draftEnding.js';
import { elementsOf, living, type GoingLive } from './goingLive.js';
import { WITHOUT_LINK, type GuestRule } from './guests.js';
import { publishDraftChange } from './rows.js';
import { draftChanged, draftNotFound, isEmpty, isNotLive, unknownElement, valuesRefused } from './refusals.js';
import {
  demandNotLive,
  draftRow,
  isVisible,
  look,
  nextVersion,
  openDraft,
  ReadMembers,
  valuesOf,
  type OpenedDraft
} from './openDraft.js';
import { inZoneOf, isSamePlan, NO_TIMES, planned, startOf } from './times.js';

/** Rolls back; not for anybody to see. */
const OUTDATED = new Error('The draft has another version.');
/** How long a deleted draft can be restored. */
const KEPT_DAYS = 30;

export interface Planning {
  readonly times: Pick<DraftPlan, 'Start' | 'End' | 'Zone'>;
  /** Whose permissions count at the start. */
  readonly by: LastingBearer;
  readonly matches: Matches;
}

/** Whether this version of the draft is the one that the caller has read. */
export type Matches = (version: number) => boolean;

interface Parts {
  readonly packages: Packages;
  readonly checking: Checking;
  readonly goingLive: GoingLive;
  readonly ending: DraftEnding;
  readonly guests: GuestRule;
  readonly creations: Creations;
}

/** Named drafts: Values kept apart from the live ones, which go live together. */
export class Drafts {
  readonly #store: Store;
  readonly #parts: Parts;
  readonly #conflicts = new Conflicts();

  constructor(store: Store, parts: Parts) {
    this.#store = store;
    this.#parts = parts;
  }

  /** Drafts of a widget's template visible to the actor, planned ones first. @throws Refusal widget-not-found, not-allowed */
  async list(actor: Actor, widget: number): Promise<DraftEntry[]> {
    const { db } = this.#store;
    const { template_id, name } = await demandWidget(db, actor, widget, 'draft.read');
    const rows = await db
      .selectFrom('drafts')
      .selectAll()
      .where('template_id', '=', template_id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    const template = await this.#templateOf(template_id, { id: widget, name });
    const { guests } = this.#parts;
    const entries: DraftEntry[] = [];
    const [read, own] = [new ReadMembers(), new ReadOwn()];
    for (const row of rows) {
      const opened = await look(db, actor, row, read);
      if (isVisible(actor, opened)) {
        const conflicts = await this.#conflicts.count(db, opened, own);
        entries.push(await entryOf({ db, actor, opened, template, guests }, { conflicts, widget }));
      }
      await turn();
    }
    const startOf = ({ Plan, State }: DraftEntry) => (State === 'planned' ? (Plan?.StartsAt ?? '') : '\uffff');
    return entries.sort((a, b) => startOf(a).localeCompare(startOf(b)) || b.Id - a.Id);
  }

  /** Reads a draft and records that the actor has seen it, unless `isSeen` is false. @throws Refusal draft-not-found, not-allowed */
  async read(actor: Actor, id: number, isSeen = true): Promise<Draft> {
    const opened = await openDraft(this.#store.db, actor, { id, action: 'draft.read' });
    const { userId, name } = actor;
    if (isSeen && userId !== null && userId !== opened.row.owner_id) {
      const seen = { draft_id: id, user_id: userId, name, approved_version: null };
      await this.#store.write((writing) =>
        writing
          .insertInto('draft_people')
          .values(seen)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      );
    }
    return this.#body(actor, opened);
  }

  /**
   * Keeps cells as a new draft.
   * @returns its Id
   * @throws Refusal widget-not-found, not-allowed, cell-twice, draft-values-invalid, too-many-drafts, draft-full, drafts-full; HttpError 429
   */
  async keep(actor: Actor, { Widget, Name, Cells }: NewDraft): Promise<number> {
    this.#parts.creations.demand(actor);
    const { template_id: templateId } = await demandWidget(this.#store.db, actor, Widget, 'draft.read');
    const put = await this.#checked(this.#store.db, actor, templateId, { Cells });
    await this.#judge(this.#store.db, actor, { id: 0, template_id: templateId, state: 'open', ...NO_TIMES }, { put });
    return this.#store.write(async (writing) => {
      const { id } = await writing
        .insertInto('drafts')
        .values({
          template_id: templateId,
          name: Name,
          owner: actor.name,
          owner_id: actor.userId,
          version: 1,
          state: 'open',
          created_at: this.#now().toISOString()
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const draft = { id, owner_id: actor.userId, template_id: templateId };
      await changeContent(this.#store, writing, draft, { put: put.map((row) => ({ ...row, draft_id: id })) });
      await demandQuota(writing, draft);
      await publishDraftChange(this.#store, writing, templateId);
      return id;
    });
  }

  /** @throws Refusal draft-not-found, not-allowed */
  rename(actor: Actor, id: number, name: string): Promise<Draft> {
    return this.#change(actor, id, async (writing) => this.#set(writing, id, { name }));
  }

  /**
   * Adds and removes Values, which must keep the rules of the day of its plan. What is planned then goes live in the name of the actor: nobody
   * answers for Values they have not read.
   * @param change `by`: as in `Planning`
   * @throws Refusal draft-not-found, not-allowed, draft-live, cell-twice, draft-values-invalid, draft-full, drafts-full
   */
  async setValues(actor: Actor, id: number, change: DraftValuesToSet & Pick<Planning, 'by'>): Promise<Draft> {
    const { Cells = [], Remove = [], by } = change;
    const remove = Remove.map(({ Widget, Element }) => ({ draft_id: id, variant_id: Widget, element: Element }));
    await this.#checkAndWrite(actor, id, {
      check: async (db, row) => {
        const put = await this.#checked(db, actor, row.template_id, { Cells, Remove });
        await this.#judge(db, actor, row, { put, remove });
        return put.map((each) => ({ ...each, draft_id: id }));
      },
      write: async (writing, row, put) => {
        await changeContent(this.#store, writing, row, { put, remove });
        if (row.state === 'planned') await this.#set(writing, id, plannedBy(actor, by));
        await nextVersion(writing, id);
      }
    });
    return this.body(actor, id);
  }

  /** @throws Refusal draft-not-found, not-allowed, draft-live */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.#store.write(async (writing) => {
      const { row } = await openDraft(writing, actor, { id, action: 'draft.edit' });
      demandNotLive(row);
      await this.#set(writing, id, { deleted_at: this.#now().toISOString(), ...withoutPlan(row), ...WITHOUT_LINK });
      await publishDraftChange(this.#store, writing, row.template_id);
    });
  }

  /** Restores a deleted draft, without its plan and link. @throws Refusal draft-not-found, not-allowed, too-many-drafts */
  async restore(actor: Actor, id: number): Promise<Draft> {
    await this.#store.write(async (writing) => {
      const row = await writing.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw draftNotFound();
      await this.#set(writing, id, { deleted_at: null });
      await openDraft(writing, actor, { id, action: 'draft.edit' });
      await demandQuota(writing, row);
      await publishDraftChange(this.#store, writing, row.template_id);
    });
    return this.read(actor, id);
  }

  /** Deletes for good what nobody restored in time. */
  async removeOutdated(): Promise<void> {
    const before = daysBefore(this.#now(), KEPT_DAYS).toISOString();
    await this.#store.write((writing) => writing.deleteFrom('drafts').where('deleted_at', '<', before).execute());
  }

  /**
   * Plans it, if its Values keep the rules of that day.
   * @throws Refusal draft-not-found, not-allowed, draft-live, draft-changed, draft-values-invalid, and as `planned`
   */
  async plan(actor: Actor, id: number, { times: asked, by, matches }: Planning): Promise<Draft> {
    const { Start, End, Zone, StartsAt, EndsAt } = planned(asked, this.#now());
    const times = { start_local: Start, end_local: End, zone: Zone, starts_at: StartsAt, ends_at: EndsAt };
    const state = 'planned' as const;
    await this.#checkAndWrite(actor, id, {
      check: async (db, row) => {
        if (!matches(row.version)) throw draftChanged(await this.body(actor, id));
        await this.#judge(db, actor, { ...row, ...times, state });
      },
      write: (writing) => this.#set(writing, id, { ...times, ...plannedBy(actor, by), state, refused: null })
    });
    return this.body(actor, id);
  }

  /** Removes the plan. @throws Refusal draft-not-found, not-allowed, draft-live */
  unplan(actor: Actor, id: number): Promise<Draft> {
    return this.#change(actor, id, async (writing, { row }) => {
      demandNotLive(row);
      await this.#set(writing, id, withoutPlan(row));
    });
  }

  /**
   * Takes the draft live now, until its planned end.
   * @throws Refusal draft-not-found, not-allowed, draft-live, draft-changed, draft-empty, draft-values-invalid
   */
  async goLive(actor: Actor, id: number, matches: Matches): Promise<Draft> {
    const { row, seen } = await openDraft(this.#store.db, actor, { id, action: 'draft.edit' });
    demandNotLive(row);
    if (!matches(row.version)) throw draftChanged(await this.body(actor, id));
    if (seen.length === 0) throw isEmpty();
    const isOver = row.ends_at !== null && row.ends_at <= this.#now().toISOString();
    const mayStart = ({ state, version }: DraftRow) => state !== 'live' && matches(version);
    if (!(await this.#parts.goingLive.run(actor, id, { mayStart }))) {
      demandNotLive(await draftRow(this.#store.db, id));
      throw draftChanged(await this.body(actor, id));
    }
    return this.#change(actor, id, async (writing) => {
      if (isOver) await this.#set(writing, id, { ...NO_TIMES, state: 'live' });
    });
  }

  /** Ends the draft now. @throws Refusal draft-not-found, not-allowed, draft-not-live */
  async end(actor: Actor, id: number): Promise<Draft> {
    const { row } = await openDraft(this.#store.db, actor, { id, action: 'draft.edit' });
    if (row.state !== 'live') throw isNotLive();
    await this.#parts.ending.run(actor, row);
    return this.#change(actor, id, async () => undefined);
  }

  /** The draft as answered. @throws Refusal as `openDraft` */
  async body(actor: Actor, id: number): Promise<Draft> {
    return this.#body(actor, await openDraft(this.#store.db, actor, { id, action: 'draft.read' }));
  }

  /** Changes the draft in one transaction. Returns what `work` does. @throws Refusal as `openDraft` */
  write<T>(
    actor: Actor,
    { id, action }: { readonly id: number; readonly action: Action },
    work: (writing: Writing, opened: OpenedDraft) => Promise<T>
  ): Promise<T> {
    return this.#store.write(async (writing) => {
      const opened = await openDraft(writing, actor, { id, action });
      const result = await work(writing, opened);
      await publishDraftChange(this.#store, writing, opened.row.template_id);
      return result;
    });
  }

  /** As `write`. Returns the changed draft. @throws Refusal as `openDraft`, draft-changed */
  async change(
    actor: Actor,
    { id, action, matches }: { readonly id: number; readonly action: Action; readonly matches?: Matches },
    work: (writing: Writing, opened: OpenedDraft) => Promise<void>
  ): Promise<Draft> {
    try {
      await this.write(actor, { id, action }, async (writing, opened) => {
        if (matches?.(opened.row.version) === false) throw OUTDATED;
        await work(writing, opened);
      });
    } catch (error) {
      throw error === OUTDATED ? draftChanged(await this.body(actor, id)) : error;
    }
    return this.body(actor, id);
  }

  #change(actor: Actor, id: number, work: (writing: Writing, opened: OpenedDraft) => Promise<void>): Promise<Draft> {
    return this.change(actor, { id, action: 'draft.edit' }, work);
  }

  async #body(actor: Actor, opened: OpenedDraft): Promise<Draft> {
    const template = await this.#templateOf(opened.row.template_id, opened.seen[0]);
    return draftBody({ db: this.#store.db, actor, opened, template, guests: this.#parts.guests });
  }

  #now(): Date {
    return this.#parts.checking.now();
  }

  async #set(writing: Writing, id: number, row: Partial<DraftRow>): Promise<void> {
    await writing.updateTable('drafts').set(row).where('id', '=', id).execute();
  }

  /** Changes the draft in one transaction, after a check that counts only for the plan and, of a planned draft, the Values that it read. */
  async #checkAndWrite<T>(actor: Actor, id: number, { check, write }: CheckedWrite<T>): Promise<void> {
    const asked = { id, action: 'draft.edit' } as const;
    await writeOptimistically<{ row: DraftRow; checked: T }, true>(this.#store, {
      table: 'drafts',
      prepare: async (db) => {
        const { row } = await openDraft(db, actor, asked);
        demandNotLive(row);
        return { row, checked: await check(db, row) };
      },
      commit: async (writing, { row: before, checked }) => {
        const { row } = await openDraft(writing, actor, asked);
        if (!isSamePlan(row, before) || row.version !== before.version) return undefined;
        await write(writing, row, checked);
        await publishDraftChange(this.#store, writing, row.template_id);
        return true;
      }
    });
  }

  /**
   * Checks the Values of a draft by the rules of the day and in the zone in which it goes live; without a plan, of today.
   * @param change what changes of it; left out: nothing, and all of it is checked. Of a draft without a plan, only what changes is
   * @throws Refusal draft-values-invalid
   */
  async #judge(db: Database, actor: Actor, draft: JudgedDraft, change?: Change): Promise<void> {
    const { put = [], remove = [] } = change ?? {};
    const { packages, goingLive } = this.#parts;
    const elements = await elementsOf(db, packages, draft.template_id);
    const at = startOf(draft);
    const changed = new Set([...put, ...remove].map(keyOf));
    const kept = at ? await valuesOf(db, draft.id) : [];
    const rest = kept.filter((value) => value.counts === 'draft' && !changed.has(keyOf(value)));
    const among = change && new Set([...put, ...remove].map(({ variant_id }) => variant_id));
    await goingLive.plan(db, inZoneOf(draft, actor), {
      templateId: draft.template_id,
      elements,
      values: [...rest, ...put],
      ...{ at, among }
    });
  }

  /** The cells to keep as rows, without the draft. @throws Refusal cell-twice, draft-full, widget-not-found, draft-values-invalid */
  async #checked(db: Database, actor: Actor, templateId: number, { Cells, Remove }: Cells): Promise<DraftValueRow[]> {
    demandOnce({ Cells, ...(Remove && { Remove }) });
    const values = Cells.map((cell) => rowOf(0, cell));
    demandSize(values);
    const ids = [...new Set(Cells.map(({ Widget }) => Widget))];
    if ((await living(db, templateId, ids)).length < ids.length) throw widgetNotFound();
    const elements = await elementsOf(db, this.#parts.packages, templateId);
    const known = new Set(elements.map(({ Id }) => Id));
    const unknown = Cells.filter(({ Element }) => !known.has(Element));
    if (unknown.length > 0) throw valuesRefused(unknown.map(unknownElement));
    return values;
  }

  /** The template's own widget, which everybody sees; without one, a widget that the actor sees. */
  async #templateOf(id: number, seen = { id: 0, name: '' }): Promise<{ Id: number; Name: string }> {
    const { id: Id, name: Name } = (await firstTemplate(this.#store.db, id)) ?? seen;
    return { Id, Name };
  }
}

type Cells = Pick<NewDraft, 'Cells'> & Pick<DraftValuesToSet, 'Remove'>;

type Place = Pick<DraftValueRow, 'variant_id' | 'element'>;
const keyOf = ({ variant_id, element }: Place): string => `${variant_id} ${element}`;

/** What changes of a draft. */
interface Change {
  readonly put: readonly DraftValueRow[];
  readonly remove?: readonly Place[];
}

type JudgedDraft = Pick<DraftRow, 'id' | 'template_id' | 'state' | 'starts_at' | 'zone'>;

interface CheckedWrite<T> {
  check(db: Database, row: DraftRow): Promise<T>;
  write(writing: Writing, row: DraftRow, checked: T): Promise<void>;
}

const plannedBy = ({ name: planner, userId: planner_id }: Actor, planned_by: LastingBearer) => ({
  planner,
  planner_id,
  planned_by
});

const withoutPlan = ({ state }: DraftRow) =>
  ({ ...NO_TIMES, refused: null, state: state === 'ended' ? 'ended' : 'open' }) as const;
