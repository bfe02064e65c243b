import type { IncomingMessage } from './messageReader.js';
import { directTransport, type Transport, type OpenTransport } from './transport.js';
import type { FromTransportWorker, ToTransportWorker } from './transportWorker.js';

/** Valid whichever port is in use by now: announcements have their own port, and a flood concerns the whole widget. */
const OF_ANY_PORT: ReadonlySet<IncomingMessage['type']> = new Set(['Ready', 'Unstarted', 'Ignored', 'Flood']);

interface Open {
  round: number;
  arrived(incoming: IncomingMessage): void;
}

/** One worker reads for all widgets of a page; a widget with a slow message is cut off. */
class LineWorker {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open>();
  readonly #questions = new Map<number, () => void>();
  #transports = 0;
  #asked = 0;
  /** Whether its file could not be loaded; it is not tried again. */
  isBroken = false;

  constructor() {
    this.#worker = new Worker(new URL('./transportWorker.js', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromTransportWorker>) => this.#receive(data);
    this.#worker.onerror = () => this.#break();
  }

  open(arrived: (incoming: IncomingMessage) => void): Transport {
    const transport = ++this.#transports;
    const entry: Open = { round: 0, arrived };
    this.#open.set(transport, entry);
    return {
      announced: (port) => this.#post({ type: 'announced', transport, port }, [port]),
      use: (port) => this.#post({ type: 'use', transport, round: ++entry.round, port }, [port]),
      send: (message) => this.#post({ type: 'send', transport, message }),
      settled: (done) => this.#settle(done),
      drop: () => {
        entry.round += 1;
        this.#post({ type: 'drop', transport });
      },
      close: () => {
        this.#open.delete(transport);
        this.#post({ type: 'close', transport });
      }
    };
  }

  #post(message: ToTransportWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #settle(done: () => void): void {
    if (this.isBroken) return done();
    const question = ++this.#asked;
    this.#questions.set(question, done);
    this.#post({ type: 'settle', question });
  }

  #receive(data: FromTransportWorker): void {
    if (data.type === 'settled') {
      const done = this.#questions.get(data.question);
      this.#questions.delete(data.question);
      return done?.();
    }
    const entry = this.#open.get(data.transport);
    // What was read before its port was closed arrives too late.
    if (entry && (OF_ANY_PORT.has(data.incoming.type) || entry.round === data.round)) entry.arrived(data.incoming);
  }

  /** Its ports are lost; each widget gets a new one. */
  #break(): void {
    this.isBroken = true;
    this.#worker.terminate();
    for (const done of this.#questions.values()) done();
    for (const { arrived } of this.#open.values()) arrived({ type: 'Lost' });
  }
}

let shared: LineWorker | undefined;

/**
 * Reads in a worker, so that no message of a widget blocks the page; in the page itself if the worker's file cannot be loaded.
 */
export const workerTransport: OpenTransport = (arrived) => {
  shared ??= new LineWorker();
  const worker = shared;
  let transport = worker.isBroken ? directTransport(arrived) : worker.open(receive);
  function receive(incoming: IncomingMessage): void {
    if (incoming.type === 'Lost') transport = directTransport(arrived);
    arrived(incoming);
  }
  return {
    announced: (port) => transport.announced(port),
    use: (port) => transport.use(port),
    send: (message) => transport.send(message),
    settled: (done) => transport.settled(done),
    drop: () => transport.drop(),
    close: () => transport.close()
  };
};
