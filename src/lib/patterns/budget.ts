/** How much time of a worker one caller may use. */
export interface Allowance {
  /** Maximum milliseconds in one go. */
  readonly atOnce: number;
  /** Milliseconds that come back with each second. */
  readonly perSecond: number;
}

/**
 * The time left to one caller. Each question first reserves the longest time it may take and then returns what it did not use,
 * so that many questions at once cannot take more than they would one after another.
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

  /** Returns reserved time that was not used. */
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
