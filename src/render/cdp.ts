import type { Readable, Writable } from 'node:stream';

export type Fields = Readonly<Record<string, unknown>>;

interface Waiting {
  resolve(result: Fields): void;
  reject(error: Error): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly error?: { readonly message: string };
}

/** Limit of an answer or event: a screenshot of 16 megapixels is smaller. */
const MAX_MESSAGE = 256 * 1024 * 1024;

/**
 * The DevTools protocol over `--remote-debugging-pipe`: JSON texts, each ended by a NUL. A pipe is private to two processes,
 * whereas a port would be open to every program of the machine.
 */
export class Devtools {
  readonly #to: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (params: Fields) => void>();
  #sent = 0;
  #closed: Error | undefined;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    from.on('data', (chunk: Buffer) => this.#read(chunk));
    for (const end of [to, from]) {
      end.on('error', (error) => this.close(error));
      end.on('close', () => this.close(new Error('The browser closed its pipe.')));
    }
  }

  /** One command. Rejects when the browser refuses it or has ended. */
  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    if (this.#closed) return Promise.reject(this.#closed);
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  on(method: string, listener: (params: Fields) => void): void {
    this.#listeners.set(method, listener);
  }

  /** Rejects all pending commands with this error. */
  close(error: Error): void {
    if (this.#closed) return;
    this.#closed = error;
    this.#parts = [];
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0 && !this.#closed; end = chunk.indexOf(0, start)) {
      this.#parts.push(chunk.subarray(start, end));
      const text = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      this.#length = 0;
      this.#receive(JSON.parse(text) as Message);
      start = end + 1;
    }
    if (this.#closed) return;
    this.#parts.push(chunk.subarray(start));
    this.#length += chunk.length - start;
    if (this.#length > MAX_MESSAGE) this.close(new Error('The browser sent too much at once.'));
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (id === undefined) {
      if (method !== undefined) this.#listeners.get(method)?.(params ?? {});
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result ?? {});
  }
}
