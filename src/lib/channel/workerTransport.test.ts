import { beforeEach, expect, test, vi } from 'vitest';
import type { IncomingMessage } from './messageReader.js';
import type { FromTransportWorker, ToTransportWorker } from './transportWorker.js';
import type { OpenTransport } from './transport.js';
import { PROTOCOL } from './protocol.js';

/** Replaces the worker, and does nothing by itself. */
class Stand {
  static last: Stand;
  readonly sent: ToTransportWorker[] = [];
  readonly terminate = vi.fn();
  onmessage: ((event: { data: FromTransportWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    Stand.last = this;
  }
  postMessage(message: ToTransportWorker): void {
    this.sent.push(message);
  }
  says = (data: FromTransportWorker) => this.onmessage!({ data });
}

let open: OpenTransport;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', Stand);
  open = (await import('./workerTransport.js')).workerTransport;
});

const init: IncomingMessage = { type: 'InitComplete' };
const ready: IncomingMessage = {
  ...{ protocol: PROTOCOL, type: 'Ready', instance: 'one', delayInitComplete: false, version: '1' }
};
const port = () => new MessageChannel().port1;

test('all widgets of a page share one worker, and each receives only its own messages', () => {
  const [a, b]: [IncomingMessage[], IncomingMessage[]] = [[], []];
  open((incoming) => a.push(incoming)).use(port());
  const { last } = Stand;
  open((incoming) => b.push(incoming)).use(port());
  expect(Stand.last).toBe(last);
  last.says({ type: 'arrived', transport: 2, round: 1, incoming: init });
  expect([a, b]).toEqual([[], [init]]);
});

test('messages from a port that is no longer in use, or of a closed widget, are ignored', () => {
  const heard: IncomingMessage[] = [];
  const transport = open((incoming) => heard.push(incoming));
  const says = (round: number) => Stand.last.says({ type: 'arrived', transport: 1, round, incoming: init });
  transport.use(port());
  transport.use(port());
  says(1);
  says(2);
  transport.drop();
  says(2);
  transport.use(port());
  says(4);
  transport.close();
  says(4);
  expect(heard).toHaveLength(2);
  expect(Stand.last.sent.map(({ type }) => type)).toEqual(['use', 'use', 'drop', 'use', 'close']);
});

test.each<IncomingMessage>([ready, { type: 'Ignored', messageType: 'Nope' }, { type: 'Flood' }])(
  '$type is passed on, whichever port is in use by then',
  (incoming) => {
    const heard: IncomingMessage[] = [];
    const transport = open((incoming) => heard.push(incoming));
    transport.announced(port());
    transport.use(port());
    transport.drop();
    Stand.last.says({ type: 'arrived', transport: 1, round: 0, incoming });
    expect(heard).toEqual([incoming]);
  }
);

test('settled() calls back once, when the worker has answered', () => {
  const transport = open(() => {});
  const done = vi.fn();
  transport.settled(done);
  expect(done).not.toHaveBeenCalled();
  Stand.last.says({ type: 'settled', question: 1 });
  Stand.last.says({ type: 'settled', question: 1 });
  expect(done).toHaveBeenCalledTimes(1);
});

test('if the worker cannot be loaded, each widget is informed, and its next port is read in the page', async () => {
  const heard: IncomingMessage[] = [];
  const transport = open((incoming) => heard.push(incoming));
  transport.use(port());
  const waiting = vi.fn();
  transport.settled(waiting);
  Stand.last.onerror!();
  expect([heard, waiting.mock.calls.length]).toEqual([[{ type: 'Lost' }], 1]);
  const { port1, port2 } = new MessageChannel();
  transport.use(port1);
  port2.postMessage(init);
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'Lost' }, init]));
  transport.close();
});
