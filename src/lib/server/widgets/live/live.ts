import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../platform/authorization/actor.js';
import { can, demand } from '../../authorization/can.js';
import type { Resource } from '../../platform/authorization/rules.js';
import { inAllWords } from '../../../messages/server.js';
import { Limiter, type Rate } from '../../people/limiter.js';
import { stopping, tooMany, tooManyStreams } from '../../platform/http/errors.js';
import { log } from '../../platform/log.js';
import { openStreams } from '../../platform/metrics.js';
import { notAllowed } from '../../platform/refusal.js';
import { widgetNotFound } from '../refusals.js';
import type { Store } from '../../platform/store/store.js';
import { LiveStream, type FolderState, type Present } from './stream.js';
import { Presence, type PageAt, type PersonAt } from './presence.js';
import { versionsFromEventId, withoutImpossible } from './knownVersions.js';

const BEAT_MILLISECONDS = 15_000;
/** Re-check each reader's identity after this many heartbeats, because sessions and keys expire silently. */
const ASK_BEATS = 4;
/** Milliseconds in which changes, and moves of people, are collected. */
const ROUND = 100;
/** States offered to readers before others get their turn: a few milliseconds. */
const OFFERED_AT_ONCE = 200;
/** Readers identified before others get their turn. */
const ASKED_AT_ONCE = 10;
/** Streams per user: one per open tab. */
const STREAMS_PER_USER = 100;
/** Moves per user: a page sends one every 300 ms at most, and a person moves on one page at a time. */
const MOVE_RATE: Rate = { atOnce: 30, perSecond: 5 };

export interface StreamRequest {
  readonly actor: Actor;
  /** Of the request; their session or key is checked again while the stream is open. */
  readonly headers: Headers;
  readonly ids: readonly number[];
  /** The open page that reads it; left out: its user is not shown, and sees nobody. */
  readonly page?: string | undefined;
  /** Closes the connection of a reader that does not read. */
  cut?(): void;
}

interface Reader {
  actor: Actor;
  readonly headers: Headers;
  readonly page: string | undefined;
  readonly stream: LiveStream;
}

/** The saved state of a widget, and the widget as `can` sees it. */
export interface LiveRow extends Present {
  readonly resource: Resource;
  /** The template, whose widgets share texts, presets and drafts. */
  readonly template: number;
}

/** The saved state of each widget; undefined: it does not exist. */
export type LiveRows = ReadonlyMap<number, LiveRow | undefined>;

export interface LiveOptions {
  /** The current user of these headers; undefined: nobody. */
  stillThere(headers: Headers): Promise<Actor | undefined>;
  /** Reads the saved state of these widgets. */
  saved(ids: readonly number[]): Promise<LiveRows>;
  readonly streamsPerUser?: number;
}

/**
 * Open live streams. Events name the changed widget; its state is read once for all streams, so lost or duplicate events are
 * harmless. Streams end when their session ends; widgets the reader may no longer see are reported as gone.
 */
export class Live {
  readonly #readers = new Set<Reader>();
  /** By widget. */
  readonly #watching = new Map<number, Set<Reader>>();
  readonly #changed = new Set<number>();
  /** Readers to be told everything again, because their permissions changed. */
  readonly #outdated = new Set<Reader>();
  /** Readers to be identified again. */
  readonly #asking = new Set<Reader>();
  /** Last read state of the watched widgets. */
  readonly #rows = new Map<number, Pick<LiveRow, 'template' | 'resource'>>();
  readonly #presence: Presence;
  readonly #moves = new Limiter(MOVE_RATE);
  /** Widgets whose people moved. */
  readonly #moved = new Set<number>();
  #moving: NodeJS.Timeout | undefined;
  readonly #endListening: readonly (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #beats = 0;
  #isTelling = false;
  #isAsking = false;
  #isClosed = false;

