import type { InEveryLanguage } from '../../language/languages.js';
import { inAllWords } from '../../messages/server.js';

/** Polling interval in milliseconds. A saved file is shown within two polls. */
const LOOK_MILLISECONDS = 400;
/** Maximum share of time spent polling. */
const SHARE = 0.1;

/** The folder's content cannot be the widget's package. */
export const unusable = (why: InEveryLanguage): InEveryLanguage =>
  inAllWords((texts, language) => texts.standard.unusable(why[language]));

export const UNREADABLE: InEveryLanguage = unusable(inAllWords((t) => t.standard.unreadable));

export const IN_TRASH: InEveryLanguage = inAllWords((t) => t.standard.inTrash);

export const GONE_FOR_GOOD: InEveryLanguage = inAllWords((t) => t.standard.goneForGood);

/** Errors unrelated to the folder; retried. */
const PASSING: readonly (InEveryLanguage | undefined)[] = [UNREADABLE, IN_TRASH];

export interface FolderParts {
  /** Fingerprint before the current package was read. */
  readonly since: string;
  /** Its problem at that time. */
  readonly problem: InEveryLanguage | undefined;
  /** Fingerprint of the folder. */
  look(): Promise<string>;
  /** Reads the folder; returns the problem, or undefined. */
  take(): Promise<InEveryLanguage | undefined>;
  /** Called when `problem` has changed. */
  changed(): void;
}

/**
 * Follows the opened folder: saved files become the package. Problems are reported; the last usable state stays. It polls names,
 * sizes and times, because file events get lost on network drives and in containers.
 */
export class OpenedFolder {
  /** The current problem of the folder. */
  problem: InEveryLanguage | undefined;
  readonly #parts: FolderParts;
  #seen: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | undefined;
  /** The last work on the folder, whether it reads it or writes it. */
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: FolderParts) {
    this.#parts = parts;
    this.#seen = parts.since;
    this.problem = parts.problem;
    this.#later(0);
  }

  /** Stops reading. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Runs work while the folder is not read, one after the other. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  #later(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => (this.#looking = this.exclusively(() => this.#look())), milliseconds);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const start = performance.now();
    const now = await this.#parts.look().catch(() => undefined);
    const took = performance.now() - start;
    if (now === undefined) this.#say(UNREADABLE);
    else if (now !== this.#seen || PASSING.includes(this.problem)) await this.#settled(now);
    this.#later(Math.max(LOOK_MILLISECONDS, took / SHARE));
  }

  /** Waits until files stop changing. */
  async #settled(now: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS / 4));
    if ((await this.#parts.look().catch(() => undefined)) !== now || this.#isClosed) return;
    this.#seen = now;
    this.#say(await this.#parts.take());
  }

  #say(problem: InEveryLanguage | undefined): void {
    if (problem?.en === this.problem?.en) return;
    this.problem = problem;
    this.#parts.changed();
  }
}
