import type { CheckQuestion, Found } from './worker.js';

/** Typing rests for so long, in milliseconds, before what was typed is checked. */
const REST = 200;

/** Checks a definition beside the page while it is edited. Of several questions only the last is answered. */
export class Checker {
  /** What was found last; undefined: nothing is known yet. */
  found: readonly Found[] | undefined = $state.raw();
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #next: CheckQuestion | undefined;

  /** Asks once no other question came for a while. */
  ask(question: CheckQuestion): void {
    this.#next = question;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), this.found ? REST : 0);
  }

  /** No answer arrives any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isBusy = false;
  }

  #send(): void {
    if (this.#isBusy || !this.#next) return;
    const question = this.#next;
    this.#next = undefined;
    this.#isBusy = true;
    this.#worker ??= this.#open();
    this.#worker.postMessage(question);
  }

  #open(): Worker {
    // A worker with its own file (CSP `worker-src 'self'`).
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly Found[]>) => {
      this.#isBusy = false;
      if (!this.#next) this.found = data;
      this.#send();
    };
    worker.onerror = () => this.close();
    return worker;
  }
}
