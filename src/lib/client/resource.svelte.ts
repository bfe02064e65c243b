import type { Answer, Refused } from './request.js';

/** Shorter waits are not worth a word. */
const SLOW_MILLISECONDS = 200;

/** A resource of the server: its last value, whether a loading state is worth showing, and the last error. */
export class Resource<T> {
  value = $state.raw<T>();
  failure = $state.raw<Refused>();
  isSlow = $state(false);
  /** It has come once, or it is known why not. */
  readonly isSettled = $derived(this.value !== undefined || this.failure !== undefined);

  readonly #load: (signal?: AbortSignal) => Promise<Answer<T>>;
  #asked = 0;

  constructor(load: (signal?: AbortSignal) => Promise<Answer<T>>) {
    this.#load = load;
  }

  /** Asks for it (again). An older answer that comes later is left aside. @param signal gives it up */
  async reload(signal?: AbortSignal): Promise<void> {
    const asked = (this.#asked += 1);
    const timer = setTimeout(() => (this.isSlow = true), SLOW_MILLISECONDS);
    const answer = await this.#load(signal);
    clearTimeout(timer);
    if (asked !== this.#asked) return;
    this.isSlow = false;
    this.failure = answer.ok ? undefined : answer;
    if (answer.ok) this.value = answer.value;
  }
}
