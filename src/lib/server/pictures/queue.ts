/** Why a picture was not even begun: too many are wanted at once. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/** At most so many at once, so many more in line, and none in line for longer than that: whoever asks gets an answer. */
export class Queue {
  readonly #limits: { atOnce: number; inLine: number; milliseconds: number };
  readonly #line = new Set<Waiting>();
  #running = 0;

  constructor(limits: { atOnce: number; inLine: number; milliseconds: number }) {
    this.#limits = limits;
  }

  /** What `work` gives. @throws QueueFull before `work` has begun */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const [next] = this.#line;
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  /** Resolves with the place of one that has ended. */
  #turn(): Promise<void> {
    if (this.#line.size >= this.#limits.inLine) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiting.giveUp(), this.#limits.milliseconds);
      const leave = () => {
        clearTimeout(timer);
        this.#line.delete(waiting);
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          resolve();
        },
        giveUp: () => {
          leave();
          reject(new QueueFull());
        }
      };
      this.#line.add(waiting);
    });
  }
}
