import { LruCache } from '../platform/lruCache.js';
import type { Changes } from '../platform/store/changes.js';

interface Found {
  /** null: the answer depends on no user. */
  readonly userId: number | null;
  /** Milliseconds since 1970: the end of the session or key. */
  readonly ends: number;
}

interface LookUp<T> {
  /** How many changes had been heard of when it began. */
  readonly began: number;
  /** On the clock of the process, which no correction of the time turns back. */
  readonly at: number;
  readonly found: Promise<T | undefined>;
}

const MAX_KEPT = 10_000;
/** How long an answer is kept at most: news of a change on another instance can get lost. */
const KEPT_MILLISECONDS = 10_000;
/** With more, all users count as changed. */
const MAX_CHANGED = 10_000;

/**
 * Answers about callers, by name. Requests at the same time share one look-up. An answer is kept until the user it is about
 * changes; that it is nobody, until any user does. Whoever asks after a change gets an answer that was read after it.
 */
export class LookUps<T extends Found> {
  readonly #kept = new LruCache<string, LookUp<T>>(MAX_KEPT);
  /** By user: the number of the last change. */
  readonly #changed = new Map<number, number>();
  #changes = 0;
  #changedAll = 0;
  readonly close: () => void;

  constructor(changes: Pick<Changes, 'listen'>) {
    this.close = changes.listen('people', (detail) => this.#forget(detail));
  }

  /** @param keepsNobody also keep that it is nobody: only if callers cannot try any number of names */
  async find(name: string, read: () => Promise<T | undefined>, keepsNobody = true): Promise<T | undefined> {
    let isOurs = false;
    const begin = () => {
      isOurs = true;
      return this.#begin(name, read, keepsNobody);
    };
    const lookUp = this.#kept.get(name, begin);
    const found = await lookUp.found;
    if (isOurs || this.#isCurrent(lookUp, found)) return found;
    // One that began since then is current.
    if (this.#kept.get(name, begin) === lookUp) this.#kept.delete(name);
    return this.#kept.get(name, begin).found;
  }

  #begin(name: string, read: () => Promise<T | undefined>, keepsNobody: boolean): LookUp<T> {
    const lookUp: LookUp<T> = { began: this.#changes, at: performance.now(), found: read() };
    const drop = () => {
      if (this.#kept.has(name) && this.#kept.get(name, () => lookUp) === lookUp) this.#kept.delete(name);
    };
    lookUp.found.then((found) => void (found || keepsNobody || drop()), drop);
    return lookUp;
  }

  #isCurrent({ began, at }: LookUp<T>, found: T | undefined): boolean {
    if (at + KEPT_MILLISECONDS < performance.now()) return false;
    if (!found) return began === this.#changes;
    if (found.ends <= Date.now()) return false;
    const changed = found.userId === null ? 0 : (this.#changed.get(found.userId) ?? 0);
    return Math.max(changed, this.#changedAll) <= began;
  }

  /** `detail`: Id of the user; undefined: anybody may have changed. */
  #forget(detail: string | undefined): void {
    this.#changes += 1;
    if (detail !== undefined) this.#changed.set(Number(detail), this.#changes);
    if (detail !== undefined && this.#changed.size <= MAX_CHANGED) return;
    this.#changed.clear();
    this.#changedAll = this.#changes;
  }
}
