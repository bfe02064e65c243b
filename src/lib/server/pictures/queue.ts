/** Rendering did not start because too many pictures are requested at once. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Whose work it is, and how it takes its turn. */
export interface QueuePlace {
  /** The owners who wait for it: more may join while it is in line. */
  readonly owners: ReadonlySet<string>;
  /** Its kind; kinds of one owner take turns. */
  readonly kind: string;
  /** It is served after everything else, whoever is waiting. */
  readonly isLast: boolean;
}

const NOBODY: QueuePlace = { owners: new Set(['']), kind: '', isLast: false };

interface Waiting {
  readonly place: QueuePlace;
  begin(): void;
  giveUp(): void;
}

export interface QueueLimits {
  readonly atOnce: number;
  readonly inLine: number;
  /** The longest time in line. */
  readonly milliseconds: number;
}

/**
 * Limits what runs at once and what waits, so that every caller gets an answer. Owners take turns, so nobody waits for more
 * than one job of each other owner before each of their own; if the line is full, the owner with most in it loses a place.
 */
export class Queue {
  readonly #limits: QueueLimits;
  readonly #line = new Set<Waiting>();
  /** The last turn of each owner and kind, while they are in line or running with others waiting. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in turn. @throws QueueFull before `work` starts */
  async run<T>(work: () => Promise<T>, place = NOBODY): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn(place);
    else this.#running += 1;
    this.#note(place);
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#release();
    }
  }

  /** Resolves when it is this one's turn. */
  #turn(place: QueuePlace): Promise<void> {
    if (this.#line.size >= this.#limits.inLine) {
      const given = this.#surplus(place);
      if (!given) return Promise.reject(new QueueFull());
      given.giveUp();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiting.giveUp(), this.#limits.milliseconds);
      const leave = () => {
        clearTimeout(timer);
        this.#line.delete(waiting);
      };
      const waiting: Waiting = {
        place,
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

  /** The next in turn: of the first entries of each owner, the one whose owner has waited for the most turns. */
  #next(): Waiting | undefined {
    let best: Waiting | undefined;
    let bestRank: readonly number[] = [];
    for (const waiting of this.#line) {
      const rank = this.#rank(waiting.place);
      if (best && !isBefore(rank, bestRank)) continue;
      best = waiting;
      bestRank = rank;
    }
    return best;
  }

  #rank({ owners, kind, isLast }: QueuePlace): readonly number[] {
    const turns = [...owners].map((owner) => [this.#turnOf(owner), this.#turnOf(owner, kind)] as const);
    const [first = [0, 0]] = turns.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return [Number(isLast), ...first];
  }

  #turnOf(owner: string, kind?: string): number {
    return this.#served.get(keyOf(owner, kind)) ?? 0;
  }

  #note({ owners, kind }: QueuePlace): void {
    this.#turns += 1;
    for (const owner of owners) {
      for (const key of [keyOf(owner), keyOf(owner, kind)]) this.#served.set(key, this.#turns);
    }
  }

  #release(): void {
    this.#running -= 1;
    // With nobody waiting, no turns need to be remembered.
    if (this.#running === 0) this.#served.clear();
  }

  /**
   * The entry that gives up its place to a newcomer: the last one that is served after everything else, otherwise the last of
   * the owner with the most entries, if those are more than the newcomer would have.
   */
  #surplus({ owners, isLast }: QueuePlace): Waiting | undefined {
    const counts = new Map<string, number>();
    for (const { place } of this.#line) {
      for (const owner of place.owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
    const most = (of: ReadonlySet<string>): number => Math.min(...[...of].map((owner) => counts.get(owner) ?? 0));
    const after = [...this.#line].reverse();
    if (!isLast) {
      const hindmost = after.find(({ place }) => place.isLast);
      if (hindmost) return hindmost;
    }
    const [worst] = after.sort((a, b) => most(b.place.owners) - most(a.place.owners));
    return worst && most(worst.place.owners) > most(owners) + 1 ? worst : undefined;
  }
}

const keyOf = (owner: string, kind?: string): string => JSON.stringify(kind === undefined ? [owner] : [owner, kind]);

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing >= 0 && a[differing]! < b[differing]!;
}
