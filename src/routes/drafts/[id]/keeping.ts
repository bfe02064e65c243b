import { goto } from '$app/navigation';
import type { Draft, DraftValue } from '$lib/api.js';
import { draftClient } from '$lib/drafts/client.js';
import { hasChanges, type DraftChanges } from '$lib/drafts/editing.js';

/** Keeps what is edited in its draft, and then goes back to the draft. */
export class Keeping {
  /** What the draft holds, as the page took it. */
  values: readonly DraftValue[];
  /** Kept or discarded: leaving loses nothing. */
  isSettled = false;
  /** Somebody is on the way to another page than the draft's. */
  isLeaving = false;
  readonly back: string;
  readonly #id: number;
  #sending: Promise<unknown> | undefined;

  /** @param widget the one the draft's page shows afterwards */
  constructor({ Id, Values }: Draft, widget: number) {
    this.#id = Id;
    this.values = Values;
    this.back = `/drafts/${Id}?widget=${widget}`;
  }

  /** Settles with the request that is under way. */
  get sending(): Promise<unknown> | undefined {
    return this.#sending;
  }

  /**
   * Stays where something was edited meanwhile.
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

  /** Keeps it on the way to another page. @returns is it kept? */
  async keepToLeave(save: () => Promise<unknown>): Promise<boolean> {
    this.isLeaving = true;
    await (this.#sending ?? save());
    this.isLeaving = this.isSettled;
    return this.isSettled;
  }
}
