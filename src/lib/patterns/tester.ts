import type { PatternTester, PatternVerdict } from '../ascdata/dataTypeModel.js';
import { Budget, type Allowance } from './budget.js';
import type { Answer, Question } from './evaluate.js';
import { FairQueue } from './fairQueue.js';

/** Longer patterns and texts are not tried: compiling a pattern cannot be interrupted, and long texts feed slow ones. */
export const MAX_PATTERN_LENGTH = 1_000;
export const MAX_TEXT_LENGTH = 10_000;
/** Time for one text; the worker is ended when it runs out. */
export const TIME_LIMIT_MS = 250;
/** What a question counts at least, so that many short ones are not free. */
const LEAST_TIME_MS = 0.1;
/** Time for a worker to come up before it counts as broken. */
const START_LIMIT_MS = 10_000;
/** What a named caller may use: 20 patterns at once that run into the time limit, then one every 2.5 seconds. */
const ALLOWANCE: Allowance = { atOnce: 20 * TIME_LIMIT_MS, perSecond: 100 };
/** Maximum number of waiting questions of all callers together. */
const MAX_WAITING = 10_000;
/** Characters of patterns and texts whose verdicts are remembered. */
const CACHE_CHARACTERS = 4_000_000;

/** A worker as the tester needs it; the browser and Node each wrap their own kind. */
export interface PatternWorker {
  post(question: Question): void;
  terminate(): void;
}

/** What a worker says: that it is ready, an answer, or that it broke. */
export interface WorkerEvents {
  onready(): void;
  onanswer(answer: Answer): void;
  onbroken(): void;
}

export type StartWorker = (events: WorkerEvents) => PatternWorker;

interface Job extends Question {
  readonly key: string;
  /** Who waits for it. */
  readonly callers: Set<Caller>;
  answered: boolean;
}

interface Running {
  readonly handle: PatternWorker;
  ready: boolean;
}

/** What a pool goes by, so that tests bring their own. */
export interface PoolOptions {
  readonly allowance?: Allowance;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/**
 * Tests patterns for several callers. Each waits only until its own questions are answered, and has a fair share of the worker
 * and a limit on the total time of its questions. The pool itself is a caller without that limit, for use where there is only
 * one.
 */
export interface PatternPool extends PatternTester {
  /** The tester of one caller, whose name is its own. */
  by(caller: string): PatternTester;
}

/**
 * Tests untrusted patterns as native RegExp in a worker that is ended when a text takes longer than 250 ms; the next
 * question gets a new worker. The worker starts with the first question and stays warm. Verdicts are remembered.
 */
export function createPatternTester(startWorker: StartWorker, options: PoolOptions = {}): PatternPool {
  return new Pool(startWorker, options);
}

/** Of the pool itself; no caller by name has it, see `by`. */
const ONLY_CALLER = '';

class Pool implements PatternPool {
  readonly #cache = new VerdictCache();
  readonly #queue = new FairQueue<Job>();
  /** Questions without an answer by their key, the one at work included. */
  readonly #open = new Map<string, Job>();
  readonly #callers = new Map<string, Caller>();
  readonly #only = new Caller(this, ONLY_CALLER, undefined);
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #worker: Running | undefined;
  #asked: { readonly caller: string; readonly job: Job; readonly at: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly startWorker: StartWorker,
    { allowance = ALLOWANCE, now = () => performance.now() }: PoolOptions
  ) {
    this.#allowance = allowance;
    this.#now = now;
  }

  by(caller: string): PatternTester {
    const name = `by ${caller}`;
    for (const [known, each] of this.#callers) if (known !== name && each.isIdle) this.#callers.delete(known);
    const found = this.#callers.get(name) ?? new Caller(this, name, new Budget(this.#allowance, this.#now));
    this.#callers.set(name, found);
    return found;
  }

  test(pattern: string, text: string): PatternVerdict {
    return this.#only.test(pattern, text);
  }

  settled(): Promise<void> {
    return this.#only.settled();
  }

  /** What is known without asking the worker. */
  known(key: string, pattern: string): PatternVerdict | undefined {
    return this.#cache.get(key) ?? (compiles(pattern) ? undefined : this.#cache.set(key, 'invalid'));
  }

  get isCrowded(): boolean {
    return this.#queue.size >= MAX_WAITING;
  }

  /** Asks for a caller. Two who ask the same both wait for it, each in its own turn. */
  ask(caller: Caller, question: Question & { readonly key: string }): void {
    const { key } = question;
    const job = this.#open.get(key) ?? { ...question, callers: new Set<Caller>(), answered: false };
    job.callers.add(caller);
    this.#open.set(key, job);
    this.#queue.add(caller.name, job);
    this.#next();
  }

  /** Sends a question to the worker, if there is both a question and a worker. */
  #next(): void {
    if (this.#asked || this.#queue.size === 0) return;
    const worker = this.#worker ?? this.#start();
    if (!worker?.ready) return;
    for (let next = this.#queue.take(); next; next = this.#queue.take()) {
      const { caller, item: job } = next;
      if (job.answered) continue;
      this.#asked = { caller, job, at: this.#now() };
      this.#setTimer(TIME_LIMIT_MS);
      worker.handle.post({ pattern: job.pattern, text: job.text });
      return;
    }
  }

  #start(): Running | undefined {
    // Events of a terminated worker must not be mistaken for those of its successor.
    const isCurrent = (): boolean => this.#worker === started;
    const events: WorkerEvents = {
      onready: () => {
        if (!isCurrent() || !started) return;
        started.ready = true;
        this.#clearTimer();
        this.#next();
      },
      onanswer: (answer) => {
        if (isCurrent()) this.#settle(answer);
      },
      onbroken: () => {
        if (isCurrent()) this.#ranOut();
      }
    };
    let started: Running | undefined;
    try {
      started = this.#worker = { handle: this.startWorker(events), ready: false };
    } catch {
      this.#giveUp();
      return undefined;
    }
    this.#setTimer(START_LIMIT_MS);
    return started;
  }

