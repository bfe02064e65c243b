import type { ChosenFix, Definition, FixQuestion, OfferedFix, Plan, FixAnswer } from './messages.js';

/** Runs one question in a new worker; returns what cancels it. `onbroken`: it ended without the last answer. */
type RunJob = (question: FixQuestion, onanswer: (answer: FixAnswer) => void, onbroken: () => void) => () => void;

/** A worker with its own file (CSP `worker-src 'self'`); ends with its last answer. */
const runInWorker: RunJob = (question, onanswer, onbroken) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FixAnswer>) => {
    if (data.type === 'searched' || data.type === 'plan') worker.terminate();
    onanswer(data);
  };
  worker.onerror = () => {
    worker.terminate();
    onbroken();
  };
  worker.postMessage(question);
  return () => worker.terminate();
};

/** Progress of a job. `late`: slow enough to show it. */
export type JobStatus =
  | { readonly kind: 'idle' | 'done' | 'cancelled' | 'failed' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number; readonly late: boolean };

/** Delay before progress is shown. */
const LATE_MS = 200;

/** A question to the worker, and how far its answer is. */
class Job {
  status: JobStatus = $state.raw({ kind: 'idle' });
  #end: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly run: RunJob) {}

  /** Asks, replacing the previous question. `onanswer` gets everything but progress. */
  ask(
    question: FixQuestion,
    onanswer: (answer: Exclude<Parameters<Parameters<RunJob>[1]>[0], { type: 'progress' }>) => void
  ) {
    this.#stop();
    this.status = { kind: 'working', done: 0, total: 0, late: false };
    this.#timer = setTimeout(() => {
      if (this.status.kind === 'working') this.status = { ...this.status, late: true };
    }, LATE_MS);
    this.#end = this.run(
      question,
      (answer) => {
        if (this.status.kind !== 'working') return;
        if (answer.type === 'progress') {
          this.status = { ...this.status, done: answer.done, total: answer.total };
          return;
        }
        if (answer.type !== 'fixes') this.#settle('done');
        onanswer(answer);
      },
      () => this.#settle('failed')
    );
  }

  cancel(): void {
    if (this.status.kind !== 'working') return;
    this.#stop();
    this.status = { kind: 'cancelled' };
  }

  close(): void {
    this.#stop();
    this.status = { kind: 'idle' };
  }

  #settle(kind: 'done' | 'failed'): void {
    clearTimeout(this.#timer);
    this.#end = undefined;
    this.status = { kind };
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#end?.();
    this.#end = undefined;
  }
}

/** Finds fixes for the findings of a definition, in a worker, while the problems are open. */
export class FixSearch {
  /** By finding key; missing: not yet known. */
  fixes: ReadonlyMap<string, readonly OfferedFix[]> = $state.raw(new Map());
  plan: Plan | undefined = $state.raw();
  readonly #search: Job;
  readonly #planning: Job;
  /** The text that `fixes` is about. */
  source: string | undefined;

  constructor(run: RunJob = runInWorker) {
    this.#search = new Job(run);
    this.#planning = new Job(run);
  }

  get status(): JobStatus {
    return this.#search.status;
  }

  get planStatus(): JobStatus {
    return this.#planning.status;
  }

  /** Looks for fixes, unless they are known. `first`: the element whose findings come first. */
  search(definition: Definition, first: number | undefined): void {
    if (this.source === definition.source) return;
    this.source = definition.source;
    this.fixes = new Map();
    this.#search.ask({ type: 'search', first, ...definition }, (answer) => {
      if (answer.type === 'fixes') this.fixes = new Map(this.fixes).set(answer.key, answer.fixes);
    });
  }

  cancel(): void {
    this.#search.cancel();
  }

  /** Looks for them after it was cancelled. */
  again(definition: Definition, first: number | undefined): void {
    this.source = undefined;
    this.search(definition, first);
  }

  /** Works out what fixing everything comes to: `plan`, when it is known. */
  planAll(definition: Definition, all: boolean, picks: readonly ChosenFix[]): void {
    this.plan = undefined;
    this.#planning.ask({ type: 'plan', all, picks, ...definition }, (answer) => {
      if (answer.type === 'plan') this.plan = answer;
    });
  }

  cancelPlan(): void {
    this.#planning.cancel();
  }

  /** No answer arrives any more. */
  close(): void {
    this.#search.close();
    this.#planning.close();
    this.source = undefined;
  }
}
