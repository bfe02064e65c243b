import type { Actor } from '../../platform/authorization/actor.js';
import type { Changes } from '../../platform/store/changes.js';

/** Milliseconds after which a page without a heartbeat counts as gone. */
const SILENCE = 45_000;
/** Pages of one user: one per open tab. */
const PAGES_PER_USER = 100;
/** Of all users on all instances; more than that and newcomers are not shown. */
const MOST_PAGES = 20_000;
/** People reported per widget. */
const MOST_PEOPLE = 50;
/** Characters of a name; the rest is cut off. */
const LONGEST_NAME = 100;

/** One open page: where its user is. */
export interface PageAt {
  /** Chosen by the page itself; unique only together with its user. */
  readonly page: string;
  readonly widget: number;
  /** Id of the setting that has the focus; null: none. */
  readonly element: string | null;
}

/** A user on such a page. */
export interface PersonAt extends PageAt {
  readonly userId: number;
  readonly name: string;
}

interface Entry extends PersonAt {
  /** Time of its last heartbeat. */
  readonly heardAt: number;
}

/** As sent between instances. Widget 0: the page was left. */
type Told = [userId: number, page: string, widget: number, element: string | null, name: string];

/**
 * Who has which widget open, and in which setting: in memory only, until the stream of their page ends. Every instance sends
 * the others what it learns, and keeps what it hears from them, up to a limit.
 */
export class Presence {
  readonly #entries = new Map<string, Entry>();
  /** By widget; last moved, last listed. */
  readonly #here = new Map<number, Map<string, Entry>>();
  readonly #endListening: () => void;

  constructor(
    private readonly changes: Pick<Changes, 'announce' | 'listen'>,
    /** Called with the widget whose people changed. */
    private readonly changed: (widget: number) => void,
    private readonly clock: () => number = () => performance.now()
  ) {
    this.#endListening = changes.listen('presence', (detail) => this.#heard(detail));
  }

  /** Shows the user of this page. Keys that belong to no user are not shown. */
  show({ userId, name }: Pick<Actor, 'userId' | 'name'>, { page, widget, element }: PageAt): void {
    if (userId !== null) this.#tell([userId, page, widget, element, firstOf(name)]);
  }

  /** The page is still open. */
  stay(userId: number | null, page: string): void {
    const entry = this.#entries.get(keyOf(userId, page));
    if (entry) this.#tell([entry.userId, page, entry.widget, entry.element, entry.name]);
  }

  /** The page is closed, or its user can no longer see the widget. */
  leave(userId: number | null, page: string): void {
    const entry = this.#entries.get(keyOf(userId, page));
    if (entry) this.#tell([entry.userId, page, 0, null, '']);
  }

  /** Where a page is; undefined: nowhere. */
  at(userId: number | null, page: string): PageAt | undefined {
    return this.#entries.get(keyOf(userId, page));
  }

  /** Who has this widget open, each once, by name. */
  on(widget: number): PersonAt[] {
    const here = this.#here.get(widget)?.values() ?? [];
    // The page in which somebody moved last is the one they look at.
    const people = new Map([...here].map((entry) => [entry.userId, entry] as const));
    return [...people.values()].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))).slice(0, MOST_PEOPLE);
  }

  /** Removes pages of instances that ended silently. */
  sweep(): void {
    const oldest = this.clock() - SILENCE;
    for (const [key, { heardAt, widget }] of this.#entries) {
      if (heardAt >= oldest) continue;
      this.#forget(key);
      this.changed(widget);
    }
  }

  close(): void {
    this.#endListening();
    this.#entries.clear();
    this.#here.clear();
  }

  #tell(told: Told): void {
    this.changes.announce('presence', JSON.stringify(told));
  }

  /** undefined: something may have been missed; the next heartbeats bring it. */
  #heard(detail: string | undefined): void {
    if (detail === undefined) return;
    const [userId, page, widget, element, name] = JSON.parse(detail) as Told;
    const key = keyOf(userId, page);
    const before = this.#entries.get(key);
    const isMove = before?.widget !== widget || before.element !== element;
    if (isMove) this.#forget(key);
    if (widget > 0 && (before ?? this.#hasRoom(userId))) {
      this.#keep(key, { userId, page, widget, element, name, heardAt: this.clock() });
    }
    if (!isMove) return;
    if (before) this.changed(before.widget);
    if (widget > 0) this.changed(widget);
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    const here = this.#here.get(entry.widget) ?? new Map<string, Entry>();
    this.#here.set(entry.widget, here.set(key, entry));
  }

  #forget(key: string): void {
    const widget = this.#entries.get(key)?.widget;
    this.#entries.delete(key);
    if (widget === undefined) return;
    const here = this.#here.get(widget);
    here?.delete(key);
    if (here?.size === 0) this.#here.delete(widget);
  }

  #hasRoom(userId: number): boolean {
    if (this.#entries.size >= MOST_PAGES) return false;
    return [...this.#entries.values()].filter((each) => each.userId === userId).length < PAGES_PER_USER;
  }
}

const keyOf = (userId: number | null, page: string): string => `${userId} ${page}`;

/** Never half a character. */
const firstOf = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');
