/** A navigation that the page around a frame forbade. All frames of the page are told of it with the same object. */
export interface Attempt {
  readonly blockedURI: string;
}

/** The frame an attempt was of, as far as that is known. */
const owners = new WeakMap<Attempt, Leaving>();

/**
 * Whether one frame tried to leave for a page it must not show. The browser does not tell which frame an attempt was of;
 * what tells is that the frame then shows an error page: one that loads and never speaks. The error page may load before
 * or after the attempt is reported, and on a busy machine long after.
 */
export class Leaving {
  #attempt: Attempt | undefined;
  /** A page has loaded in the frame, and nothing has been heard from it. */
  #mute = false;

  /** Some frame of the page was kept from leaving. */
  attempted(attempt: Attempt): void {
    // An error page attempts nothing more.
    if (this.target === undefined) this.#attempt = attempt;
  }

  /** A page has loaded in the frame. */
  loaded(): void {
    this.#mute = true;
    if (this.#attempt && !owners.has(this.#attempt)) owners.set(this.#attempt, this);
  }

  /** The page that loaded last is heard, which an error page never is: if it came after the attempt, that was another's. */
  spoke(): void {
    this.#mute = false;
    if (!this.#attempt || owners.get(this.#attempt) !== this) return;
    owners.delete(this.#attempt);
    this.#attempt = undefined;
  }

  /** Where the frame was kept from going, while it shows the error page for that; undefined otherwise. */
  get target(): string | undefined {
    if (!this.#attempt || !this.#mute) return undefined;
    const owner = owners.get(this.#attempt);
    return owner === undefined || owner === this ? this.#attempt.blockedURI : undefined;
  }
}
