import { isDeepStrictEqual } from 'node:util';
import type { InEveryLanguage } from '../../language/languages.js';
import { inAllWords } from '../../messages/server.js';
import type { FolderState } from '../widgets/live/stream.js';

/** Polling interval in milliseconds. A saved file is shown within two polls. */
const LOOK_MILLISECONDS = 400;
/** Maximum share of time spent polling, as long as it is not too rare for somebody who waits for a save. */
const SHARE = 0.1;
const LONGEST_MILLISECONDS = 2_000;

/** Nothing of the folder arrives, without findings. */
export const stopped = (problem: InEveryLanguage): FolderState => ({ problem, found: [], more: 0 });

/** The folder's content cannot be the widget's package. @param why '': the findings say it */
export const unusable = (why: InEveryLanguage): InEveryLanguage =>
  inAllWords((texts, language) => texts.standard.unusable(why[language]).trim());

export const UNREADABLE = stopped(unusable(inAllWords((t) => t.standard.unreadable)));

export const IN_TRASH = stopped(inAllWords((t) => t.standard.inTrash));

export const GONE_FOR_GOOD = stopped(inAllWords((t) => t.standard.goneForGood));

/** Errors unrelated to the folder; retried. */
const PASSING = new WeakSet<FolderState>([UNREADABLE, IN_TRASH]);

/** @param folder with the same SpotIdentifier, which another instance follows */
export function followedElsewhere(folder: string): FolderState {
  const state = stopped(inAllWords((t) => t.standard.followedElsewhere(folder)));
  PASSING.add(state);
  return state;
}

export interface FolderParts {
  /** Of the folder, without its path. */
  readonly name: string;
  /** Fingerprint before the current package was read. */
  readonly since: string;
  /** At that time. */
  readonly state: FolderState;
  look(): Promise<string>;
  take(): Promise<FolderState>;
  /** Called when `state` has changed. */
  changed(): void;
}

/**
 * Follows the opened folder: saved files become the package. Problems are reported; the last usable state stays. It polls names,
 * sizes and times, because file events get lost on network drives and in containers.
 */
export class OpenedFolder {
  readonly name: string;
  state: FolderState;
  readonly #parts: FolderParts;
  #seen: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | undefined;
  /** The last work on the folder, whether it reads it or writes it. */
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: FolderParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.#seen = parts.since;
    this.state = parts.state;
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
    else if (now !== this.#seen || PASSING.has(this.state)) await this.#settled(now);
    this.#later(Math.min(Math.max(LOOK_MILLISECONDS, took / SHARE), LONGEST_MILLISECONDS));
  }

  /** Waits until files stop changing. */
  async #settled(now: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS / 4));
    if ((await this.#parts.look().catch(() => undefined)) !== now || this.#isClosed) return;
    this.#seen = now;
    this.#say(await this.#parts.take());
  }

  #say(state: FolderState): void {
    if (isDeepStrictEqual(state, this.state)) return;
    this.state = state;
    this.#parts.changed();
  }
}
