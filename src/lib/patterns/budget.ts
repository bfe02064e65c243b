/** How much time of a worker one caller may use. */
export interface Allowance {
  /** Milliseconds at once. */
  readonly atOnce: number;
  /** Milliseconds that come back with each second. */
  readonly perSecond: number;
}

/**
 * The time that is left to one caller. It is set aside when something is asked, all that it may take, and what it did not
 * take comes back: so many that are asked at once cannot take more than one after the other.
 */
export class Budget {
  #left: number;
  #at: number;

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number
  ) {
    this.#left = allowance.atOnce;
    this.#at = now();
  }

  /** Sets time aside. false: there is not so much left. */
  reserve(time: number): boolean {
    this.#fill();
    if (this.#left < time) return false;
    this.#left -= time;
    return true;
  }

  /** Gives back what was set aside and not used. */
  giveBack(time: number): void {
    this.#fill();
    this.#left = Math.min(this.allowance.atOnce, this.#left + time);
  }

  /** Whether the budget is full again, so that this caller can be forgotten. */
  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.allowance.atOnce;
  }

  #fill(): void {
    const at = this.now();
    const back = (Math.max(0, at - this.#at) / 1000) * this.allowance.perSecond;
    this.#left = Math.min(this.allowance.atOnce, this.#left + back);
    this.#at = at;
  }
}
