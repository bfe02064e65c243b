/** Milliseconds between two looks at the clock. */
export const PERIOD = 500;
/**
 * A look that comes so much too late had to wait, in milliseconds. Measured on two cores: up to 25 on a computer with eight times as
 * much to do as it can, and 140 in the middle beside 64 workers that never end, where a press was answered after 0.4 to 2.1 s.
 */
const LATE = 100;
/** So many looks are remembered; a page is slow when most of them were late, and fast again when hardly one was. */
const REMEMBERED = 8;
const SLOW_FROM = 6;
const SLOW_UNTIL = 2;

/**
 * Whether a page answers in time, told by how late its own timer comes. One long task, or a computer that slept, makes one look
 * late; a page that has to share its processors with endless work is late again and again.
 */
export class FrameRate {
  #late: boolean[] = [];
  #due: number;
  #isSlow = false;

  /** @param now milliseconds of a clock that all calls share */
  constructor(now: number) {
    this.#due = now + PERIOD;
  }

  /** A look at the clock, `PERIOD` after the last one as far as the timer kept its time. Is the page slow? */
  look(now: number): boolean {
    this.#late = [...this.#late, now - this.#due >= LATE].slice(-REMEMBERED);
    this.#due = now + PERIOD;
    const count = this.#late.filter(Boolean).length;
    this.#isSlow = count >= (this.#isSlow ? SLOW_UNTIL : SLOW_FROM);
    return this.#isSlow;
  }
}

/**
 * Tells whenever the page around becomes slow, or fast again. Pages that nobody sees are slowed down by the browser: there
 * it means nothing, and measuring starts over.
 * @returns ends it
 */
export function watchFrameRate(changed: (isSlow: boolean) => void): () => void {
  let pace = new FrameRate(performance.now());
  let wasSlow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (isSlow: boolean): void => {
    if (isSlow !== wasSlow) changed((wasSlow = isSlow));
  };
  const next = (): void => {
    timer = setTimeout(() => {
      tell(pace.look(performance.now()));
      next();
    }, PERIOD);
  };
  const begin = (): void => {
    clearTimeout(timer);
    tell(false);
    if (document.hidden) return;
    pace = new FrameRate(performance.now());
    next();
  };

  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}
