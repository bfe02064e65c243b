import { getContext, setContext } from 'svelte';

/** The frames of a dashboard that can be taken out, by tile. */
export class FrameStops {
  readonly #frames = new Map<string, () => void>();

  /** Returns the function that undoes it. */
  join(id: string, halt: () => void): () => void {
    this.#frames.set(id, halt);
    return () => void this.#frames.delete(id);
  }

  halt(id: string): void {
    this.#frames.get(id)?.();
  }
}

const key = Symbol('halting');

export const provideFrameStops = (): FrameStops => setContext(key, new FrameStops());
export const useFrameStops = (): FrameStops => getContext<FrameStops>(key);
