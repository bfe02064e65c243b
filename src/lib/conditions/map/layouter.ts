import type { Layout, LayoutQuestion } from './layout.js';
import type { LayoutAnswer } from './layoutWorker.js';

/** The end of a worker that the page holds. */
export interface LayoutPort {
  post(question: LayoutQuestion): void;
  terminate(): void;
}

/** Opens a worker; `onbroken`: it could not be started, or threw. */
export type OpenLayoutPort = (onlayout: (layout: Layout) => void, onbroken: () => void) => LayoutPort;

/** A worker with its own file (CSP `worker-src 'self'`), which includes the library. */
const openWorker: OpenLayoutPort = (onlayout, onbroken) => {
  const worker = new Worker(new URL('./layoutWorker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => onlayout(data.layout);
  worker.onerror = onbroken;
  return { post: (question) => worker.postMessage(question), terminate: () => worker.terminate() };
};

export interface LayouterEvents {
  readonly onlayout: (layout: Layout) => void;
  /** The worker ended without an answer. */
  readonly onbroken: () => void;
}

/** Lays out off the page. Only the last question is answered: a worker still at an older one is ended. */
export class Layouter {
  readonly #events: LayouterEvents;
  readonly #open: OpenLayoutPort;
  #port: LayoutPort | undefined;
  #isBusy = false;

  constructor(events: LayouterEvents, open: OpenLayoutPort = openWorker) {
    this.#events = events;
    this.#open = open;
  }

  ask(question: LayoutQuestion): void {
    if (this.#isBusy) this.close();
    this.#port ??= this.#open(
      (layout) => this.#receive(layout),
      () => this.#break()
    );
    this.#isBusy = true;
    this.#port.post(question);
  }

  close(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#isBusy = false;
  }

  #receive(layout: Layout): void {
    this.#isBusy = false;
    this.#events.onlayout(layout);
  }

  #break(): void {
    this.close();
    this.#events.onbroken();
  }
}
