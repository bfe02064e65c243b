import { goto } from '$app/navigation';
import type { Draft, DraftValue } from '$lib/api.js';
import { draftClient } from '$lib/drafts/client.js';
import { hasChanges, type DraftChanges } from '$lib/drafts/editing.js';

/** Keeps what is edited in its draft, and then goes back to the draft. */
export class Keeping {
  /** The draft's Values as last read or saved. */
  values: readonly DraftValue[];
  /** Kept or discarded: leaving loses nothing. */
  isSettled = false;
  /** The user is leaving for a page other than the draft's. */
  isLeaving = false;
  readonly back: string;
  /** The day on which it goes live by its plan; undefined: it has none. */
  readonly today: string | undefined;
  readonly #id: number;
  #sending: Promise<unknown> | undefined;

  /** @param widget the one the draft's page shows afterwards */
  constructor({ Id, Values, State, Plan }: Draft, widget: number) {
    this.#id = Id;
    this.values = Values;
    this.today = State === 'planned' ? Plan?.Start.slice(0, 10) : undefined;
    this.back = `/drafts/${Id}?widget=${widget}`;
  }

  /** The save in progress, if any. */
  get sending(): Promise<unknown> | undefined {
    return this.#sending;
  }

  /**
   * Saves, then goes back to the draft, unless something was edited while saving.
   * @param changes what is edited now, against `values`
   * @returns why it could not be kept
   */
  async keep(changes: () => DraftChanges) {
    const request = draftClient(this.#id).change(changes());
    this.#sending = request;
    const answer = await request;
    this.#sending = undefined;
    if (!answer.ok)
      return answer.text ? ({ kind: 'failed', text: answer.text } as const) : ({ kind: 'unreachable' } as const);
    this.values = answer.value.Values;
    this.isSettled = !hasChanges(changes());
    if (this.isSettled && !this.isLeaving) await goto(this.back);
    return undefined;
  }

  /** Saves before the user leaves for another page. @returns whether it was saved */
  async keepToLeave(save: () => Promise<unknown>): Promise<boolean> {
    this.isLeaving = true;
    await (this.#sending ?? save());
    this.isLeaving = this.isSettled;
    return this.isSettled;
  }
}
