import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { WidgetState, WidgetStateName } from '../../channel/container.js';
import { ROUND, type Neighbour } from '../../preview/tabNeighbour.js';
import * as recovery from './hangRecovery.js';

/** Widgets that hang together fall silent within this time of one another, in milliseconds. */
const TOGETHER = 1_500;
/** How long all frames stay out, so that the browser ends the process they share, in milliseconds. */
const APART = 500;
/** How long a flood still delays the process the others share after it was cut off, in milliseconds. */
const AFTER_FLOOD = 10_000;
/** How long a widget on trial is watched once it shows something: long enough for all others to miss a ping. */
export const WATCH = ROUND + 2 * TOGETHER;
/** A timer this late means a busy or sleeping machine: silence then proves nothing. */
const LATE = 1_000;

const ANSWERING: readonly WidgetStateName[] = ['live', 'error', 'init-missing'];
/** Messages cannot reach them. */
const BROKEN: readonly WidgetStateName[] = ['no-ready', 'not-responding', 'flooding', 'blocked-navigation', 'stopped'];

/** Which tiles run their widget: those that came near the viewport and do not block the others. */
export class FrameWatch {
  readonly #isHidden: () => boolean;
  readonly #near = new SvelteSet<string>();
  #recovery = $state.raw(recovery.NO_RECOVERY);
  /** Nothing runs: the frames are being restarted. */
  #apart = $state(false);
  readonly #states = new SvelteMap<string, WidgetStateName>();
  readonly #printers = new Map<string, () => void>();
  /** Showed something since they were started. */
  readonly #shown = new Set<string>();
  /** Answered since they were started. */
  readonly #answered = new Set<string>();
  /** Were sent something and have not answered yet. */
  readonly #asked = new Set<string>();
  #looking: ReturnType<typeof setTimeout> | undefined;
  #watching: ReturnType<typeof setTimeout> | undefined;
  #starting: ReturnType<typeof setTimeout> | undefined;
  /** Until then, silence means nothing. */
  #unsureUntil = Number.NEGATIVE_INFINITY;

  /** @param isHidden whether the page is hidden; browsers delay its timers then */
  constructor(isHidden: () => boolean = () => document.hidden) {
    this.#isHidden = isHidden;
  }

