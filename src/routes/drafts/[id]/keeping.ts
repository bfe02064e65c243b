import { goto } from '$app/navigation';
import type { Draft } from '$lib/api.js';
import { draftClient } from '$lib/drafts/client.js';
import type { DraftChanges } from '$lib/drafts/editing.js';

/** Keeps what is edited in its draft, and then goes back to the draft. */
export class Keeping {
  /** Kept or discarded: leaving loses nothing. */
  isSettled = false;
  readonly back: string;
  readonly #draft: Draft;
  /** Kept on the way to another page. */
  #isLeaving = false;

  /** @param widget the one the draft's page shows afterwards */
  constructor(draft: Draft, widget: number) {
    this.#draft = draft;
    this.back = `/drafts/${draft.Id}?widget=${widget}`;
  }

  /** @returns why it could not be kept */
  async keep(changes: DraftChanges) {
    const answer = await draftClient(this.#draft.Id).change(changes);
    if (!answer.ok)
      return answer.text ? ({ kind: 'failed', text: answer.text } as const) : ({ kind: 'unreachable' } as const);
    this.isSettled = true;
    if (!this.#isLeaving) await goto(this.back);
    return undefined;
  }

  /** Keeps it and stays on the page, which is about to be left. @returns is it kept? */
  async keepToLeave(save: () => Promise<unknown>): Promise<boolean> {
    this.#isLeaving = true;
    await save();
    this.#isLeaving = false;
    return this.isSettled;
  }
}
