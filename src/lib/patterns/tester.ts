import type { PatternTester, PatternVerdict } from '../ascdata/datatype.js';
import type { Answer, Question } from './evaluate.js';

/** Longer patterns and texts are not tried: compiling a pattern cannot be interrupted, and long texts feed slow ones. */
export const MAX_PATTERN_LENGTH = 1_000;
export const MAX_TEXT_LENGTH = 10_000;
/** Time for one text; the worker is ended when it runs out. */
export const TIME_LIMIT_MS = 250;
/** Time for a worker to come up before it counts as broken. */
const START_LIMIT_MS = 10_000;
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
}

interface Running {
  readonly handle: PatternWorker;
  ready: boolean;
}

/**
 * Tests untrusted patterns as native RegExp in a worker that is ended when a text takes longer than 250 ms; the next
 * question gets a new worker. The worker starts with the first question and stays warm. Verdicts are remembered.
 */
export function createPatternTester(startWorker: StartWorker): PatternTester {
  return new Tester(startWorker);
}

class Tester implements PatternTester {
  readonly #cache = new VerdictCache();
  /** Questions without an answer. The last one asked is the next at work: while someone types, only the newest matters. */
  readonly #stack: Job[] = [];
  /** Keys of the questions without an answer, the one at work included. */
  readonly #open = new Set<string>();
  #worker: Running | undefined;
  #asked: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  constructor(private readonly startWorker: StartWorker) {}

  test(pattern: string, text: string): PatternVerdict {
    if (pattern.length > MAX_PATTERN_LENGTH || text.length > MAX_TEXT_LENGTH) return 'timeout';
    const key = `${pattern.length} ${pattern}${text}`;
    const known = this.#cache.get(key);
    if (known) return known;
    if (!compiles(pattern)) return this.#cache.set(key, 'invalid');
    if (!this.#open.has(key)) {
      this.#open.add(key);
      this.#stack.push({ key, pattern, text });
      this.#next();
    }
    return this.#cache.get(key) ?? 'pending';
  }

  settled(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Hands a question to the worker, if both are there. */
  #next(): void {
    if (this.#open.size === 0) return this.#rest();
    if (this.#asked || this.#stack.length === 0) return;
    const worker = this.#worker ?? this.#start();
    if (!worker?.ready) return;
    const job = this.#stack.pop();
    if (!job) return;
    this.#asked = job;
    this.#setTimer(TIME_LIMIT_MS);
    worker.handle.post({ pattern: job.pattern, text: job.text });
  }

  #start(): Running | undefined {
    // Events of a worker that was ended meanwhile must not be taken for those of its successor.
    const isCurrent = (): boolean => this.#worker === started;
    const events: WorkerEvents = {
      onready: () => {
        if (!isCurrent() || !started) return;
        started.ready = true;
        this.#clearTimer();
        this.#next();
      },
      onanswer: (answer) => {
        if (isCurrent() && this.#asked) this.#settle(this.#asked, answer);
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

  #settle(job: Job, verdict: Answer): void {
    this.#clearTimer();
    this.#asked = undefined;
    this.#open.delete(job.key);
    this.#cache.set(job.key, verdict);
    this.#next();
  }

  /** The question at work ran out of time or memory: it gets its verdict, the others a new worker. */
  #ranOut(): void {
    const job = this.#asked;
    if (!job) return this.#giveUp();
    this.#endWorker();
    this.#settle(job, 'timeout');
  }

  /** The worker does not come up: nothing asked so far can be answered. */
  #giveUp(): void {
    this.#endWorker();
    this.#asked = undefined;
    this.#stack.length = 0;
    for (const key of this.#open) this.#cache.set(key, 'timeout');
    this.#open.clear();
    this.#rest();
  }

  #endWorker(): void {
    this.#clearTimer();
    this.#worker?.handle.terminate();
    this.#worker = undefined;
  }

  #rest(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  #setTimer(limit: number): void {
    this.#timer = setTimeout(() => this.#ranOut(), limit);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
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
