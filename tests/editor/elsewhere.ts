import type { WidgetEvent } from '../../src/lib/api.js';
import { elements } from '../../src/lib/form/testing.js';

/** A server on which others save too: Values and the live stream of widget 7, as the editor requests them. */
export class Elsewhere {
  version = 1;
  packageId = 1;
  readonly values = new Map<string, unknown>(elements.map(({ Id, Value }) => [Id, Value]));
  /** `Last-Event-ID` of every connection that was opened. */
  readonly resumed: (string | null)[] = [];
  /** Status codes for the next answers, one each. */
  readonly refusals: number[] = [];
  /** Nothing gets through in either direction. */
  isDown = false;
  /** The next save succeeds, but its answer is lost. */
  losesAnswer = false;
  #by: string | null = null;
  #draft: WidgetEvent['Draft'];
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  readonly send = (async (url: string, init: RequestInit = {}) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    if (url.includes('/Events')) return this.#stream(new Headers(init.headers).get('last-event-id'), init.signal);
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return new Response('{}', { status: refusal });
    if (init.method !== 'PUT') return this.#answer(200);
    if (new Headers(init.headers).get('if-match') !== `"${this.version}"`) return this.#answer(412);
    const { Values } = JSON.parse(String(init.body)) as { Values: object };
    this.save(Object.entries(Values), 'me');
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return Promise.resolve(this.#answer(200));
  }) as typeof fetch;

  /** Somebody saves, or a draft goes live or ends; every open stream reports it before anything else happens. */
  save(changes: Iterable<readonly [string, unknown]>, by: string | null, draft?: WidgetEvent['Draft']): void {
    for (const [id, value] of changes) this.values.set(id, value);
    this.version += 1;
    this.#by = by;
    this.#draft = draft;
    for (const stream of this.#streams) this.#say(stream, 'saved');
  }

  /** Its translations are published. */
  publish(published: number): void {
    const data = JSON.stringify({ Id: 7, Texts: published, Published: published });
    for (const stream of this.#streams) stream.enqueue(bytes(`event: texts\ndata: ${data}\n\n`));
  }

  /** Its template's drafts or their plans change. */
  drafts(revision: number): void {
    const data = JSON.stringify({ Id: 7, Drafts: revision });
    for (const stream of this.#streams) stream.enqueue(bytes(`event: drafts\ndata: ${data}\n\n`));
  }

  /** The folder that the widget is opened from can be used (null), or not. */
  folder(problem: { en: string; de: string } | null): void {
    const data = JSON.stringify({ Id: 7, Problem: problem });
    for (const stream of this.#streams) stream.enqueue(bytes(`event: folder\ndata: ${data}\n\n`));
  }

  delete(): void {
    for (const stream of this.#streams) stream.enqueue(bytes('id: 7:0\nevent: gone\ndata: {"Id":7}\n\n'));
  }

  restore(): void {
    for (const stream of this.#streams) this.#say(stream, 'now');
  }

  /** Breaks every connection. */
  cut(): void {
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  #stream(known: string | null, signal: AbortSignal | null | undefined): Response {
    this.resumed.push(known);
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return new Response('{}', { status: refusal });
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.#streams.add(stream);
        stream.enqueue(bytes('retry: 2000\n\n'));
        if (known === null) this.#say(stream, 'now');
        else if (known !== `7:${this.version}`) this.#say(stream, 'saved');
        signal?.addEventListener('abort', () => {
          if (this.#streams.delete(stream)) stream.error(new Error('aborted'));
        });
      }
    });
    return new Response(body, { status: 200 });
  }

  #say(stream: ReadableStreamDefaultController<Uint8Array>, name: string): void {
    const data = JSON.stringify({ Id: 7, Version: this.version, By: this.#by, Draft: this.#draft });
    stream.enqueue(bytes(`id: 7:${this.version}\nevent: ${name}\ndata: ${data}\n\n`));
  }

  #answer(status: number): Response {
    const body = { Version: this.version, Package: this.packageId, Values: Object.fromEntries(this.values) };
    const text = JSON.stringify(status === 412 ? { code: 'version-conflict', current: body } : body);
    return new Response(text, { status, headers: { etag: `"${this.version}"` } });
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
