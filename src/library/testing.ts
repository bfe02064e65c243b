import { parse as parseText } from '../lib/ascdata/document.js';
import { isRecord } from '../lib/ascdata/elements.js';
import type { AscData } from '../lib/ascdata/types.js';
import { Outbox } from '../lib/channel/outbox.js';
import { asAnnouncement, asToContainer, PROTOCOL, type ToWidget } from '../lib/channel/protocol.js';

/** `ascdata/testing`: a container for unit tests of a widget, without a server or a browser. */

/** What a widget tells its container. */
export type SentMessage =
  | { readonly type: 'Ready'; readonly delayInitComplete: boolean; readonly version: string }
  /** Something threw before the page called sendReady. */
  | { readonly type: 'Unstarted'; readonly failure: { readonly error: string; readonly calls: readonly string[] } }
  | { readonly type: 'InitComplete' }
  /** `failed`: a call of the library that cannot work. */
  | { readonly type: 'Log'; readonly message: string; readonly failed: boolean }
  /** Something threw; `during` names the event that was handled. */
  | {
      readonly type: 'Failed';
      readonly failure: { readonly during: string; readonly error: string; readonly calls: readonly string[] };
    }
  | { readonly type: 'Blocked'; readonly origin: string; readonly directive: string }
  | { readonly type: 'SaveToFile'; readonly data: Blob; readonly fileName: string; readonly fileType: string };

/** Where the widget is shown. */
export interface TestContainerOptions {
  /** Default `dashboard`. */
  readonly view?: 'dashboard' | 'detail' | 'report';
}

/** The container of one widget. */
export interface TestContainer {
  /** When the widget has called sendReady, and its handlers have had the first data. */
  readonly ready: Promise<void>;
  /** All that the widget has told, in order. */
  readonly sent: readonly SentMessage[];
  /**
   * Delivers Values that change in one step; the widget's handlers have run when it returns, but for what they do later.
   * @throws RangeError there is no such element
   * @throws Error the widget has not been ready yet
   */
  deliver(values: Readonly<Record<string, unknown>>): void;
  /** Animations may start. @throws Error as deliver */
  play(): void;
  /** @throws Error as deliver */
  stop(): void;
  /** Requests a print or export. @throws Error as deliver */
  print(): void;
  /** Ends it; the page has no container then, and what was made of a page is gone until the next one. */
  close(): void;
}

/** The end of the channel that the widget gets. */
interface WidgetPort {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

interface Page extends EventTarget {
  readonly Event?: typeof Event;
}

const ADDRESS = 'http://widget.invalid/index.html';

const here = globalThis as { window?: Page };
let made: { readonly window: Page } | undefined;

/** The page of this program; where there is none, the least that the runtime libraries need. */
function pageHere(): Page {
  if (!here.window) Object.assign(here, (made ??= leastPage()));
  return here.window!;
}

/** What `pageHere` made is none of this program. */
function leavePage(): void {
  if (!made || here.window !== made.window) return;
  for (const name of Object.keys(made)) Reflect.deleteProperty(here, name);
}

function leastPage(): { readonly window: Page } {
  const window = new EventTarget();
  const location = new URL(ADDRESS);
  const document = Object.assign(new EventTarget(), { readyState: 'complete' });
  const Element = class {
    scrollIntoView(): void {}
  };
  Object.assign(window, { parent: window, location, document });
  return Object.assign({ window }, { location, document, Element });
}

// Before the runtime libraries are loaded, which read it at once.
pageHere();

/**
 * A container for the widget that this page creates next; there is one at a time.
 * @param ascData the text of the definition, or what it says
 * @throws SyntaxError the text is no JSON
 */
export function testContainer(ascData: string | AscData, options: TestContainerOptions = {}): TestContainer {
  return new Container(typeof ascData === 'string' ? contentIn(ascData) : ascData, options);
}

class Container implements TestContainer {
  readonly ready: Promise<void>;
  readonly sent: SentMessage[] = [];
  readonly #content: AscData;
  readonly #view: TestContainerOptions['view'];
  readonly #page = pageHere();
  readonly #before = Object.getOwnPropertyDescriptor(this.#page, 'parent');
  readonly #outbox = new Outbox();
  #port: WidgetPort | undefined;
  #isReady = (): void => {};
  /** The window around the page. */
  readonly #window = {
    postMessage: (data: unknown, _origin: string, [announcing]: readonly MessagePort[] = []): void => {
      if (data !== PROTOCOL || !announcing) return;
      announcing.onmessage = (event) => {
        announcing.close();
        this.#announced(event.data);
      };
    }
  };

  constructor(content: AscData, { view = 'dashboard' }: TestContainerOptions) {
    this.#content = content;
    this.#view = view;
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
    this.#around(this.#window);
  }

  deliver(values: Readonly<Record<string, unknown>>): void {
    const port = this.#demandPort();
    const ids = new Set(this.#content.Elements?.map(({ Id }) => Id));
    const unknown = Object.keys(values).find((id) => !ids.has(id));
    if (unknown !== undefined) throw new RangeError(`There is no element with the Id “${unknown}”.`);
    for (const [id, value] of Object.entries(values)) this.#outbox.put(id, value);
    this.#send(port);
  }

  play(): void {
    post(this.#demandPort(), { type: 'Play' });
  }

  stop(): void {
    post(this.#demandPort(), { type: 'Stop' });
  }

  print(): void {
    post(this.#demandPort(), { type: 'PrintRequested' });
  }

  close(): void {
    this.#port = undefined;
    if (this.#before) Object.defineProperty(this.#page, 'parent', this.#before);
    else this.#around(this.#page);
    leavePage();
  }

  #around(parent: unknown): void {
    Object.defineProperty(this.#page, 'parent', { value: parent, configurable: true });
  }

  #demandPort(): WidgetPort {
    if (!this.#port) throw new Error('The widget is not ready: await container.ready.');
    return this.#port;
  }

  #announced(data: unknown): void {
    const message = asAnnouncement(data);
    if (!message) return;
    if (message.type === 'Unstarted') return void this.sent.push({ type: 'Unstarted', failure: message.failure });
    const { protocol, type, instance, delayInitComplete, version } = message;
    this.sent.push({ type, delayInitComplete, version });
    const port = { onmessage: null, postMessage: (answer: unknown) => this.#received(answer), close: () => {} };
    const connect = { protocol, type: 'Connect', instance, view: this.#view };
    const Made = this.#page.Event ?? Event;
    const event = Object.assign(new Made('message'), { source: this.#window, data: connect, ports: [port] });
    this.#page.dispatchEvent(event);
    this.#port = port;
    this.#send(port);
    this.#isReady();
  }

  #received(data: unknown): void {
    const message = asToContainer(data);
    if (message && message.type !== 'Ack' && message.type !== 'Pong') this.sent.push(message);
  }

  #send(port: WidgetPort): void {
    const next = this.#outbox.take(this.#content, () => new Map());
    if (next) post(port, { type: next.type, seq: next.seq, json: next.json });
  }
}

function post(port: WidgetPort, data: ToWidget): void {
  port.onmessage?.({ data });
}

function contentIn(text: string): AscData {
  const { data } = parseText(text);
  if (!isRecord(data) || !Array.isArray(data.Elements))
    throw new SyntaxError('The definition is no JSON with Elements.');
  return data as unknown as AscData;
}
