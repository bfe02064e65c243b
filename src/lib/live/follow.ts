import type { WidgetEvent } from '../api.js';
import { retryAfterOf } from '../client/request.js';
import { liveEventOf, type LiveEvent } from './liveEvent.js';

export type { FolderNews, LiveEvent, SavedDraft } from './liveEvent.js';

/**
 * `lost`: no connection at the moment, retried soon. `forbidden` and `gone`: the permission is missing, or the widgets are
 * deleted; retried now and then, because both can be undone. `signed-out` waits for `retry`, `resting` until the page is
 * visible again.
 */
export type LiveState = 'connected' | 'lost' | 'resting' | 'signed-out' | 'forbidden' | 'gone';

export interface FollowOptions {
  readonly ids: readonly number[];
  /** Names this page, on which its user is shown to others; left out: nowhere. */
  readonly page?: string | undefined;
  onevent(event: LiveEvent): void;
  /** Called when the state changes. */
  onstate(state: LiveState): void;
  readonly send?: typeof fetch;
}

export interface Followed {
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** A connection that lasted so long was a good one. */
const GOOD = 5_000;
/** The server says something at least every 15 s. */
const SILENCE = 40_000;
/** Browsers allow six connections per host, so hidden pages release theirs. */
const UNSEEN = 10_000;

interface Refusal {
  /** undefined: it is retried automatically. */
  readonly state: LiveState | undefined;
  /** In seconds. */
  readonly retryAfter: number | undefined;
}

const REFUSED: Readonly<Record<number, LiveState>> = { 401: 'signed-out', 403: 'forbidden', 404: 'gone' };

/** By widget: what was last heard of its folder. */
const folders = new Map<number, LiveEvent>();

/**
 * Follows saves across reconnects, without gaps or duplicates. What is known of the folder of a widget comes at once, so that a screen
 * that takes the place of another looks like it from its first frame.
 */
export function follow(options: FollowOptions): Followed {
  return new Following(options);
}

class Following implements Followed {
  readonly #options: FollowOptions;
  readonly #stops: (() => void)[] = [];
  #known: string | undefined;
  #failures = 0;
  #connection: AbortController | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #state: LiveState | undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#hear(globalThis.window, 'online', () => this.retry());
    this.#hear(globalThis.window, 'offline', () => this.#connection?.abort());
    this.#hear(globalThis.document, 'visibilitychange', () => this.#look());
    for (const id of options.ids) {
      const folder = folders.get(id);
      if (folder) options.onevent(folder);
    }
    this.#look();
    if (!this.#isHidden()) this.retry();
    else this.#turn('resting');
  }

  retry(): void {
    clearTimeout(this.#again);
    if (this.#isClosed || this.#connection || this.#isHidden()) return;
    void this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#unseen);
    for (const stop of this.#stops) stop();
    this.#connection?.abort();
  }

  #hear(target: EventTarget | undefined, name: string, call: () => void): void {
    target?.addEventListener(name, call);
    this.#stops.push(() => target?.removeEventListener(name, call));
  }

  #isHidden(): boolean {
    return globalThis.document?.visibilityState === 'hidden';
  }

  #look(): void {
    clearTimeout(this.#unseen);
    if (this.#isHidden()) this.#unseen = setTimeout(() => this.#connection?.abort(), UNSEEN);
    else this.retry();
  }

  async #connect(): Promise<void> {
    const connection = new AbortController();
    this.#connection = connection;
    const began = Date.now();
    const refused = await this.#read(connection).catch((): undefined => undefined);
    this.#connection = undefined;
    if (this.#isClosed) return;
    this.#failures = Date.now() - began >= GOOD ? 0 : this.#failures + 1;
    const { state, retryAfter = 0 } = refused ?? {};
    if (state) return this.#refused(state);
    if (this.#isHidden()) return this.#turn('resting');
    this.#turn('lost');
    const wait = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT);
    this.#retryIn(wait, Math.min(retryAfter * 1000, LONGEST_WAIT));
  }

  #turn(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onstate(state);
  }

  #refused(state: LiveState): void {
    this.#turn(state);
    for (const id of this.#options.ids) folders.delete(id);
    if (state === 'signed-out') return;
    // A reader told that they are gone knows nothing of them: everything is sent again then.
    this.#known = undefined;
    this.#retryIn(LONGEST_WAIT);
  }

  /** Randomised, so that not all pages reconnect at once. */
  #retryIn(wait: number, atLeast = 0): void {
    this.#again = setTimeout(() => this.retry(), Math.max(wait * (0.5 + Math.random()), atLeast));
  }

  /** Reads until the connection ends. Returns why it was refused, if it was, and when it may be retried. */
  async #read(connection: AbortController): Promise<Refusal | undefined> {
    const { ids, page, send = fetch } = this.#options;
    const silence = new Silence(connection);
    try {
      const headers = this.#known === undefined ? undefined : { 'last-event-id': this.#known };
      const shown = page === undefined ? '' : `&page=${page}`;
      const url = `/api/Widgets/Events?ids=${ids.join()}${shown}`;
      const response = await send(url, { headers, signal: connection.signal });
      if (!response.ok || !response.body)
        return { state: REFUSED[response.status], retryAfter: retryAfterOf(response) };
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const parser = new EventParser();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        silence.broken();
        this.#turn('connected');
        for (const event of parser.push(next.value)) this.#take(event);
      }
      return undefined;
    } finally {
      silence.end();
    }
  }

  #take({ name, data, id }: ServerEvent): void {
    if (id !== undefined) this.#known = id;
    const event = liveEventOf(name, JSON.parse(data) as WidgetEvent);
    if (event?.kind === 'folder') folders.set(event.id, event);
    if (event) this.#options.onevent(event);
  }
}

/** Ends a connection that has gone without a word. */
class Silence {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly connection: AbortController) {
    this.broken();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connection.abort(), SILENCE);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** One event of a stream of server-sent events (HTML Standard, 9.2.6). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
  /** What to resume behind; undefined: this event names nothing. */
  readonly id: string | undefined;
}

/** Reads the text of an event stream, which may come in any pieces. Comments and times to retry are left out. */
export class EventParser {
  #rest = '';

  /** The events that are complete with this piece. */
  push(text: string): ServerEvent[] {
    const blocks = `${this.#rest}${text}`.replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap(eventOf);
  }
}

function eventOf(block: string): ServerEvent[] {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = all('data');
  return data.length === 0
    ? []
    : [{ name: all('event').at(-1) ?? 'message', data: data.join('\n'), id: all('id').at(-1) }];
}
