import type { Arrival } from './intake.js';
import { directLine, type Line, type OpenLine } from './portLine.js';
import type { FromLineWorker, ToLineWorker } from './lineWorker.js';

/** Valid whichever port is in use by now: an announcement has its own port, and a flood is the widget's. */
const OF_ANY_PORT: ReadonlySet<Arrival['type']> = new Set(['Ready', 'Ignored', 'Flood']);

interface Open {
  round: number;
  arrived(arrival: Arrival): void;
}

/** One worker reads for all widgets of a page; a widget whose message takes long is cut off. */
class LineWorker {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  readonly #questions = new Map<number, () => void>();
  #lines = 0;
  #asked = 0;
  /** The permanent failure: its file could not be loaded. */
  isBroken = false;

  constructor() {
    this.#worker = new Worker(new URL('./lineWorker.js', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromLineWorker>) => this.#receive(data);
    this.#worker.onerror = () => this.#break();
  }

  open(arrived: (arrival: Arrival) => void): Line {
    const line = ++this.#lines;
    const entry: Open = { round: 0, arrived };
    this.#open.set(line, entry);
    return {
      announced: (port) => this.#post({ type: 'announced', line, port }, [port]),
      use: (port) => this.#post({ type: 'use', line, round: ++entry.round, port }, [port]),
      send: (message) => this.#post({ type: 'send', line, message }),
      settled: (done) => this.#settle(done),
      drop: () => {
        entry.round += 1;
        this.#post({ type: 'drop', line });
      },
      close: () => {
        this.#open.delete(line);
        this.#post({ type: 'close', line });
      }
    };
  }

  #post(message: ToLineWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #settle(done: () => void): void {
    if (this.isBroken) return done();
    const question = ++this.#asked;
    this.#questions.set(question, done);
    this.#post({ type: 'settle', question });
  }

  #receive(data: FromLineWorker): void {
    if (data.type === 'settled') {
      const done = this.#questions.get(data.question);
      this.#questions.delete(data.question);
      return done?.();
    }
    const entry = this.#open.get(data.line);
    // What had been read before its port was given up arrives too late.
    if (entry && (OF_ANY_PORT.has(data.arrival.type) || entry.round === data.round)) entry.arrived(data.arrival);
  }

  /** The ports are gone with it; each widget gets a new one. */
  #break(): void {
    this.isBroken = true;
    this.#worker.terminate();
    for (const done of this.#questions.values()) done();
    for (const { arrived } of this.#open.values()) arrived({ type: 'Lost' });
  }
}

let shared: LineWorker | undefined;

/**
 * Reads in a worker, so that no message of a widget holds up the page; if the worker's file cannot be loaded, in the page
 * itself.
 */
export const workerLine: OpenLine = (arrived) => {
  shared ??= new LineWorker();
  const worker = shared;
  let line = worker.isBroken ? directLine(arrived) : worker.open(receive);
  function receive(arrival: Arrival): void {
    if (arrival.type === 'Lost') line = directLine(arrived);
    arrived(arrival);
  }
  return {
    announced: (port) => line.announced(port),
    use: (port) => line.use(port),
    send: (message) => line.send(message),
    settled: (done) => line.settled(done),
    drop: () => line.drop(),
    close: () => line.close()
  };
};
