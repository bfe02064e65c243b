/** Limits how many tasks run at once; the others wait, first come, first served. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Resolves when it is one's turn, with what ends it (once; more calls do nothing). undefined: given up while waiting. */
  async acquire(signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return undefined;
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (!(await this.#wait(signal))) return undefined;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#end();
    };
  }

  /** The place goes to the next in line. */
  #end(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#running -= 1;
  }

  #wait(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        this.#line.splice(this.#line.indexOf(go), 1);
        resolve(false);
      };
      this.#line.push(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
