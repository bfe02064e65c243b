import { inAllWords, type ServerSentence } from '../../messages/server.js';
import type { Bearers, LastingBearer } from '../people/bearers.js';
import { Refusal, type RefusalKind } from '../platform/refusal.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import type { DraftEnding } from './draftEnding.js';
import type { GoingLive } from './goingLive.js';
import { publishDraftChange } from './rows.js';
import { plannerGone } from './refusals.js';
import { inZoneOf, isSamePlan, startOf } from './times.js';

/** A planned draft to take live, or a live one to end. */
interface Due {
  readonly id: number;
  readonly at: string;
  readonly ends: boolean;
}

/** A draft that stayed due: somebody saved its widgets again and again, or an error. */
interface Postponed {
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const AT_ONCE = 1_000;
/** Milliseconds until a draft that stayed due is tried again, doubled with each try. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Kinds of refusals that say nothing about the draft. */
const TRY_AGAIN: readonly RefusalKind[] = ['lost-race', 'busy', 'full'];

/** Takes drafts live and ends them on time, or later if no server was running. */
export class Schedule {
  readonly #postponed = new Map<number, Postponed>();

  constructor(
    private readonly store: Store,
    private readonly ways: {
      readonly goingLive: GoingLive;
      readonly ending: DraftEnding;
      readonly bearers: Pick<Bearers, 'actor'>;
    },
    private readonly now: () => Date
  ) {}

  /** When the next draft goes live or ends, in milliseconds since 1970, also in the past; undefined: none is planned. */
  async next(): Promise<number | undefined> {
    const [first] = (await this.#planned(this.#postponed.size + 1)).filter(({ id }) => !this.#isPostponed(id));
    const pauses = [...this.#postponed.values()].map(({ until }) => until);
    const next = Math.min(first ? Date.parse(first.at) : Infinity, ...pauses);
    return next === Infinity ? undefined : next;
  }

  /**
   * Runs everything due, by time. What goes wrong with one draft stops no other; it stays due and is tried again after a pause.
   * @param failed called with each unexpected error
   */
  async run(signal: AbortSignal, failed: (error: unknown) => void): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const now = this.now().toISOString();
      const due = await this.#planned(AT_ONCE + this.#postponed.size, now);
      const ids = new Set(due.map(({ id }) => id));
      for (const id of this.#postponed.keys()) if (!ids.has(id)) this.#postponed.delete(id);
      const fresh = due.filter((each) => !tried.has(keyOf(each)) && !this.#isPostponed(each.id));
      // Drafts may have become due in the meantime, so look again.
      if (fresh.length === 0) return;
      for (const each of fresh) {
        if (signal.aborted) return;
        tried.add(keyOf(each));
        await this.#do(each).then(
          (isDone) => (isDone ? this.#postponed.delete(each.id) : this.#postpone(each.id)),
          (error: unknown) => {
            this.#postpone(each.id);
            failed(error);
          }
        );
      }
    }
  }

  /** What goes live or ends, the first ones, by time. @param until ISO 8601; left out: all */
  async #planned(limit: number, until?: string): Promise<Due[]> {
    const found: Due[] = [];
    for (const [state, column] of [
      ['planned', 'starts_at'],
      ['live', 'ends_at']
    ] as const) {
      const all = this.store.db
        .selectFrom('drafts')
        .select(['id', `${column} as at`])
        .where('state', '=', state)
        .where('deleted_at', 'is', null)
        .where(column, 'is not', null);
      const asked = until === undefined ? all : all.where(column, '<=', until);
      const rows = await asked.orderBy(column).orderBy('id').limit(limit).execute();
      for (const { id, at } of rows) found.push({ id, at: at ?? '', ends: state === 'live' });
    }
    // An ending draft makes room for one that starts at the same time.
    found.sort((a, b) => a.at.localeCompare(b.at) || Number(b.ends) - Number(a.ends) || a.id - b.id);
    return found.slice(0, limit);
  }

  #isPostponed(id: number): boolean {
    const wait = (this.#postponed.get(id)?.until ?? 0) - this.now().getTime();
    return wait > 0 && wait <= LONGEST_PAUSE;
  }

  #postpone(id: number): void {
    const { tries = 0 } = this.#postponed.get(id) ?? {};
    const pause = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
    this.#postponed.set(id, { tries: tries + 1, until: this.now().getTime() + pause });
  }

  /** Whether it is done; otherwise it stays due. */
  async #do({ id, ends }: Due): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('drafts')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('state', '=', ends ? 'live' : 'planned')
      .executeTakeFirst();
    // Somebody changed it in the meantime.
    if (!row) return true;
    if (ends) {
      const { planner_id: userId, planner } = row;
      await this.ways.ending.run({ userId, name: planner ?? '' }, row);
    } else {
      const refusal = await this.#start(row).then(() => undefined, refusalOf);
      if (refusal && TRY_AGAIN.includes(refusal.kind)) return false;
      if (refusal) await this.#fail(row, refusal.sentence);
    }
    await this.store.write((writing) => publishDraftChange(this.store, writing, row.template_id));
    return true;
  }

  async #start(row: DraftRow): Promise<void> {
    if (row.ends_at !== null && row.ends_at <= this.now().toISOString()) {
      return this.#fail(row, (t) => t.drafts.missed);
    }
    const { planned_by: by } = row;
    const planner = by === null ? undefined : await this.ways.bearers.actor(by as LastingBearer, this.store.db);
    if (!planner) throw plannerGone();
    // Whoever rescheduled it in the meantime decides.
    const mayStart = (now: DraftRow) => isSamePlan(now, row) && now.planned_by === by;
    // Its day counts, even if no server was running then.
    await this.ways.goingLive.run(inZoneOf(row, planner), row.id, { mayStart, at: startOf(row) });
  }

  /** Marks the draft as failed, with the reason, unless it was planned anew in the meantime; none of it is live. */
  async #fail({ id, version, starts_at, planned_by }: DraftRow, sentence: ServerSentence): Promise<void> {
    await this.store.write((writing) =>
      writing
        .updateTable('drafts')
        .set({ state: 'failed', refused: JSON.stringify(inAllWords(sentence)) })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '=', 'planned')
        .where('starts_at', '=', starts_at)
        .where('planned_by', planned_by === null ? 'is' : '=', planned_by)
        .execute()
    );
  }
}

/** The refusal. @throws any other error */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const keyOf = ({ id, ends }: Due): string => `${id} ${ends}`;
