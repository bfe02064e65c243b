import type { HistoryEntry, Moment } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { HistoryClient } from './client.js';

export type HistoryFilter = 'all' | 'named';

/** What was saved of a widget, and the moment that is looked at. Knows no DOM, and changes nothing but names. */
export class HistoryModel {
  /** The newest first. */
  entries: readonly HistoryEntry[] = $state.raw([]);
  keptDays = $state(0);
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  filter = $state<HistoryFilter>('all');
  /** The moment that is looked at; undefined until it is here. */
  moment: Moment | undefined = $state.raw();
  /** The moment that is asked for. */
  chosen = $state<number>();
  /** Older ones follow. */
  hasMore = $state(false);

  readonly #client: HistoryClient;
  #next: number | null = null;

  constructor(client: HistoryClient) {
    this.#client = client;
  }

  /** Reads the newest; the one before the present is chosen, unless one is. */
  async load(): Promise<void> {
    this.status = 'loading';
    this.entries = [];
    this.#next = null;
    if (!(await this.#read())) return;
    const first = this.entries[1] ?? this.entries[0];
    if (this.chosen === undefined && first) await this.choose(first.Moment);
  }

  async show(filter: HistoryFilter): Promise<void> {
    this.filter = filter;
    await this.load();
  }

  /** Adds the next older ones. */
  async more(): Promise<void> {
    await this.#read();
  }

  async choose(moment: number): Promise<void> {
    this.chosen = moment;
    const answer = await this.#client.moment(moment);
    if (this.chosen !== moment) return;
    if (answer.ok) this.moment = answer.value;
    else this.status = 'failed';
  }

  /** Chooses the save before (1) or after (-1) in the list. */
  async step(by: 1 | -1): Promise<void> {
    const at = this.entries.findIndex(({ Moment }) => Moment === this.chosen) + by;
    if (at >= this.entries.length && this.hasMore) await this.more();
    const next = this.entries[at];
    if (next) await this.choose(next.Moment);
  }

  /** Chooses what was in force at a time. @param at ISO 8601 @returns false: nothing had been saved by then */
  async asOf(at: string): Promise<boolean> {
    const answer = await this.#client.list({ until: at });
    if (!answer.ok) {
      this.status = 'failed';
      return true;
    }
    const entry = answer.value.Entries[0];
    if (!entry) return false;
    this.filter = 'all';
    while (this.hasMore && !this.entries.some(({ Moment }) => Moment <= entry.Moment)) {
      if (!(await this.#read())) break;
    }
    await this.choose(entry.Moment);
    return true;
  }

  /** null: without a name. @returns why it could not be done; undefined: it is done */
  async name(moment: number, name: string | null): Promise<Problem | { readonly failed: true } | undefined> {
    const answer = await this.#client.name(moment, name);
    if (!answer.ok) return problemOf(answer) ?? { failed: true };
    const { Name, NamedBy } = answer.value;
    const isNamed = this.filter === 'all' || Name !== null;
    this.entries = this.entries
      .filter((entry) => isNamed || entry.Moment !== moment)
      .map((entry) => (entry.Moment === moment ? { ...entry, Name, NamedBy } : entry));
    if (this.moment?.Moment === moment) this.moment = { ...this.moment, Name, NamedBy };
    return undefined;
  }

  async #read(): Promise<boolean> {
    const answer = await this.#client.list({ before: this.#next ?? undefined, named: this.filter === 'named' });
    if (!answer.ok) {
      this.status = 'failed';
      return false;
    }
    const { Entries, Next, KeptDays } = answer.value;
    this.entries = [...this.entries, ...Entries];
    this.#next = Next;
    this.hasMore = Next !== null;
    this.keptDays = KeptDays;
    this.status = 'ready';
    return true;
  }
}
