import { getContext, setContext } from 'svelte';
import { TIMINGS, type WidgetState } from '../channel/state.js';

/** In this time a widget is asked whether it runs, and has to say so, in milliseconds. */
export const ROUND = TIMINGS.ping + TIMINGS.answer;

/**
 * A widget's frame among others that may run in one process with it: who shows them decides when it has to go. Without one
 * a frame is on its own.
 */
export interface Neighbour {
  /** It is to have no frame for now. */
  readonly isHeld: boolean;
  /** It is in the page; gives what is to be called when it is not any more. */
  enter(): () => void;
  told(state: WidgetState): void;
  /** The user restarts it. */
  release(): void;
}

const key = Symbol('neighbour');

export const provideNeighbour = (value: Neighbour): Neighbour => setContext(key, value);
export const useNeighbour = (): Neighbour | undefined => getContext<Neighbour | undefined>(key);
