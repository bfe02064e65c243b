import type { Answer, DefinitionQuestion, Question, Ticketed } from './messages.js';

/** The end of a worker that the page holds. */
export interface AnalysisPort {
  post(question: Ticketed<Question>): void;
  terminate(): void;
}

/** Opens a worker; `onbroken`: it could not be started, or threw. */
export type OpenPort = (onanswer: (answer: Ticketed<Answer>) => void, onbroken: () => void) => AnalysisPort;

/** A worker with its own file (CSP `worker-src 'self'`). */
export const openWorker: OpenPort = (onanswer, onbroken) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Ticketed<Answer>>) => onanswer(data);
  worker.onerror = onbroken;
  return { post: (question) => worker.postMessage(question), terminate: () => worker.terminate() };
};

export interface AnalyserEvents {
  readonly onanswer: (answer: Answer) => void;
  /** The analysis ended without an answer. */
  readonly onbroken: () => void;
}

/**
 * Sends questions to the worker. Per kind of question only the latest answer arrives. A worker busy with an old definition is terminated
 * when a new one comes or the user cancels.
 */
export class Analyser {
  readonly #open: OpenPort;
  readonly #events: AnalyserEvents;
  #port: AnalysisPort | undefined;
  #definition: DefinitionQuestion | undefined;
  #tickets = 0;
  /** By kind of question: the last one that was asked. */
  readonly #last = new Map<Question['type'], number>();
  #proving = false;

  constructor(events: AnalyserEvents, open: OpenPort = openWorker) {
    this.#events = events;
    this.#open = open;
  }

  define(definition: DefinitionQuestion): void {
    if (this.#proving) this.#end();
    this.#definition = definition;
    this.#proving = definition.prove;
    this.#ask(definition);
  }

  ask(question: Exclude<Question, DefinitionQuestion>): void {
    if (!this.#definition) return;
    if (!this.#port) this.#ask({ ...this.#definition, prove: false });
    this.#ask(question);
  }

  /** Ends the computation. Later questions are still answered. */
  cancel(): void {
    this.#end();
  }

  /** No answer arrives any more. */
  close(): void {
    this.#end();
    this.#definition = undefined;
  }

  #ask(question: Question): void {
    this.#port ??= this.#open(
      (answer) => this.#receive(answer),
      () => this.#break()
    );
    const ticket = ++this.#tickets;
    this.#last.set(question.type, ticket);
    this.#port.post({ ...question, ticket });
  }

  #receive({ ticket, ...answer }: Ticketed<Answer>): void {
    if (ticket !== this.#last.get(questionOf(answer as Answer))) return;
    if (answer.type === 'count') this.#proving = false;
    this.#events.onanswer(answer as Answer);
  }

  #end(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#proving = false;
    this.#last.clear();
  }

  #break(): void {
    this.#end();
    this.#events.onbroken();
  }
}

const questionOf = ({ type }: Answer): Question['type'] =>
  type === 'progress' || type === 'proof' || type === 'count' ? 'definition' : type;

/** Progress of the analysis. `late`: slow enough to show it. */
export type AnalysisStatus =
  | { readonly kind: 'done' | 'cancelled' | 'failed' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number; readonly late: boolean };

/** Delay before progress is shown. */
const LATE_MS = 200;

/** How far the worker is with a definition. */
export class AnalysisProgress {
  status = $state.raw<AnalysisStatus>({ kind: 'done' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param total rules to prove */
  begin(total: number): void {
    clearTimeout(this.#timer);
    this.status = { kind: 'working', done: 0, total, late: false };
    this.#timer = setTimeout(() => {
      if (this.status.kind === 'working') this.status = { ...this.status, late: true };
    }, LATE_MS);
  }

  advance(done: number, total: number): void {
    if (this.status.kind === 'working') this.status = { ...this.status, done, total };
  }

  end(kind: 'done' | 'cancelled' | 'failed'): void {
    this.close();
    this.status = { kind };
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