  /** It came near the viewport. */
  enterView(id: string): void {
    if (this.#near.has(id)) return;
    this.#near.add(id);
    this.#recovery = recovery.withNew(this.#recovery, id);
  }

  isStarted(id: string): boolean {
    if (!this.#near.has(id) || this.isStopped(id)) return false;
    return this.#isCutOff(id) || (!this.#apart && !recovery.isWaiting(this.#recovery, id));
  }

  /** It blocked all others. */
  isStopped(id: string): boolean {
    return this.#recovery.stopped.includes(id);
  }

  /** It starts when those before it have run for a while. */
  isWaiting(id: string): boolean {
    return this.#near.has(id) && (this.#apart || recovery.isWaiting(this.#recovery, id));
  }

  /** Whether it accepts messages. */
  isAnswering(id: string): boolean {
    return this.#is(id, ANSWERING);
  }

  isBroken(id: string): boolean {
    return this.isStopped(id) || this.#is(id, BROKEN);
  }

  /** Registers its frame, for printing. Returns the function that removes it. */
  join(id: string, print: () => void): () => void {
    this.#printers.set(id, print);
    return () => void this.#printers.delete(id);
  }

  print(id: string): void {
    this.#asked.add(id);
    this.#printers.get(id)?.();
  }

  /** A frame that is not a tile but runs beside them: it waits and starts as they do. */
  guest(id: string): Neighbour {
    const isHeld = (): boolean => this.#near.has(id) && !this.isStarted(id);
    return {
      get isHeld() {
        return isHeld();
      },
      enter: () => {
        this.enterView(id);
        return () => this.remove(id);
      },
      stateChanged: (state) => this.stateChanged(id, state),
      release: () => this.release(id)
    };
  }

  /** The user restarts it. If all are silent, it starts first. */
  release(id: string): void {
    const started = this.#started();
    const isSilent = started.includes(id) && this.#areSilent(started);
    this.#forget(id);
    if (!isSilent) {
      this.#recovery = recovery.withAnother(this.#recovery, id);
      return;
    }
    this.#recovery = recovery.withFirst(this.#recovery, id, { running: started, now: performance.now() });
    this.#startAfresh();
  }

  /** It is not on the dashboard any more. */
  remove(id: string): void {
    this.#near.delete(id);
    this.#states.delete(id);
    this.#forget(id);
    this.#recovery = recovery.without(this.#recovery, id);
    this.#watch();
  }

  /** It was sent a changed Value. */
  messageSent(id: string): void {
    this.#asked.add(id);
  }

  /** The state of a widget that runs, from its frame. */
  stateChanged(id: string, { name }: WidgetState): void {
    this.#states.set(id, name);
    if (name === 'flooding') this.#unsureUntil = performance.now() + AFTER_FLOOD;
    if (name === 'not-responding') this.#lookIn(TOGETHER);
    else if (name !== 'loading') this.#shown.add(id);
    if (ANSWERING.includes(name)) {
      this.#answered.add(id);
      this.#asked.delete(id);
    }
    this.#watch();
  }

  close(): void {
    for (const timer of [this.#looking, this.#watching, this.#starting]) clearTimeout(timer);
  }

  #is(id: string, names: readonly WidgetStateName[]): boolean {
    const state = this.#states.get(id);
    return state !== undefined && names.includes(state);
  }

  /** Its frame is gone: there is nothing to remove, and only the user starts it again. */
  #isCutOff(id: string): boolean {
    const state = this.#states.get(id);
    return state === 'flooding' || state === 'stopped';
  }

  #started(): string[] {
    return [...this.#near].filter((id) => this.isStarted(id) && !this.#isCutOff(id));
  }

  /** If one answers, the silent ones have their own processes; if there is no other, its own frame reports it. */
  #areSilent(started: readonly string[]): boolean {
    const all = started.length + this.#recovery.queue.slice(1).length;
    return (
      all > 1 && started.some((id) => this.#is(id, ['not-responding'])) && !started.some((id) => this.isAnswering(id))
    );
  }

  #forget(id: string): void {
    for (const known of [this.#shown, this.#answered, this.#asked]) known.delete(id);
  }

  #lookIn(milliseconds: number): void {
    this.#looking ??= setTimeout(
      (due: number) => {
        this.#looking = undefined;
        this.#look(due);
      },
      milliseconds,
      performance.now() + milliseconds
    );
  }

  #look(due: number): void {
    const now = performance.now();
    if (this.#isHidden() || now - due > LATE) this.#unsureUntil = Math.max(this.#unsureUntil, now + ROUND);
    if (now < this.#unsureUntil) return this.#lookIn(this.#unsureUntil - now);
    const running = this.#started();
    if (!this.#areSilent(running)) return;
    const among = (known: ReadonlySet<string>) => new Set(running.filter((id) => known.has(id)));
    const [shown, answered, asked] = [among(this.#shown), among(this.#answered), [...among(this.#asked)]];
    this.#recovery = recovery.afterSilence(this.#recovery, { running, shown, answered, asked, now });
    this.#startAfresh();
  }

  #startAfresh(): void {
    this.close();
    this.#looking = this.#watching = undefined;
    for (const id of [...this.#states.keys()]) if (!this.#isCutOff(id)) this.#states.delete(id);
    for (const known of [this.#shown, this.#answered, this.#asked]) known.clear();
    this.#apart = true;
    this.#starting = setTimeout(() => (this.#apart = false), APART);
  }

  /** Watching starts once all widgets on trial have shown something, or their time is up. */
  #watch(): void {
    const [tried] = this.#recovery.queue;
    if (!tried || this.#apart || this.#watching !== undefined) return;
    const isThere = (id: string): boolean => (this.#states.get(id) ?? 'loading') !== 'loading';
    if (!tried.every((id) => isThere(id) || !this.#near.has(id))) return;
    this.#watching = setTimeout(() => this.#watched(tried), WATCH * Math.max(1, this.#recovery.patience));
  }

  #watched(tried: readonly string[]): void {
    this.#watching = undefined;
    const isSure = !this.#isHidden() && this.#looking === undefined;
    // Once those on trial are gone, it is the next group's turn.
    if (isSure && this.#recovery.queue[0] === tried) {
      this.#recovery = recovery.afterWatch(this.#recovery, performance.now());
    }
    this.#watch();
  }
}
