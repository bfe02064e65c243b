import { SvelteSet } from 'svelte/reactivity';
import type { History, HistoryEntry, HistoryYear, Moment, TableSaved } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { HistoryClient } from './client.js';

export type HistoryFilter = 'all' | 'named';

/** Widgets named in which something stayed. */
const NAMED = 3;

/** What undoing a save of several widgets did. */
interface StepUndone {
  /** Number of Values that went back. */
  readonly back: number;
  /** How many stayed, in which widgets, and in how many more. */
  readonly stayed: { readonly values: number; readonly names: readonly string[]; readonly more: number };
  readonly saved: TableSaved['Widgets'];
}

/** What was saved of a widget, and the moment shown. Knows no DOM; changes nothing but names. */
export class HistoryModel {
  /** Newest first. */
  entries: readonly HistoryEntry[] = $state.raw([]);
  /** Elements of `entries` whose Id has changed since. */
  pairs: History['Pairs'] = $state.raw([]);
  /** The last year at a glance; undefined until loaded. */
  year: HistoryYear | undefined = $state.raw();
  keptDays = $state(0);
  status = $state<'loading' | 'ready' | 'failed'>('loading');
  filter = $state<HistoryFilter>('all');
  /** What the list is searched for. */
  query = $state('');
  /** The moment shown; undefined until loaded. */
  moment: Moment | undefined = $state.raw();
  /** The instant shown, within `moment`: milliseconds since 1970. */
  at = $state(0);
  /** The moment requested last. */
  chosen = $state<number>();
  /** All moments that were requested: what was opened for them stays open. */
  readonly opened = new SvelteSet<number>();
  /** There are older entries. */
  hasMore = $state(false);
  /** Nothing had been saved yet at the instant requested last. */
  isTooEarly = $state(false);

  readonly #client: HistoryClient;
  #next: number | null = null;
  /** Counts how often the list was begun anew: an answer for an earlier one is not taken. */
  #list = 0;

  /** @param linked the moment in the address */
  constructor(client: HistoryClient, linked?: number) {
    this.#client = client;
    this.chosen = linked;
  }

  /** Loads the newest entries and selects the one before the current, unless one is selected: that is then shown as it is now. */
  async load(): Promise<void> {
    this.status = 'loading';
    this.#list += 1;
    this.#next = null;
    void this.#readYear();
    if (!(await this.#read())) return;
    if (this.moment !== undefined) return this.#renew(this.moment.Moment);
    const { chosen } = this;
    if (chosen !== undefined && (await this.#show(chosen))) return this.#readUntil(chosen);
    // Somebody has gone on meanwhile.
    if (this.chosen !== chosen) return;
    const first = this.entries[1] ?? this.entries[0];
    if (this.moment === undefined && first) await this.choose(first.Moment);
  }

  async show(filter: HistoryFilter): Promise<void> {
    this.filter = filter;
    this.entries = [];
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

  /** Selects the previous (1) or next (-1) save in the list. */
  async step(by: 1 | -1): Promise<void> {
    const at = this.entries.findIndex(({ Moment }) => Moment === this.chosen) + by;
    if (at >= this.entries.length && this.hasMore) await this.more();
    const next = this.entries[at];
    if (next) await this.choose(next.Moment);
  }

  /** Shows what was in force at an instant; sets `isTooEarly`. @param at milliseconds since 1970 */
  async asOf(at: number): Promise<void> {
    const { chosen } = this;
    // The input has no seconds: include the whole minute.
    const answer = await this.#client.list({ until: new Date(at + 59_999).toISOString() });
    // Somebody has gone on meanwhile.
    if (this.chosen !== chosen) return;
    if (!answer.ok) return void (this.status = 'failed');
    const entry = answer.value.Entries[0];
    this.isTooEarly = entry === undefined;
    if (!entry) return;
    if (this.filter !== 'all') await this.show('all');
    await this.#readUntil(entry.Moment);
    if (await this.#show(entry.Moment)) this.at = Math.max(at, this.at);
  }

  /** Names a moment; null removes the name. @returns why it failed; undefined on success */
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

  /** Others may have named moments: takes over the current names. */
  async renewNames(): Promise<void> {
    if (this.status !== 'ready') return;
    if (this.filter === 'named') return this.load();
    const answer = await this.#client.list({ named: true });
    if (!answer.ok) return;
    const { Entries, Next } = answer.value;
    const named = new Map(Entries.map((entry) => [entry.Moment, entry]));
    // Older named ones are on a page that was not read.
    const oldest = Next === null ? 0 : (Entries.at(-1)?.Moment ?? 0);
    const renewed = <T extends Pick<HistoryEntry, 'Moment' | 'Name' | 'NamedBy'>>(entry: T): T => {
      const { Name = null, NamedBy = null } = named.get(entry.Moment) ?? {};
      return entry.Moment < oldest || entry.Name === Name ? entry : { ...entry, Name, NamedBy };
    };
    this.entries = this.entries.map(renewed);
    if (this.moment) this.moment = renewed(this.moment);
    void this.#readYear();
  }

  /** Undoes a save of several widgets in all of them. @returns what it did, or why it did nothing */
  async undoStep(step: number): Promise<StepUndone | Problem | { readonly failed: true }> {
    const answer = await this.#client.undoStep(step);
    if (!answer.ok) return problemOf(answer) ?? { failed: true };
    // Whether it can still be undone has changed.
    if (this.moment?.Step?.Id === step) await this.#renew(this.moment.Moment);
    const { Changes, Conflicts, Refused, Widgets } = answer.value;
    const stayed = [...Conflicts, ...Refused];
    const ids = [...new Set(stayed.map(({ Widget }) => Widget))];
    const read = await Promise.all(ids.slice(0, NAMED).map((id) => this.#client.widget(id)));
    const names = read.flatMap((each) => (each.ok ? each.value.Name : []));
    return { back: Changes, stayed: { values: stayed.length, names, more: ids.length - names.length }, saved: Widgets };
  }

  /** @returns false: it does not exist, or another choice came first */
  async #show(moment: number): Promise<boolean> {
    this.chosen = moment;
    this.opened.add(moment);
    const answer = await this.#client.moment(moment);
    if (this.chosen !== moment || !answer.ok) return false;
    this.moment = answer.value;
    this.at = Date.parse(answer.value.At);
    return true;
  }

  /** A save changes how long a moment was in force, and one of the widget's folder the package that it is shown with. */
  async #renew(moment: number): Promise<void> {
    if (this.chosen !== moment) return;
    const { at } = this;
    if (await this.#show(moment)) this.at = at;
  }

  async #readUntil(moment: number): Promise<void> {
    while (this.hasMore && !this.entries.some(({ Moment }) => Moment <= moment)) {
      if (!(await this.#read())) break;
    }
  }

  /** The list and the moment work without it. */
  async #readYear(): Promise<void> {
    const answer = await this.#client.year();
    if (answer.ok) this.year = answer.value;
  }

  async #read(): Promise<boolean> {
    const before = this.#next ?? undefined;
    const list = this.#list;
    const answer = await this.#client.list({ before, named: this.filter === 'named' });
    if (list !== this.#list) return false;
    if (!answer.ok) {
      this.status = 'failed';
      return false;
    }
    const { Entries, Next, KeptDays, Pairs } = answer.value;
    this.entries = before === undefined ? Entries : [...this.entries, ...Entries];
    this.pairs = before === undefined || Pairs.length > 0 ? Pairs : this.pairs;
    this.#next = Next;
    this.hasMore = Next !== null;
    this.keptDays = KeptDays;
    this.status = 'ready';
    return true;
  }
}
