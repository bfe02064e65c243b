import { describe, expect, it } from 'vitest';
import type { LogEntry } from './container.js';
import { Failures } from './failures.js';
import { PROTOCOL, type HandledEvent } from './protocol.js';
import { advanceTime, container, usePage } from './testing.js';

usePage();

const failureIn = (during: HandledEvent) => ({ during, error: `TypeError: in ${during}`, calls: [] });

/** What happens to the page of a widget, in order; a name is that of the handler which throws then. */
type Step = HandledEvent | 'delivering' | 'delivered' | 'page';

it.each<[title: string, steps: Step[], counts: HandledEvent | undefined]>([
  ['a failure in a data handler counts', ['delivering', 'DataChanged', 'delivered'], 'DataChanged'],
  [
    'a failure in a data handler ends with a delivery that succeeds',
    ['delivering', 'DataChanged', 'delivered', 'delivering', 'delivered'],
    undefined
  ],
  [
    'a failure in the next delivery replaces the one before',
    ['delivering', 'DataChanged', 'delivered', 'delivering', 'SingleElementDataChanged', 'delivered'],
    'SingleElementDataChanged'
  ],
  ['a promise that a data handler rejects later counts', ['delivering', 'delivered', 'DataChanged'], 'DataChanged'],
  ['a failure at Play stays after a delivery that succeeds', ['Play', 'delivering', 'delivered'], 'Play'],
  [
    'a failure outside the handlers stays after deliveries that succeed',
    ['delivering', 'none', 'delivered', 'delivering', 'delivered'],
    'none'
  ],
  ['the first of several lasting failures counts', ['none', 'Play', 'delivering', 'DataChanged', 'delivered'], 'none'],
  ['another page starts without failures', ['none', 'DataChanged', 'page'], undefined]
])('%s', (_, steps, counts) => {
  const failures = new Failures();
  for (const step of steps) {
    if (step === 'page') failures.clear();
    else if (step === 'delivering' || step === 'delivered') failures[step]();
    else failures.add(failureIn(step));
  }
  expect(failures.current).toEqual(counts && failureIn(counts));
});

describe('what throws', () => {
  const failure = { during: 'DataChanged', error: 'TypeError: no', calls: ['draw (main.js:12:5)'] } as const;

  it('in a data handler puts the widget into the error state until a delivery succeeds', () => {
    const logged: LogEntry[] = [];
    const { connection, live, send, acknowledge } = container({ onLog: (entry) => logged.push(entry) });
    live();
    connection.update([['a', 2]]);
    send({ type: 'Failed', failure });
    acknowledge();
    expect([connection.state, logged.findLast(({ type }) => type === 'Error')?.failure]).toEqual([
      { name: 'error', failure },
      failure
    ]);
    connection.update([['a', 3]]);
    expect(connection.state.name).toBe('error');
    acknowledge();
    expect(connection.state.name).toBe('live');
  });

  it('is reported rather than a missing InitComplete, and forgotten with its page', () => {
    const { connection, load, ready, send, live } = container({ timings: { ping: 60_000 } });
    load();
    ready(true);
    send({ type: 'Failed', failure: { ...failure, during: 'none' } });
    advanceTime(10_000);
    expect(connection.state.name).toBe('not-responding');
    send({ type: 'Ack', seq: 1, delivered: 'DataChanged' });
    expect(connection.state.name).toBe('error');
    ready(false, 'two');
    load();
    expect(connection.state.name).toBe('loading');
    live();
  });

  it('before sendReady is the state of the widget, until it sends that all the same', () => {
    const { connection, load, announce, live } = container();
    announce({ protocol: PROTOCOL, type: 'Unstarted', failure: { ...failure, calls: 1 } });
    announce({ protocol: PROTOCOL, type: 'Unstarted', failure });
    load();
    advanceTime(5_000);
    expect(connection.state).toEqual({ name: 'error', failure });
    live();
    announce({ protocol: PROTOCOL, type: 'Unstarted', failure });
    expect(connection.state.name).toBe('live');
  });
});
