import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { WidgetState, WidgetStateName } from '../../channel/container.js';
import { rescueOf } from './rescue.js';

/** Widgets that hang together say so within this time of one another, in milliseconds. */
const TOGETHER = 1_500;
/** How long all frames stay out, so that the browser ends the process they share, in milliseconds. */
const APART = 500;
/** A flood holds up the process that the others share, until long after it was cut off, in milliseconds. */
const AFTER_FLOOD = 10_000;
const ANSWERING: readonly WidgetStateName[] = ['live', 'init-missing'];
/** Nothing that is asked of them reaches them. */
const BROKEN: readonly WidgetStateName[] = ['no-ready', 'not-responding', 'flooding', 'blocked-navigation'];

/** Which tiles run their widget: those that came near the viewport once, and do not keep the others from running. */
export class Running {
  readonly #near = new SvelteSet<string>();
  /** Kept all others from running. */
  readonly #stopped = new SvelteSet<string>();
  /** Start one after the other. */
  #turns: readonly string[] = $state.raw([]);
  /** Nothing runs: the frames are being started afresh. */
  #apart = $state(false);
  readonly #states = new SvelteMap<string, WidgetStateName>();
  readonly #printers = new Map<string, () => void>();
  /** Showed something since they were started. */
  readonly #shown = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastBlind = Number.NEGATIVE_INFINITY;
  #lastFlood = Number.NEGATIVE_INFINITY;

  /** It came near the viewport. */
  come(id: string): void {
    this.#near.add(id);
  }

  isStarted(id: string): boolean {
    if (!this.#near.has(id) || this.#stopped.has(id)) return false;
    return this.#isCutOff(id) || (!this.#apart && this.#turns.indexOf(id) <= 0);
  }

  isStopped(id: string): boolean {
    return this.#stopped.has(id);
  }

  /** Does it take what is asked of it? */
  isAnswering(id: string): boolean {
    const state = this.#states.get(id);
    return state !== undefined && ANSWERING.includes(state);
  }

  isBroken(id: string): boolean {
    const state = this.#states.get(id);
    return this.#stopped.has(id) || (state !== undefined && BROKEN.includes(state));
  }

  /** Its frame, which can be asked to print. Gives the function that takes it back. */
  join(id: string, print: () => void): () => void {
    this.#printers.set(id, print);
    return () => void this.#printers.delete(id);
  }

  print(id: string): void {
    this.#printers.get(id)?.();
  }

  /** Somebody wants to see it run again. */
  release(id: string): void {
    this.#shown.delete(id);
    this.#stopped.delete(id);
  }

  /** It is not on the dashboard any more. */
  gone(id: string): void {
    this.#near.delete(id);
    this.#states.delete(id);
    this.#shown.delete(id);
    this.#turns = this.#turns.filter((each) => each !== id);
  }

  /** The state of a widget that runs, from its frame. */
  told(id: string, { name }: WidgetState): void {
    this.#states.set(id, name);
    if (name === 'flooding') this.#lastFlood = performance.now();
    if (name === 'loading') return;
    if (name === 'not-responding') {
      this.#timer ??= setTimeout(() => this.#look(), TOGETHER);
      return;
    }
    this.#shown.add(id);
    if (this.#turns[0] === id) this.#turns = this.#turns.slice(1);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** It has no frame any more: nothing of it needs to be taken out, and only somebody who asks for it starts it again. */
  #isCutOff(id: string): boolean {
    return this.#states.get(id) === 'flooding';
  }

  #look(): void {
    this.#timer = undefined;
    const recovering = this.#lastFlood + AFTER_FLOOD - performance.now();
    if (recovering > 0) {
      this.#timer = setTimeout(() => this.#look(), recovering);
      return;
    }
    const started = [...this.#near].filter((id) => this.isStarted(id) && !this.#isCutOff(id));
    const inState = (names: readonly WidgetStateName[]) =>
      started.filter((id) => names.includes(this.#states.get(id) ?? 'loading'));
    const looked = {
      silent: inState(['not-responding']),
      fresh: started.filter((id) => !this.#shown.has(id)),
      answering: inState(ANSWERING).length,
      all: started.length + Math.max(0, this.#turns.length - 1)
    };
    const rescue = rescueOf(looked, this.#lastBlind, performance.now());
    if (!rescue) return;
    if (rescue.stopped.length + rescue.turns.length === 0) this.#lastBlind = performance.now();
    for (const id of rescue.stopped) this.#stopped.add(id);
    const waiting = this.#turns.filter((id) => !this.#stopped.has(id));
    this.#turns = [...new Set([...rescue.turns, ...waiting])];
    this.#startAfresh();
  }

  #startAfresh(): void {
    for (const id of [...this.#states.keys()]) if (!this.#isCutOff(id)) this.#states.delete(id);
    this.#shown.clear();
    this.#apart = true;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#apart = false;
    }, APART);
  }
}
