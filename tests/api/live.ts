import { Check } from 'typebox/value';
import { WidgetEventSchema } from '../../src/lib/api/live.js';
import { EventParser, type ServerEvent } from '../../src/lib/live/follow.js';
import { ask, type Ask } from './harness.js';

/** Reads a live stream as a client does. */
export class Listener {
  readonly events: ServerEvent[] = [];
  readonly #parser = new EventParser();
  readonly #reader: ReadableStreamDefaultReader<string>;
  #taken = 0;

  constructor(body: ReadableStream<Uint8Array>) {
    // Node's and the browser's types do not match, though they are the same.
    this.#reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  }

  /** Opens a stream through hooks and route; fails if it is not one. */
  static async open(path: string, options: Ask = {}): Promise<Listener> {
    const response = await ask(`/api/Widgets/${path}`, options);
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    return new Listener(response.body);
  }

  /** The next event as name and data; undefined: the stream has ended. */
  async next(): Promise<[name: string, data: unknown] | undefined> {
    while (this.#taken === this.events.length) {
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.events.push(...this.#parser.push(value));
    }
    const event = this.events[this.#taken++]!;
    const data: unknown = JSON.parse(event.data);
    if (!Check(WidgetEventSchema, data)) throw new Error(`not an event of the document: ${event.data}`);
    return [event.name, data];
  }

  /** The `Last-Event-ID` of a client that has read this far. */
  get lastEventId(): string {
    return this.events.slice(0, this.#taken).at(-1)?.id ?? '';
  }

  /** Breaks the connection. */
  async cut(): Promise<void> {
    await this.#reader.cancel();
  }
}

/** Saves a widget's `Count`; returns the new version. */
export async function save(id: number, count: number, options: Ask = {}): Promise<number> {
  const sent = { method: 'PUT', json: { Values: { Count: count } }, headers: { 'if-match': '*' }, ...options };
  const response = await ask(`/api/Widgets/${id}/Values`, sent);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { Version: number }).Version;
}
