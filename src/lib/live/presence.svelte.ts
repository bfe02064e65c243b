import type { Present } from '../api.js';
import { request } from '../client/request.js';
import { type LiveEvent, type LiveState, follow, type Followed, type FollowOptions } from './follow.js';

/**
 * Milliseconds after a move of the focus until it is sent to others: fields that somebody only passes through are not shown.
 */
const REST = 300;
/** Characters of an Id; the server takes no longer one. */
const LONGEST_ELEMENT = 200;

interface Place {
  readonly widget: number;
  readonly element: string | null;
}

/** Shows others where the user is on this page, and knows where they are. None of this is stored. */
export class Presence {
  /** Names the page to the server. */
  readonly page = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('');
  /** The others, by widget. */
  people: ReadonlyMap<number, readonly Present[]> = $state.raw(new Map());

  #place: Place | undefined;
  #told: Place | undefined;
  #isConnected = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send sends it to the server */
  constructor(private readonly send?: typeof fetch) {}

  /** The user is in this setting of the widget now; null: in none. */
  move(widget: number, element: string | null): void {
    this.#place = { widget, element: element !== null && element.length > LONGEST_ELEMENT ? null : element };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell(), REST);
  }

  heard(event: LiveEvent): void {
    if (event.kind === 'people') this.#set(event.id, event.people);
    else if (event.kind === 'gone') this.#set(event.id, []);
  }

  /** Without a connection the server forgets this page. `ids`: the widgets of the connection. */
  turned(state: LiveState, ids: readonly number[]): void {
    this.#isConnected = state === 'connected';
    this.#told = undefined;
    if (this.#isConnected) void this.#tell();
    else this.forget(ids);
  }

  /** Forgets who is in these widgets. */
  forget(ids: readonly number[]): void {
    this.people = new Map([...this.people].filter(([id]) => !ids.includes(id)));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isConnected = false;
    this.people = new Map();
  }

  #set(id: number, people: readonly Present[]): void {
    this.people = new Map([...this.people, [id, people]]);
  }

  async #tell(): Promise<void> {
    const [place, told] = [this.#place, this.#told];
    if (!place || !this.#isConnected || (told?.widget === place.widget && told.element === place.element)) return;
    this.#told = place;
    const json = { Page: this.page, Element: place.element };
    const answer = await request(`/api/Widgets/${place.widget}/Presence`, {
      method: 'PUT',
      json,
      ...(this.send && { send: this.send })
    });
    if (answer.ok || answer.retryAfter === undefined || this.#told !== place || !this.#isConnected) return;
    // Sent too often: the user's position at that time is sent later.
    this.#told = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell(), answer.retryAfter * 1_000);
  }
}

/**
 * Follows widgets, and tells `presence` who else is in them.
 * @param presence shows the user to the others; left out: nobody is shown
 * @param stream counts the streams of the page from 0: the user is shown as long as the first one lasts
 */
export function followWithPresence(
  presence: Presence | undefined,
  options: Omit<FollowOptions, 'page'>,
  stream = 0
): Followed {
  if (!presence) return follow(options);
  return follow({
    ...options,
    page: `${presence.page}${stream || ''}`,
    onevent(event) {
      presence.heard(event);
      options.onevent(event);
    },
    onstate(state) {
      if (stream === 0) presence.turned(state, options.ids);
      else if (state !== 'connected') presence.forget(options.ids);
      options.onstate(state);
    }
  });
}
