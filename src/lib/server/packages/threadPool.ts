import { Worker } from 'node:worker_threads';

/** Bounds on one task; beyond them its thread is ended. */
export interface TaskLimits {
  /** Of work. On a busy machine it may take longer: until this process has used so much CPU time, and `LONGEST` times it at most. */
  readonly milliseconds: number;
  /** Of the heap, in MB. */
  readonly memory: number;
}

/** A task exceeded its time or memory. */
export class TaskTooCostly extends Error {
  override readonly name = 'TaskTooCostly';
}

/** The machine was too busy to say whether a task is costly. */
export class TaskStarved extends TaskTooCostly {}

/** How many times its limit a task may wait for a busy machine. */
const LONGEST = 5;
const LOOK_MILLISECONDS = 50;

interface PoolOptions extends TaskLimits {
  /** Script of the threads: takes a task as a message, and answers each with one message. */
  readonly script: string;
  readonly workerData: unknown;
  readonly threads: number;
  /** CPU time of this process in milliseconds. */
  readonly cpu?: () => number;
}

interface Job<Task, Reply> {
  readonly task: Task;
  readonly memory: readonly ArrayBuffer[];
  readonly milliseconds: number;
  settle(reply: Reply): void;
  fail(error: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** Ends its current task from outside. */
  broke: (error: unknown) => void;
}

/** Runs tasks in a few warm threads, fairly between owners: each has at most one task running, and waiting owners take turns. */
export class ThreadPool<Task, Reply> {
  readonly #options: PoolOptions;
  /** Waiting tasks by owner, in the order of turns. */
  readonly #waiting = new Map<string, Job<Task, Reply>[]>();
  readonly #running = new Set<string>();
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * The reply to a task.
   * @param milliseconds how long it may take, by default the pool's limit; waiting is not counted
   * @param memory of the task, which is handed over instead of being copied
   * @throws TaskTooCostly, or the error of the thread
   */
  run(
    owner: string,
    task: Task,
    milliseconds = this.#options.milliseconds,
    memory: readonly ArrayBuffer[] = []
  ): Promise<Reply> {
    return new Promise((settle, fail) => {
      if (this.#isClosed) return fail(new Error('The pool of threads is closed.'));
      const own = this.#waiting.get(owner) ?? [];
      own.push({ task, memory, milliseconds, settle, fail });
      this.#waiting.set(owner, own);
      this.#next();
    });
  }

  /** Ends all threads. Running and waiting tasks fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new Error('The server is being stopped.');
    for (const jobs of this.#waiting.values()) for (const { fail } of jobs) fail(error);
    this.#waiting.clear();
    await Promise.all(Array.from(this.#all, (thread) => this.#end(thread, error)));
  }

  #next(): void {
    for (const [owner, jobs] of this.#waiting) {
      if (this.#running.size >= this.#options.threads) return;
      if (this.#running.has(owner)) continue;
      const job = jobs.shift();
      if (jobs.length === 0) this.#waiting.delete(owner);
      if (job) void this.#begin(owner, job);
    }
  }

  async #begin(owner: string, { settle, fail, ...job }: Job<Task, Reply>): Promise<void> {
    this.#running.add(owner);
    try {
      settle(await this.#answered(job));
    } catch (error) {
      fail(error);
    } finally {
      this.#running.delete(owner);
      this.#toTheEnd(owner);
      this.#next();
    }
  }

  /** An owner goes to the end of the queue after each turn. */
  #toTheEnd(owner: string): void {
    const jobs = this.#waiting.get(owner);
    if (!jobs) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, jobs);
  }

  #answered({ task, memory, milliseconds }: Omit<Job<Task, Reply>, 'settle' | 'fail'>): Promise<Reply> {
    const thread = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      const end = this.#endIfCostly(milliseconds, (error) => thread.broke(error));
      thread.broke = (error) => {
        end();
        void this.#end(thread, error);
        reject(error);
      };
      thread.worker.once('message', (reply: Reply) => {
        end();
        thread.broke = (error) => void this.#end(thread, error);
        this.#idle.push(thread);
        resolve(reply);
      });
      thread.worker.postMessage(task, memory);
    });
  }

  /**
   * Calls `broke` once a task that begins now has taken too long. A thread cannot have worked more than the whole process did,
   * nor more than its share beside the other threads. Returns the function that stops watching.
   */
  #endIfCostly(milliseconds: number, broke: (error: TaskTooCostly) => void): () => void {
    const { cpu = ownCpu } = this.#options;
    const [from, before] = [performance.now(), cpu()];
    const look = () => {
      const left = milliseconds * Math.max(1, this.#running.size) - (cpu() - before);
      if (left <= 0) return broke(new TaskTooCostly('time'));
      const most = from + milliseconds * LONGEST - performance.now();
      if (most <= 0) return broke(new TaskStarved('time'));
      timer = setTimeout(look, Math.min(Math.max(left, LOOK_MILLISECONDS), most));
    };
    let timer = setTimeout(look, milliseconds);
    return () => clearTimeout(timer);
  }

  #start(): Thread {
    const { script, workerData, memory } = this.#options;
    const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } });
    const thread: Thread = { worker, broke: () => undefined };
    worker.on('error', (error) => thread.broke(isOutOfMemory(error) ? new TaskTooCostly('memory') : error));
    worker.on('exit', () => thread.broke(new Error('The thread ended.')));
    // A caller waiting for a reply has a connection, which keeps the process alive.
    worker.unref();
    this.#all.add(thread);
    return thread;
  }

  async #end(thread: Thread, error: unknown): Promise<void> {
    if (!this.#all.delete(thread)) return;
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    thread.broke(error);
    thread.broke = () => undefined;
    await thread.worker.terminate();
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
