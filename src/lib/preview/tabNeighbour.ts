import { getContext, setContext } from 'svelte';
import { TIMINGS, type WidgetState } from '../channel/state.js';

/** Time within which a widget is pinged and must answer, in milliseconds. */
export const ROUND = TIMINGS.ping + TIMINGS.answer;

/**
 * A widget's frame among others that may share its process: their owner decides when a frame must go. Optional for a single frame.
 */
export interface Neighbour {
  /** It must not have a frame for now. */
  readonly isHeld: boolean;
  /** It was inserted; returns the function to call once it is removed. */
  enter(): () => void;
  stateChanged(state: WidgetState): void;
  /** The user restarts it. */
  release(): void;
}

const key = Symbol('neighbour');

export const provideNeighbour = (value: Neighbour): Neighbour => setContext(key, value);
export const useNeighbour = (): Neighbour | undefined => getContext<Neighbour | undefined>(key);
