import { onSignIn } from '../client/signInEvents.js';
import type { Followed, LiveEvent, LiveState } from './follow.js';
import { followWithPresence, type Presence } from './presence.svelte.js';
import { LossNotice } from './lossNotice.svelte.js';

const RETRY_MILLISECONDS = 2_000;

/**
 * Keeps a screen up to date: follows the stream of its widgets and reads each one until the screen has the newest version
 * announced. Screens extend it with how they read a widget and how they handle the other events.
 */
export abstract class LiveUpdates {
  /** Nothing has come for some seconds. */
  lost = $state(false);

  readonly #send: typeof fetch;
  readonly #lossNotice = new LossNotice((lost) => (this.lost = lost));
  readonly #stopHearing: () => void;
  /** The newest version of each widget that was heard of. */
  readonly #newest = new Map<number, number>();
  /** The newest publication of each widget's texts that was heard of. */
  readonly #publications = new Map<number, number>();
  readonly #reading = new Set<number>();
  readonly #retries = new Map<number, ReturnType<typeof setTimeout>>();
  #ids: readonly number[] = [];
  #state: LiveState | undefined;
  #stream: Followed | undefined;

  /** @param presence left out: others do not see the user on this screen */
  constructor(
    send: typeof fetch,
    readonly presence?: Presence
  ) {
    this.#send = send;
    this.#stopHearing = onSignIn(() => this.#stream?.retry());
  }

  /** Follows these widgets from now on, and no others. */
  watch(ids: readonly number[]): void {
    const asked = [...new Set(ids)].sort((a, b) => a - b);
    if (asked.join() === this.#ids.join()) return;
    this.#ids = asked;
    this.#close();
    if (asked.length === 0) return;
    this.#stream = followWithPresence(this.presence, {
      ids: asked,
      onevent: (event) => this.#hear(event),
      onstate: (state) => this.#turn(state),
      send: this.#send
    });
  }

  stop(): void {
    this.#close();
    this.presence?.stop();
    this.#stopHearing();
  }

  /** The obstacle is gone: reconnects now and reads what was missed. */
  protected resume(): void {
    this.#stream?.retry();
    for (const id of this.#newest.keys()) void this.#catchUp(id);
  }

  protected get isStopped(): boolean {
    return this.#stream === undefined;
  }

  /** The version that the screen shows; undefined: none. */
  protected abstract versionOf(id: number): number | undefined;

  /** The publication of texts that the screen shows; undefined: it does not read widgets for their texts. */
  protected publishedOf(_id: number): number | undefined {
    return undefined;
  }

  /** Reads the saved state, and shows it where possible. Returns the version read; undefined: there was no answer. */
  protected abstract renew(id: number): Promise<number | undefined>;

  /** Whether anything may be read and shown. Once it may again, the screen calls `resume`. */
  protected isFree(): boolean {
    return true;
  }

  /** Called for each event, before a version in it is caught up with. */
  protected abstract heard(event: LiveEvent): void;

  /** Called when the stream is in another state, before anything is caught up with. */
  protected abstract turned(state: LiveState, ids: readonly number[]): void;

  #close(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#state = undefined;
    this.#lossNotice.stop();
    this.lost = false;
    for (const timer of this.#retries.values()) clearTimeout(timer);
    this.#retries.clear();
  }

  #hear(event: LiveEvent): void {
    this.heard(event);
    if (event.kind === 'gone') this.#newest.delete(event.id);
    if (event.kind === 'texts') this.#publications.set(event.id, event.published);
    else if (event.kind === 'now' || event.kind === 'saved') this.#newest.set(event.id, event.version);
    else return;
    void this.#catchUp(event.id);
  }

  #turn(state: LiveState): void {
    this.#state = state;
    this.#lossNotice.turned(state);
    this.turned(state, this.#ids);
    if (state === 'connected') for (const id of this.#newest.keys()) void this.#catchUp(id);
  }

  async #catchUp(id: number): Promise<void> {
    if (this.#reading.has(id)) return;
    this.#reading.add(id);
    while (!this.isStopped && this.isFree() && this.#isBehind(id)) {
      const asked = this.#newest.get(id);
      const askedTexts = this.#publications.get(id);
      const version = await this.renew(id);
      if (version === undefined) {
        this.#retryLater(id);
        break;
      }
      // A store that is an older one again: nothing newer will come.
      if (this.#newest.get(id) === asked) this.#newest.set(id, version);
      if (this.#publications.get(id) === askedTexts) this.#publications.set(id, this.publishedOf(id) ?? 0);
    }
    this.#reading.delete(id);
  }

  #isBehind(id: number): boolean {
    const published = this.publishedOf(id);
    if (published !== undefined && (this.#publications.get(id) ?? 0) > published) return true;
    return (this.#newest.get(id) ?? 0) > (this.versionOf(id) ?? 0);
  }

  /** Only while the stream is connected or lost: otherwise, catching up starts when it is connected again. */
  #retryLater(id: number): void {
    if (this.isStopped || (this.#state !== 'connected' && this.#state !== 'lost')) return;
    clearTimeout(this.#retries.get(id));
    this.#retries.set(
      id,
      setTimeout(() => void this.#catchUp(id), RETRY_MILLISECONDS)
    );
  }
}
