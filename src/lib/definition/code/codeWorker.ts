import type { CodeAnswer, CodeQuestion } from './worker.js';

/** Pages and scripts: their functions may look up an Id that others name. */
export const SCRIPTS = /\.(?:[cm]?js|html?)$/i;

/** A package takes no longer to read, in milliseconds, unless its code is made to. */
const LONGEST = 10_000;

/** The end of a worker that the page holds. */
export interface CodePort {
  postMessage(question: CodeQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CodeAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A worker with its own file (CSP `worker-src 'self'`). */
const openWorker = (): CodePort => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }) as CodePort;

interface Asked {
  readonly question: CodeQuestion;
  readonly settle: (answer: CodeAnswer | undefined) => void;
}

/** Reads code beside the page, one question at a time. Of several that wait only the last is asked. */
export class CodeWorker {
  #port: CodePort | undefined;
  #asked: Asked | undefined;
  #next: Asked | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: () => CodePort = openWorker) {}

  /** @returns undefined: the worker broke or took too long, or something else was asked since */
  ask(question: CodeQuestion): Promise<CodeAnswer | undefined> {
    this.#next?.settle(undefined);
    return new Promise((settle) => {
      this.#next = { question, settle };
      if (!this.#asked) this.#send();
    });
  }

  /** No answer arrives any more. */
  close(): void {
    this.#next?.settle(undefined);
    this.#next = undefined;
    this.#break();
  }

  #send(): void {
    this.#asked = this.#next;
    this.#next = undefined;
    if (!this.#asked) return;
    this.#port ??= this.#opened();
    this.#port.postMessage(this.#asked.question);
    this.#timer = setTimeout(() => this.#break(), LONGEST);
  }

  #opened(): CodePort {
    const port = this.open();
    port.onmessage = ({ data }) => this.#end(this.#next ? undefined : data);
    port.onerror = () => this.#break();
    return port;
  }

  #break(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#end(undefined);
  }

  #end(answer: CodeAnswer | undefined): void {
    clearTimeout(this.#timer);
    this.#asked?.settle(answer);
    this.#asked = undefined;
    this.#send();
  }
}
