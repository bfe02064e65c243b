import { beforeEach, expect, test, vi } from 'vitest';
import type { Arrival } from './intake.js';
import type { FromLineWorker, ToLineWorker } from './lineWorker.js';
import type { OpenLine } from './portLine.js';
import { PROTOCOL } from './protocol.js';

/** Stands where the worker is, and does nothing by itself. */
class Stand {
  static last: Stand;
  readonly sent: ToLineWorker[] = [];
  readonly terminate = vi.fn();
  onmessage: ((event: { data: FromLineWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    Stand.last = this;
  }
  postMessage(message: ToLineWorker): void {
    this.sent.push(message);
  }
  says = (data: FromLineWorker) => this.onmessage!({ data });
}

let open: OpenLine;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', Stand);
  open = (await import('./workerLine.js')).workerLine;
});

const init: Arrival = { type: 'InitComplete' };
const ready: Arrival = {
  ...{ protocol: PROTOCOL, type: 'Ready', instance: 'one', delayInitComplete: false, version: '1' }
};
const port = () => new MessageChannel().port1;

test('all widgets of a page share one worker, and each hears what is its own', () => {
  const [a, b]: [Arrival[], Arrival[]] = [[], []];
  open((arrival) => a.push(arrival)).use(port());
  const { last } = Stand;
  open((arrival) => b.push(arrival)).use(port());
  expect(Stand.last).toBe(last);
  last.says({ type: 'arrived', line: 2, round: 1, arrival: init });
  expect([a, b]).toEqual([[], [init]]);
});

test('what was read through a port that has been given up since, or of a widget that is gone, is not heard', () => {
  const heard: Arrival[] = [];
  const line = open((arrival) => heard.push(arrival));
  const says = (round: number) => Stand.last.says({ type: 'arrived', line: 1, round, arrival: init });
  line.use(port());
  line.use(port());
  says(1);
  says(2);
  line.drop();
  says(2);
  line.use(port());
  says(4);
  line.close();
  says(4);
  expect(heard).toHaveLength(2);
  expect(Stand.last.sent.map(({ type }) => type)).toEqual(['use', 'use', 'drop', 'use', 'close']);
});

test.each<Arrival>([ready, { type: 'Ignored', said: 'Nope' }, { type: 'Flood' }])(
  '$type is heard, whichever port is in use by then',
  (arrival) => {
    const heard: Arrival[] = [];
    const line = open((arrival) => heard.push(arrival));
    line.announced(port());
    line.use(port());
    line.drop();
    Stand.last.says({ type: 'arrived', line: 1, round: 0, arrival });
    expect(heard).toEqual([arrival]);
  }
);

test('who asks whether everything is read is told when the worker has come to it', () => {
  const line = open(() => {});
  const done = vi.fn();
  line.settled(done);
  expect(done).not.toHaveBeenCalled();
  Stand.last.says({ type: 'settled', question: 1 });
  Stand.last.says({ type: 'settled', question: 1 });
  expect(done).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be loaded is told to each widget, whose next port is read in the page', async () => {
  const heard: Arrival[] = [];
  const line = open((arrival) => heard.push(arrival));
  line.use(port());
  const waiting = vi.fn();
  line.settled(waiting);
  Stand.last.onerror!();
  expect([heard, waiting.mock.calls.length]).toEqual([[{ type: 'Lost' }], 1]);
  const { port1, port2 } = new MessageChannel();
  line.use(port1);
  port2.postMessage(init);
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'Lost' }, init]));
  line.close();
});
