/** A navigation blocked by the page. Every frame of the page gets the same object. */
export interface BlockedNavigation {
  readonly blockedURI: string;
  /** When, in milliseconds of the page's clock. */
  readonly timeStamp: number;
}

/** An attempt, the frames it may have come from, and the one it came from, if known. */
interface Case {
  readonly target: string;
  readonly timeStamp: number;
  readonly suspects: Set<NavigationWatch>;
  culprit: NavigationWatch | undefined;
}

const cases = new WeakMap<BlockedNavigation, Case>();

/** Milliseconds between the two reports of one attempt, at most: that it was blocked, and that its frame failed. */
const TOGETHER = 1000;
/** Milliseconds between them in WebKit. */
const AT_ONCE = 1;
/** Attempts without a break of `TOGETHER`, from which on they are a storm that may never end. */
const STORM = 100;

/**
 * Finds out whether one frame tried to navigate to a forbidden page. The browser does not say which frame made an attempt. In
 * Chromium the sign is that the frame then shows an error page: one that loads and never speaks. It may load before or after the
 * attempt is reported, and on a busy machine long after. In Firefox the page goes on, and its frame is told to have failed. In
 * WebKit it goes on as well, and its frame is told that it has loaded: each time, while an error page loads only once. A page that
 * tries without end shows no such sign: it is the one that no longer answers.
 */
export class NavigationWatch {
  readonly #changed: () => void;
  #case: Case | undefined;
  /** A page has loaded in the frame but not spoken yet. */
  #mute = false;
  /** When a page last failed to load in the frame. */
  #failed = -Infinity;
  /** When a page last loaded. */
  #loaded = -Infinity;
  /** How many loads an attempt was reported with. */
  #atOnce = 0;
  /** Whether one was reported with the last load. */
  #isCounted = false;
  /** Attempts of any frame, without a break. */
  #attempts = 0;
  #isGoingOn = false;

  /** @param changed Told when something about another frame may have changed `target` of this one. */
  constructor(changed: () => void = () => {}) {
    this.#changed = changed;
  }

  /** A navigation of some frame was blocked. */
  navigationBlocked(attempt: BlockedNavigation): void {
    this.#attempts = attempt.timeStamp - (this.#case?.timeStamp ?? -Infinity) <= TOGETHER ? this.#attempts + 1 : 1;
    if (this.#mute && !this.#isCounted && Math.abs(attempt.timeStamp - this.#loaded) <= AT_ONCE) {
      this.#isCounted = true;
      this.#atOnce += 1;
    }
    if (this.#case && this.#atOnce > 1) return this.#blame(this.#case);
    // An error page attempts nothing more.
    if (this.target !== undefined) return;
    const { blockedURI: target, timeStamp } = attempt;
    const known = cases.get(attempt) ?? { target, timeStamp, suspects: new Set(), culprit: undefined };
    cases.set(attempt, known);
    known.suspects.add(this);
    this.#case = known;
    if (attempt.timeStamp - this.#failed <= TOGETHER) this.#blame(known);
  }

  /** A page failed to load in the frame, and its last one goes on. */
  pageFailed(timeStamp: number): void {
    this.#failed = timeStamp;
    if (this.#case && timeStamp - this.#case.timeStamp <= TOGETHER) this.#blame(this.#case);
  }

  /** A page has loaded in the frame. */
  pageLoaded(timeStamp: number): void {
    this.#mute = true;
    this.#loaded = timeStamp;
    this.#isCounted = false;
    if (this.#case && !this.#case.culprit) this.#settle(this.#case, this);
  }

  /**
   * The last loaded page spoke, which an error page never does: if it loaded after the attempt, the attempt was another frame's.
   * @param isSame whether it is the page that was there before it was said to have loaded
   */
  pageSent(isSame: boolean): void {
    this.#mute = false;
    if (!isSame) this.#atOnce = 0;
    if (isSame && this.#case && Math.abs(this.#loaded - this.#case.timeStamp) <= TOGETHER) this.#blame(this.#case);
    if (this.#isGoingOn || this.#case?.culprit !== this) return;
    this.#case.suspects.delete(this);
    this.#settle(this.#case, undefined);
    this.#case = undefined;
  }

  /** The frame's page does not answer at this time. */
  pageSilent(timeStamp: number): void {
    if (this.#case && this.#attempts > STORM && timeStamp - this.#case.timeStamp <= TOGETHER) this.#blame(this.#case);
  }

  /** Whether the frame made the attempt and its page goes on all the same. */
  get isGoingOn(): boolean {
    return this.#isGoingOn;
  }

  /** The blocked target while the frame shows the error page, or once its page is found to go on; undefined otherwise. */
  get target(): string | undefined {
    if (!this.#case || !(this.#mute || this.#isGoingOn)) return undefined;
    const { target, culprit } = this.#case;
    return culprit === undefined || culprit === this ? target : undefined;
  }

  #blame(known: Case): void {
    this.#isGoingOn = true;
    this.#settle(known, this);
  }

  #settle(known: Case, culprit: NavigationWatch | undefined): void {
    known.culprit = culprit;
    for (const suspect of known.suspects) if (suspect !== this) suspect.#changed();
  }
}
