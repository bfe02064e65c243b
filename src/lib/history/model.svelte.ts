import type { History, HistoryEntry, HistoryYear, Moment } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { HistoryClient } from './client.js';

export type HistoryFilter = 'all' | 'named';

/** What was saved of a widget, and the moment that is looked at. Knows no DOM, and changes nothing but names. */
export class HistoryModel {
  /** The newest first. */
  entries: readonly HistoryEntry[] = $state.raw([]);
  /** Elements of `entries` that have another Id now. */
  pairs: History['Pairs'] = $state.raw([]);
  /** The last year at a glance; undefined until it is here. */
  year: HistoryYear | undefined = $state.raw();
  keptDays = $state(0);
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  filter = $state<HistoryFilter>('all');
  /** The moment that is looked at; undefined until it is here. */
  moment: Moment | undefined = $state.raw();
  /** The instant that is looked at, while `moment` was in force: milliseconds since 1970. */
  at = $state(0);
  /** The moment that is asked for. */
  chosen = $state<number>();
  /** Older ones follow. */
  hasMore = $state(false);
  /** Nothing had been saved by the instant that was asked for last. */
  isTooEarly = $state(false);

  readonly #client: HistoryClient;
  #next: number | null = null;

  /** @param linked the moment that the address names */
  constructor(client: HistoryClient, linked?: number) {
    this.#client = client;
    this.chosen = linked;
  }

  /** Reads the newest; the one before the present is chosen, unless one is. */
  async load(): Promise<void> {
    this.status = 'loading';
    this.entries = [];
    this.pairs = [];
    this.#next = null;
    void this.#readYear();
    if (!(await this.#read())) return;
    if (this.moment === undefined && this.chosen !== undefined && (await this.#show(this.chosen))) {
      return this.#readUntil(this.chosen);
    }
    const first = this.entries[1] ?? this.entries[0];
    if (this.moment === undefined && first) await this.choose(first.Moment);
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
    this.isTooEarly = false;
    if (!(await this.#show(moment)) && this.chosen === moment) this.status = 'failed';
  }

  /** Chooses the save before (1) or after (-1) in the list. */
  async step(by: 1 | -1): Promise<void> {
    const at = this.entries.findIndex(({ Moment }) => Moment === this.chosen) + by;
    if (at >= this.entries.length && this.hasMore) await this.more();
    const next = this.entries[at];
    if (next) await this.choose(next.Moment);
  }

  /** Looks at what was in force at an instant, as `isTooEarly` says. @param at milliseconds since 1970 */
  async asOf(at: number): Promise<void> {
    // Seconds are not entered: the whole minute counts.
    const answer = await this.#client.list({ until: new Date(at + 59_999).toISOString() });
    if (!answer.ok) return void (this.status = 'failed');
    const entry = answer.value.Entries[0];
    this.isTooEarly = entry === undefined;
    if (!entry) return;
    if (this.filter !== 'all') await this.show('all');
    await this.#readUntil(entry.Moment);
    if (await this.#show(entry.Moment)) this.at = Math.max(at, this.at);
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
    void this.#readYear();
    return undefined;
  }

  /** @returns false: it is not there, or was overtaken by another choice */
  async #show(moment: number): Promise<boolean> {
    this.chosen = moment;
    const answer = await this.#client.moment(moment);
    if (this.chosen !== moment || !answer.ok) return false;
    this.moment = answer.value;
    this.at = Date.parse(answer.value.At);
    return true;
  }

  async #readUntil(moment: number): Promise<void> {
    while (this.hasMore && !this.entries.some(({ Moment }) => Moment <= moment)) {
      if (!(await this.#read())) break;
    }
  }

  /** Without it the list and the moment do as well. */
  async #readYear(): Promise<void> {
    const answer = await this.#client.year();
    if (answer.ok) this.year = answer.value;
  }

  async #read(): Promise<boolean> {
    const answer = await this.#client.list({ before: this.#next ?? undefined, named: this.filter === 'named' });
    if (!answer.ok) {
      this.status = 'failed';
      return false;
    }
    const { Entries, Next, KeptDays, Pairs } = answer.value;
    this.entries = [...this.entries, ...Entries];
    this.pairs = Pairs.length > 0 ? Pairs : this.pairs;
    this.#next = Next;
    this.hasMore = Next !== null;
    this.keptDays = KeptDays;
    this.status = 'ready';
    return true;
  }
}
