import type { LiveEvent, LiveState } from '../../live/follow.js';
import { LiveUpdates } from '../../live/liveUpdates.svelte.js';
import type { Board } from './board.svelte.js';

/** Follows the saves of all widgets on a dashboard through one stream. */
export class BoardUpdates extends LiveUpdates {
  /** Updates have stopped until the user signs in again. */
  ended: 'signed-out' | 'forbidden' | undefined = $state();

  readonly #board: Board;

  constructor(board: Board, send: typeof fetch = fetch) {
    super(send);
    this.#board = board;
  }

  protected override versionOf(id: number): number | undefined {
    return this.#board.versionOf(id);
  }

  protected override publishedOf(id: number): number | undefined {
    return this.#board.publishedOf(id);
  }

  protected override renew(id: number): Promise<number | undefined> {
    return this.#board.renew(id);
  }

  protected override heard(event: LiveEvent): void {
    if (event.kind === 'gone') this.#board.markDeleted(event.id);
    else if (event.kind === 'named') this.#board.setName(event.id, event.name);
  }

  protected override turned(state: LiveState, ids: readonly number[]): void {
    this.ended = state === 'signed-out' || state === 'forbidden' ? state : undefined;
    if (state === 'gone') for (const id of ids) this.#board.markDeleted(id);
    if (state !== 'connected') return;
    // A new name is sent only while somebody listens.
    void this.#board.loadNames();
    if (this.#board.saving === 'failed') void this.#board.save();
  }
}