  constructor(
    store: Pick<Store, 'changes'>,
    private readonly options: LiveOptions
  ) {
    this.#presence = new Presence(store.changes, (id) => this.#peopleMoved(id));
    this.#endListening = [
      store.changes.listen('values', (detail) => this.#heard(detail)),
      store.changes.listen('texts', (detail) => this.#heardOfTemplate(detail)),
      store.changes.listen('presets', (detail) => this.#heardOfTemplate(detail)),
      store.changes.listen('drafts', (detail) => this.#heardOfTemplate(detail)),
      store.changes.listen('people', (detail) => this.#heardOfUser(detail))
    ];
    this.#timer = setInterval(() => this.#beat(), BEAT_MILLISECONDS).unref();
  }

  /**
   * Opens a stream about these widgets: current states the reader does not know, then every save. A reader that knows of
   * deletions also gets restores.
   * @throws Refusal not-found when nothing of them is there, and the reader claims to know none, not-allowed when none may be
   * seen; HttpError 429 too-many-streams, 503 stopping
   */
  async open({ actor, headers, ids, page, cut }: StreamRequest): Promise<ReadableStream<Uint8Array>> {
    if (this.#isClosed) throw stopping();
    const most = this.options.streamsPerUser ?? STREAMS_PER_USER;
    if ([...this.#readers].filter((reader) => reader.actor.userId === actor.userId).length >= most) {
      throw tooManyStreams();
    }
    const claimed = versionsFromEventId(headers.get('last-event-id'), ids);
    const told = new Map(claimed);
    const stream = new LiveStream({ ids, told, ended: () => this.#forget(reader), cut: () => cut?.() });
    const reader: Reader = { actor, headers: identifying(headers), page, stream };
    // Subscribed; anything read from here is current.
    this.#readers.add(reader);
    for (const id of ids) this.#watching.set(id, (this.#watching.get(id) ?? new Set()).add(reader));
    openStreams.inc();
    try {
      // The permission may have been revoked since the request.
      await this.#ask(reader);
      const rows = await this.#saved(ids);
      const { presents, unseen } = seenBy(reader.actor, rows);
      const isThere = [...presents.values()].some((present) => present !== undefined);
      const isNews = [...claimed.values()].some((version) => version > 0);
      if (!isThere && !isNews && unseen.length > 0) throw notAllowed();
      if (!isThere && claimed.size === 0) throw widgetNotFound();
      withoutImpossible(told, claimed, presents);
      stream.offer(presents, unseen);
      if (page !== undefined) for (const id of ids) this.#offerPeople(reader, id, this.#presence.on(id));
      return stream.body;
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  /**
   * Shows the others that the actor has the widget open on this page, as long as a stream of the page is.
   * @throws Refusal not-found, not-allowed; HttpError 429 too-many-requests
   */
  async show(actor: Actor, at: PageAt): Promise<void> {
    const seconds = this.#moves.take(String(actor.userId));
    if (seconds !== undefined) throw tooMany(seconds);
    const row = (await this.options.saved([at.widget])).get(at.widget);
    if (!row) throw widgetNotFound();
    demand(actor, 'widget.read', row.resource);
    this.#presence.show(actor, at);
  }

  /** Reports a change the store does not track, to a template and so to its widgets. */
  changed(template: number): void {
    this.#heardOfTemplate(String(template));
  }

  /** Ends all streams; clients reconnect. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#moving);
    for (const end of this.#endListening) end();
    this.#endAll();
    this.#presence.close();
  }

  #endAll(): void {
    for (const { stream } of this.#readers) stream.end();
  }

  #forget(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    openStreams.dec();
    this.#outdated.delete(reader);
    this.#asking.delete(reader);
    for (const id of reader.stream.ids) this.#unwatch(id, reader);
    if (reader.page !== undefined) this.#presence.leave(reader.actor.userId, reader.page);
  }

  #unwatch(id: number, reader: Reader): void {
    const readers = this.#watching.get(id);
    readers?.delete(reader);
    if (readers?.size !== 0) return;
    this.#watching.delete(id);
    this.#rows.delete(id);
  }

  /** undefined: news may have been missed, so everything watched may be stale. */
  #heard(detail: string | undefined): void {
    if (detail === undefined) this.#tellOf(this.#watching.keys());
    else if (this.#watching.has(Number(detail))) this.#tellOf([Number(detail)]);
  }

  /** `detail`: Id of the template; undefined as above. */
  #heardOfTemplate(detail: string | undefined): void {
    if (detail === undefined) return this.#heard(undefined);
    // One that was not read yet may belong to it.
    const isMeant = (id: number) => (this.#rows.get(id)?.template ?? Number(detail)) === Number(detail);
    this.#tellOf([...this.#watching.keys()].filter(isMeant));
  }

  /** `detail`: Id of the user; undefined: anybody may have changed. */
  #heardOfUser(detail: string | undefined): void {
    const isMeant = ({ actor }: Reader) => detail === undefined || actor.userId === Number(detail);
    void this.#askAgain([...this.#readers].filter(isMeant));
  }

  async #saved(ids: readonly number[]): Promise<LiveRows> {
    const rows = await this.options.saved(ids);
    for (const [id, row] of rows) {
      if (row && this.#watching.has(id)) this.#rows.set(id, { template: row.template, resource: row.resource });
    }
    return rows;
  }

  #tellOf(ids: Iterable<number>): void {
    for (const id of ids) this.#changed.add(id);
    void this.#tell();
  }

  /** The first change is told at once; those that follow closely are told together, once for all readers. */
  async #tell(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      while (!this.#isClosed && this.#changed.size + this.#outdated.size > 0) {
        await this.#tellOnce();
        await pause(ROUND, undefined, { ref: false });
      }
    } catch (error) {
      // Resuming reads the state again, as often as necessary.
      if (!this.#isClosed) log().warn({ part: 'live', err: error }, 'live streams ended: the store does not answer');
      this.#endAll();
    } finally {
      this.#isTelling = false;
    }
  }

  async #tellOnce(): Promise<void> {
    const wanted = new Map<Reader, number[]>();
    const want = (reader: Reader, id: number) => {
      const ids = wanted.get(reader);
      if (ids) ids.push(id);
      else wanted.set(reader, [id]);
    };
    for (const reader of this.#outdated) wanted.set(reader, [...reader.stream.ids]);
    for (const id of this.#changed) {
      for (const reader of this.#watching.get(id) ?? []) if (!this.#outdated.has(reader)) want(reader, id);
    }
    this.#changed.clear();
    this.#outdated.clear();
    const rows = await this.#saved([...new Set([...wanted.values()].flat())]);
    let offered = 0;
    for (const [reader, ids] of wanted) {
      const { presents, unseen } = seenBy(reader.actor, new Map(ids.map((id) => [id, rows.get(id)])));
      reader.stream.offer(presents, unseen);
      this.#leaveUnseen(reader, unseen);
      offered += ids.length;
      if (offered < OFFERED_AT_ONCE) continue;
      offered = 0;
      await turn();
    }
  }

  #beat(): void {
    for (const { actor, page, stream } of this.#readers) {
      stream.beat();
      if (page !== undefined) this.#presence.stay(actor.userId, page);
    }
    this.#presence.sweep();
    this.#beats += 1;
    if (this.#beats % ASK_BEATS === 0) void this.#askAgain(this.#readers);
  }

  /** People whose permission ended are no longer shown. */
  #leaveUnseen({ actor, page }: Reader, unseen: readonly number[]): void {
    if (page === undefined) return;
    const at = this.#presence.at(actor.userId, page);
    if (at && unseen.includes(at.widget)) this.#presence.leave(actor.userId, page);
  }

  #peopleMoved(id: number): void {
    this.#moved.add(id);
    this.#moving ??= setTimeout(() => this.#tellOfPeople(), ROUND).unref();
  }

  #tellOfPeople(): void {
    this.#moving = undefined;
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const id of moved) {
      const people = this.#presence.on(id);
      for (const reader of this.#watching.get(id) ?? []) this.#offerPeople(reader, id, people);
    }
  }

  #offerPeople({ actor, page, stream }: Reader, id: number, people: readonly PersonAt[]): void {
    const resource = this.#rows.get(id)?.resource;
    if (page === undefined || !resource || !can(actor, 'widget.read', resource)) return;
    const others = people.filter(({ userId }) => userId !== actor.userId);
    stream.offerPeople(
      id,
      others.map(({ name, element }) => ({ Name: name, Element: element }))
    );
  }

  /** Identifies these readers again, a few at a time: all of them at once would keep everybody else waiting. */
  async #askAgain(readers: Iterable<Reader>): Promise<void> {
    for (const reader of readers) this.#asking.add(reader);
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#asking.size > 0) {
      const some = [...this.#asking].slice(0, ASKED_AT_ONCE);
      for (const reader of some) this.#asking.delete(reader);
      await Promise.all(some.map((reader) => this.#ask(reader)));
      void this.#tell();
      await turn();
    }
    this.#isAsking = false;
  }

  /** Whoever was granted or lost something is told what they may see now. */
  async #ask(reader: Reader): Promise<void> {
    const actor = await this.options.stillThere(reader.headers).catch(() => undefined);
    if (!actor) return reader.stream.end();
    if (!isDeepStrictEqual(actor, reader.actor) && this.#readers.has(reader)) this.#outdated.add(reader);
    reader.actor = actor;
  }
}

interface Seen {
  readonly presents: ReadonlyMap<number, Present | undefined>;
  readonly unseen: readonly number[];
}

/** A folder whose content is not in use, for those who may not replace the package: they may not read it either. */
const HELD_BACK: FolderState = { problem: inAllWords((t) => t.standard.unusable('').trim()), found: [], more: 0 };

/** Hidden widgets look as if they did not exist. */
function seenBy(actor: Actor, rows: LiveRows): Seen {
  const isSeen = (row: LiveRow) => can(actor, 'widget.read', row.resource);
  const mayReplace = can(actor, 'widget.replace');
  const shown = (row: LiveRow) =>
    row.folder?.state.problem && !mayReplace ? { ...row, folder: { ...row.folder, state: HELD_BACK } } : row;
  return {
    presents: new Map([...rows].map(([id, row]) => [id, row && isSeen(row) ? shown(row) : undefined])),
    unseen: [...rows].flatMap(([id, row]) => (row && !isSeen(row) ? [id] : []))
  };
}

/** The parts of a request that identify the caller. */
function identifying(headers: Headers): Headers {
  const names = ['cookie', 'authorization'];
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const text = headers.get(name);
      return text === null ? [] : [[name, text]];
    })
  );
}
