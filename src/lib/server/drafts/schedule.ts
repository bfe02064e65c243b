import { inAllWords, type ServerSentence } from '../../messages/server.js';
import { actorOf, ENVIRONMENT } from '../people/actor.js';
import { Refusal, notAllowed } from '../platform/refusal.js';
import type { Store } from '../platform/store/store.js';
import type { DraftRow } from '../platform/store/tables/drafts.js';
import type { DraftEnding } from './draftEnding.js';
import type { GoingLive } from './goingLive.js';
import { publishDraftChange } from './publishDraftChange.js';

interface Due {
  readonly row: DraftRow;
  readonly at: string;
  readonly ends: boolean;
}

/** Takes drafts live and ends them on time, or later if no server was running. */
export class Schedule {
  constructor(
    private readonly store: Store,
    private readonly ways: { readonly goingLive: GoingLive; readonly ending: DraftEnding },
    private readonly now: () => Date
  ) {}

  /** Runs everything due, by time. One failure stops no other. @throws AggregateError unexpected errors; those drafts are retried */
  async run(signal: AbortSignal): Promise<void> {
    const errors: unknown[] = [];
    const tried = new Set<string>();
    for (;;) {
      // A draft that goes live may be due to end at once, so look again.
      const due = (await this.#due()).find((each) => !tried.has(keyOf(each)));
      if (!due || signal.aborted) break;
      tried.add(keyOf(due));
      await this.#do(due).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'drafts did not go live or end');
  }

  async #due(): Promise<Due[]> {
    const now = this.now().toISOString();
    const rows = await this.store.db
      .selectFrom('drafts')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(({ and, or, eb }) =>
        or([
          and([eb('state', '=', 'planned'), eb('starts_at', '<=', now)]),
          and([eb('state', '=', 'live'), eb('ends_at', '<=', now)])
        ])
      )
      .execute();
    const due = rows.map((row) => {
      const ends = row.state === 'live';
      return { row, ends, at: (ends ? row.ends_at : row.starts_at) ?? '' };
    });
    // An ending draft makes room for one that starts at the same time.
    return due.sort((a, b) => a.at.localeCompare(b.at) || Number(b.ends) - Number(a.ends) || a.row.id - b.row.id);
  }

  async #do({ row, ends }: Due): Promise<void> {
    if (ends) {
      const { planner_id: userId, planner } = row;
      await this.ways.ending.run({ userId, name: planner ?? '' }, row);
    } else {
      await this.#start(row).catch((error: unknown) => {
        if (error instanceof Refusal) return this.#fail(row, error.sentence);
        throw error;
      });
    }
    await this.store.write((writing) => publishDraftChange(this.store, writing, row.template_id));
  }

  async #start(row: DraftRow): Promise<void> {
    if (row.ends_at !== null && row.ends_at <= this.now().toISOString()) {
      return this.#fail(row, (t) => t.drafts.missed);
    }
    const planner = row.planner_id === null ? ENVIRONMENT : await actorOf(this.store.db, row.planner_id);
    if (!planner) throw notAllowed();
    // Whoever rescheduled it in the meantime decides.
    await this.ways.goingLive.run(planner, row.id, (now) => now.state === 'planned' && now.starts_at === row.starts_at);
  }

  /** Marks the draft as failed, with the reason; none of it is live. */
  async #fail({ id, version }: DraftRow, sentence: ServerSentence): Promise<void> {
    await this.store.write((writing) =>
      writing
        .updateTable('drafts')
        .set({ state: 'failed', refused: JSON.stringify(inAllWords(sentence)) })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '=', 'planned')
        .execute()
    );
  }
}

const keyOf = ({ row, ends }: Due): string => `${row.id} ${ends}`;
