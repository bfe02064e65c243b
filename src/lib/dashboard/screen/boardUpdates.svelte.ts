import { follow, type Followed, type LiveEvent, type LiveState } from '../../live/follow.js';
import { LossNotice } from '../../live/lossNotice.js';
import { onSignIn } from '../../ui/signInEvents.js';
import type { Board } from './board.svelte.js';

const AGAIN_MILLISECONDS = 2_000;

/** Follows what is saved of the widgets on a dashboard, in one stream for all of them. */
export class BoardUpdates {
  /** Nothing has come for some seconds. */
  lost = $state(false);
  /** What is shown is not followed any more, until somebody signs in again. */
  ended: 'signed-out' | 'forbidden' | undefined = $state();

  readonly #board: Board;
  readonly #send: typeof fetch;
  readonly #stopHearing: () => void;
  readonly #losing = new LossNotice((lost) => (this.lost = lost));
  /** The newest version of each widget that was heard of. */
  readonly #newest = new Map<number, number>();
  readonly #reading = new Set<number>();
  readonly #again = new Map<number, ReturnType<typeof setTimeout>>();
  #ids = '';
  #state: LiveState | undefined;
  #stream: Followed | undefined;

  constructor(board: Board, send: typeof fetch = fetch) {
    this.#board = board;
    this.#send = send;
    this.#stopHearing = onSignIn(() => this.#stream?.retry());
  }

  /** These are on the dashboard now; others are not followed any more. */
  watch(ids: readonly number[]): void {
    const asked = [...new Set(ids)].sort((a, b) => a - b);
    if (asked.join() === this.#ids) return;
    this.#ids = asked.join();
    this.#close();
    if (asked.length === 0) return;
    this.#stream = follow({
      ids: asked,
      onevent: (event) => this.#heard(event),
      onstate: (state) => this.#turned(state, asked),
      send: this.#send
    });
  }

  stop(): void {
    this.#close();
    this.#stopHearing();
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#state = undefined;
    this.#losing.stop();
    this.lost = false;
    for (const timer of this.#again.values()) clearTimeout(timer);
    this.#again.clear();
  }

  #heard(event: LiveEvent): void {
    if (event.kind === 'gone') {
      this.#newest.delete(event.id);
      return this.#board.gone(event.id);
    }
    if (event.kind === 'folder') return;
    if (event.kind === 'named') return this.#board.named(event.id, event.name);
    this.#newest.set(event.id, event.version);
    void this.#catchUp(event.id);
  }

  #turned(state: LiveState, ids: readonly number[]): void {
    const isNew = state !== this.#state;
    this.#state = state;
    if (!isNew) return;
    this.#losing.turned(state);
    this.ended = state === 'signed-out' || state === 'forbidden' ? state : undefined;
    if (state === 'gone') for (const id of ids) this.#board.gone(id);
    if (state !== 'connected') return;
    // A new name is said only while somebody listens.
    void this.#board.loadNames();
    if (this.#board.saving === 'failed') void this.#board.save();
  }

  /** Reads what is saved of a widget until it is as new as what was heard of. */
  async #catchUp(id: number): Promise<void> {
    if (this.#reading.has(id)) return;
    this.#reading.add(id);
    while (this.#stream && this.#isBehind(id)) {
      const asked = this.#newest.get(id);
      const version = await this.#board.renew(id);
      if (version === undefined) {
        this.#again.set(
          id,
          setTimeout(() => void this.#catchUp(id), AGAIN_MILLISECONDS)
        );
        break;
      }
      // A store that is an older one again: nothing newer will come.
      if (this.#newest.get(id) === asked) this.#newest.set(id, version);
    }
    this.#reading.delete(id);
  }

  #isBehind(id: number): boolean {
    return (this.#newest.get(id) ?? 0) > (this.#board.versionOf(id) ?? 0);
  }
}
