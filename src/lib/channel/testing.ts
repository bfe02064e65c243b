import { afterEach, beforeEach, vi } from 'vitest';
import type { AscData } from '../ascdata/types.js';
import { WidgetConnection, type ConnectionOptions, type WidgetState } from './container.js';
import { PROTOCOL, type ConnectMessage, type ToContainer, type ToWidget } from './protocol.js';

/** An end of a channel that delivers at once, so that only the test's clock advances. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: Port | undefined;
  postMessage(data: unknown): void {
    this.other?.onmessage?.({ data });
  }
  close(): void {
    this.other = undefined;
  }
}

export class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class Frame extends EventTarget {
  /** How often its page was asked to reload. */
  reloads = 0;
  get src(): string {
    return '/w/token/index.html';
  }
  set src(_address: string) {
    this.reloads += 1;
  }
}

const page = { hidden: false };
export const hidePage = (): void => void (page.hidden = true);

/**
 * Sets up the clock and the page of containers, for the tests of the calling file. Not by importing this: a module shared by
 * several files runs only for the first of them.
 */
export function usePage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    vi.stubGlobal('MessageChannel', Channel);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.defineProperty(new EventTarget(), 'hidden', { get: () => page.hidden }));
  });

  afterEach(() => {
    page.hidden = false;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

const ascData = { Elements: [{ Id: 'a', DisplayName: 'A', DataType: 'number', Value: 1 }] } as unknown as AscData;
const message = (parts: object) => Object.assign(new Event('message'), parts);

/** To the window around the frame, with these ports. Reading its data fails. */
function postToWindow(ports: readonly Port[], source: unknown): boolean {
  const unpacked = () => {
    throw new Error('A message to the window was unpacked.');
  };
  return window.dispatchEvent(Object.defineProperty(message({ ports, source }), 'data', { get: unpacked }));
}

/** A container with a frame, and actions of its widget. The test controls the clock. */
export function container(options: Partial<ConnectionOptions> = {}) {
  const states: WidgetState[] = [];
  const received: ToWidget[] = [];
  const connects: ConnectMessage[] = [];
  const ports: Port[] = [];
  const contentWindow = {
    postMessage(connect: ConnectMessage, _origin: string, [port]: [Port]) {
      connects.push(connect);
      ports.push(port);
      port.onmessage = ({ data }) => received.push(data as ToWidget);
    }
  };
  const frame = Object.assign(new Frame(), { contentWindow, remove: vi.fn() });
  const connection = new WidgetConnection(frame as never, {
    ...{ ascData, values: () => new Map(), view: 'dashboard', onState: (state) => states.push(state) },
    ...options
  });
  const post = (announcing: readonly Port[] = [], source: unknown = contentWindow) => postToWindow(announcing, source);
  /** Through a separate port. */
  const announce = (data: unknown, source?: unknown) => {
    const { port1, port2 } = new Channel();
    post([port2], source);
    port1.postMessage(data);
  };
  const ready = (delayInitComplete = false, instance = 'one') =>
    announce({ protocol: PROTOCOL, type: 'Ready', instance, delayInitComplete, version: '1' });
  const send = (data: ToContainer, port = ports.at(-1)!) => port.postMessage(data);
  const load = () => frame.dispatchEvent(new Event('load'));
  const acknowledge = () => {
    const last = received.findLast((each) => 'seq' in each);
    send({ type: 'Ack', seq: last && 'seq' in last ? last.seq : 0, delivered: 'DataChanged' });
  };
  const live = () => {
    ready();
    load();
    acknowledge();
    send({ type: 'InitComplete' });
  };
  const types = () => received.map(({ type }) => type);
  return {
    connection,
    states,
    frame,
    connects,
    ports,
    received,
    types,
    post,
    announce,
    ready,
    send,
    load,
    acknowledge,
    live
  };
}

/** Advances the clock by milliseconds. */
export const advanceTime = (ms: number) => vi.advanceTimersByTime(ms);
