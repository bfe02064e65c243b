/** A navigation that the page around a frame forbade. Every frame of the page gets the same object. */
export interface Attempt {
  readonly blockedURI: string;
}

/** An attempt, the frames it may have been of, and the one it was of, as far as that is known. */
interface Case {
  readonly target: string;
  readonly suspects: Set<Leaving>;
  culprit: Leaving | undefined;
}

const cases = new WeakMap<Attempt, Case>();

/**
 * Whether one frame tried to leave for a page it must not show. The browser does not tell which frame an attempt was of;
 * what tells is that the frame then shows an error page: one that loads and never speaks. The error page may load before
 * or after the attempt is reported, and on a busy machine long after.
 */
export class Leaving {
  readonly #changed: () => void;
  #case: Case | undefined;
  /** A page has loaded in the frame, and nothing has been heard from it. */
  #mute = false;

  /** @param changed Told when something about another frame may have changed `target` of this one. */
  constructor(changed: () => void = () => {}) {
    this.#changed = changed;
  }

  /** Some frame of the page was kept from leaving. */
  attempted(attempt: Attempt): void {
    // An error page attempts nothing more.
    if (this.target !== undefined) return;
    const known = cases.get(attempt) ?? { target: attempt.blockedURI, suspects: new Set(), culprit: undefined };
    cases.set(attempt, known);
    known.suspects.add(this);
    this.#case = known;
  }

  /** A page has loaded in the frame. */
  loaded(): void {
    this.#mute = true;
    if (this.#case && !this.#case.culprit) this.#settle(this.#case, this);
  }

  /** The page that loaded last is heard, which an error page never is: if it came after the attempt, that was another's. */
  spoke(): void {
    this.#mute = false;
    if (this.#case?.culprit !== this) return;
    this.#case.suspects.delete(this);
    this.#settle(this.#case, undefined);
    this.#case = undefined;
  }

  /** Where the frame was kept from going, while it shows the error page for that; undefined otherwise. */
  get target(): string | undefined {
    if (!this.#case || !this.#mute) return undefined;
    const { target, culprit } = this.#case;
    return culprit === undefined || culprit === this ? target : undefined;
  }

  #settle(known: Case, culprit: Leaving | undefined): void {
    known.culprit = culprit;
    for (const suspect of known.suspects) if (suspect !== this) suspect.#changed();
  }
}
