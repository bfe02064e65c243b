import { sameJson } from '../../datatypes/shared/equal.js';
import type { FileContents } from './packageCheck.js';
import type { CheckAnswer, CheckQuestion, Found, SentQuestion } from './worker.js';

/** Typing rests for so long, in milliseconds, before what was typed is checked. */
const REST = 400;
/** A worker that breaks is started again so often before somebody has to ask for it. */
const MOST_STARTS = 2;

/** The end of a worker that the page holds. */
export interface CheckPort {
  postMessage(question: SentQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: (() => void) | null;
}

/** A worker with its own file (CSP `worker-src 'self'`). */
const openWorker = (): CheckPort =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }) as CheckPort;

/** Checks a definition beside the page while it is edited. Of several questions only the last is answered. */
export class Checker {
  /** What was found last; undefined: nothing is known yet. */
  found: readonly Found[] | undefined = $state.raw();
  /** The worker broke, and was started again in vain: what was found is not of the present text. */
  hasFailed = $state(false);
  /** The text that `found` is about: only in that one its fixes fit. */
  checked: string | undefined;
  #port: CheckPort | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: CheckQuestion | undefined;
  #next: CheckQuestion | undefined;
  /** What `found` answers. */
  #answered: CheckQuestion | undefined;
  /** The files that the worker was sent last. */
  #files: FileContents | undefined;
  #breaks = 0;

  constructor(private readonly open: () => CheckPort = openWorker) {}

  /** Asks once no other question came for a while. */
  ask(question: CheckQuestion): void {
    this.#next = question;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), this.found ? REST : 0);
  }

  /** Asks for the last text again, with a new worker. */
  again(): void {
    this.#breaks = 0;
    this.hasFailed = false;
    this.#send();
  }

  /** No answer arrives any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#end();
    this.#next = undefined;
  }

  #send(): void {
    if (this.#asked || !this.#next) return;
    // What was typed and taken back is known.
    if (!this.hasFailed && sameJson(this.#next, this.#answered)) return void (this.#next = undefined);
    this.#asked = this.#next;
    this.#next = undefined;
    try {
      this.#port ??= this.#opened();
      const { files } = this.#asked;
      const isKnown = files !== undefined && sameJson(files, this.#files);
      this.#port.postMessage(isKnown ? { ...this.#asked, files: 'as before' } : this.#asked);
      this.#files = files;
    } catch {
      this.#break();
    }
  }

  #opened(): CheckPort {
    const port = this.open();
    port.onmessage = ({ data }) => {
      const asked = this.#asked;
      this.#asked = undefined;
      this.#breaks = 0;
      this.hasFailed = false;
      if (!this.#next) {
        this.found = data.found;
        this.checked = data.source;
        this.#answered = asked;
      }
      this.#send();
    };
    port.onerror = () => this.#break();
    port.onmessageerror = () => this.#break();
    return port;
  }

  #end(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#files = undefined;
    this.#asked = undefined;
  }

  /** What it was asked is asked again, unless another text came. */
  #break(): void {
    this.#next ??= this.#asked;
    this.#end();
    this.#breaks += 1;
    if (this.#breaks <= MOST_STARTS) this.#send();
    else this.hasFailed = true;
  }
}