  #settle(verdict: Answer): void {
    this.#clearTimer();
    if (!this.#asked) return;
    const { caller, job, at } = this.#asked;
    this.#asked = undefined;
    const time = Math.min(TIME_LIMIT_MS, this.#now() - at);
    this.#queue.spent(caller, Math.max(LEAST_TIME_MS, time));
    this.#answer(job, verdict, (each) => (each.name === caller ? time : 0));
    this.#next();
  }

  #answer(job: Job, verdict: Answer, timeOf: (caller: Caller) => number = () => 0): void {
    job.answered = true;
    this.#open.delete(job.key);
    this.#cache.set(job.key, verdict);
    for (const caller of job.callers) caller.answered(job.key, timeOf(caller));
  }

  /** The question at work ran out of time or memory: it gets its verdict, the others a new worker. */
  #ranOut(): void {
    if (!this.#asked) return this.#giveUp();
    this.#endWorker();
    this.#settle('timeout');
  }

  /** The worker does not come up: nothing asked so far can be answered. */
  #giveUp(): void {
    this.#endWorker();
    this.#asked = undefined;
    this.#queue.clear();
    for (const job of [...this.#open.values()]) this.#answer(job, 'timeout');
  }

  #endWorker(): void {
    this.#clearTimer();
    this.#worker?.handle.terminate();
    this.#worker = undefined;
  }

  #setTimer(limit: number): void {
    this.#timer = setTimeout(() => this.#ranOut(), limit);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
  }
}

/** A caller. Waits only for its own questions. */
class Caller implements PatternTester {
  readonly #open = new Set<string>();
  #waiting: (() => void)[] = [];

  constructor(
    private readonly pool: Pool,
    readonly name: string,
    private readonly budget: Budget | undefined
  ) {}

  /** `pending` also if no more time can be reserved until earlier questions are answered. */
  test(pattern: string, text: string): PatternVerdict {
    if (pattern.length > MAX_PATTERN_LENGTH || text.length > MAX_TEXT_LENGTH) return 'timeout';
    const key = `${pattern.length} ${pattern}${text}`;
    const known = this.pool.known(key, pattern);
    if (known) return known;
    if (this.#open.has(key)) return 'pending';
    if (this.pool.isCrowded || this.budget?.reserve(TIME_LIMIT_MS) === false) {
      return this.#open.size > 0 ? 'pending' : 'untested';
    }
    this.#open.add(key);
    this.pool.ask(this, { key, pattern, text });
    return this.pool.known(key, pattern) ?? 'pending';
  }

  settled(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** `time`: how much of this caller's time it took. */
  answered(key: string, time: number): void {
    this.#open.delete(key);
    this.budget?.giveBack(TIME_LIMIT_MS - time);
    if (this.#open.size > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  /** Whether it is idle with its whole budget left. */
  get isIdle(): boolean {
    return this.#open.size === 0 && this.budget?.isFull !== false;
  }
}

/** Only parses the pattern; engines compile on first use, in the worker. */
function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Verdicts by question; the longest unused make room. */
class VerdictCache {
  readonly #verdicts = new Map<string, PatternVerdict>();
  #characters = 0;

  get(key: string): PatternVerdict | undefined {
    const verdict = this.#verdicts.get(key);
    if (verdict === undefined) return undefined;
    this.#verdicts.delete(key);
    this.#verdicts.set(key, verdict);
    return verdict;
  }

  set(key: string, verdict: PatternVerdict): PatternVerdict {
    if (!this.#verdicts.has(key)) this.#characters += key.length;
    this.#verdicts.set(key, verdict);
    for (const oldest of this.#verdicts.keys()) {
      if (this.#characters <= CACHE_CHARACTERS || oldest === key) break;
      this.#verdicts.delete(oldest);
      this.#characters -= oldest.length;
    }
    return verdict;
  }
}
