import { describe, expect, it } from 'vitest';
import type { IncomingMessage } from './messageReader.js';
import { directTransport, type OpenTransport } from './transport.js';
import { PROTOCOL } from './protocol.js';
import { container, hidePage, usePage, advanceTime } from './testing.js';

usePage();

describe('Ready', () => {
  it('must come before data is sent, and InitComplete before Play', () => {
    const { connection, load, ready, types, connects, acknowledge, send } = container();
    load();
    expect(types()).toEqual([]);
    ready();
    expect([connects, types()]).toEqual([
      [{ protocol: PROTOCOL, type: 'Connect', instance: 'one', view: 'dashboard' }],
      ['Data']
    ]);
    advanceTime(20);
    acknowledge();
    expect(connection.state).toEqual({ name: 'loading' });
    send({ type: 'InitComplete' });
    expect([connection.state, types()]).toEqual([{ name: 'live', ms: 20 }, ['Data', 'Play']]);
  });

  it('is reported missing 5 seconds after the page has loaded, and still accepted later', () => {
    const { connection, load, live } = container();
    advanceTime(9_000);
    load();
    advanceTime(4_999);
    expect(connection.state.name).toBe('loading');
    advanceTime(1);
    expect(connection.state).toEqual({ name: 'no-ready', left: false });
    live();
    expect(connection.state.name).toBe('live');
  });

  it('is ignored from another window or with another protocol', () => {
    const { load, announce, connects } = container();
    load();
    const given = { protocol: PROTOCOL, type: 'Ready', instance: 'one', delayInitComplete: false, version: '1' };
    announce(given, {});
    announce({ ...given, protocol: 'other' });
    expect(connects).toEqual([]);
  });

  it('is not read from a window message without exactly one port', () => {
    const logged: string[] = [];
    const { load, post, connects } = container({ onLog: ({ detail }) => logged.push(detail) });
    load();
    post();
    const [{ port1, port2 }, { port1: second }] = [new MessageChannel(), new MessageChannel()];
    for (const ports of [[], [port1, port2, second]]) post(ports as never);
    expect([connects, new Set(logged)]).toEqual([[], new Set(['message through window.postMessage, unread'])]);
  });
});

describe('InitComplete', () => {
  it('is reported missing 10 seconds after sendReady(true), and Play is sent all the same', () => {
    const { connection, load, ready, acknowledge, send, types } = container();
    load();
    ready(true);
    acknowledge();
    for (let second = 0; second < 9; second++) {
      advanceTime(1_000);
      pong();
    }
    expect(connection.state.name).toBe('loading');
    advanceTime(1_000);
    expect([connection.state.name, types().filter((type) => type === 'Play')]).toEqual(['init-missing', ['Play']]);
    send({ type: 'InitComplete' });
    expect([connection.state.name, types().filter((type) => type === 'Play')]).toEqual(['live', ['Play']]);

    function pong(): void {
      send({ type: 'Pong', seq: types().filter((type) => type === 'Ping').length });
    }
  });
});

describe('DataChanged', () => {
  it('is one message for all Values that changed in one step', () => {
    const { connection, live, received } = container();
    live();
    connection.update([
      ['a', 2],
      ['b', 3]
    ]);
    expect(received.flatMap((each) => (each.type === 'Patch' ? [each.json] : []))).toEqual(['[["a",2],["b",3]]']);
  });

  it('is sent one at a time, with edits in between merged into the next', () => {
    const { connection, live, received, acknowledge } = container();
    live();
    for (const value of [2, 3, 4]) connection.update([['a', value]]);
    acknowledge();
    const patches = received.flatMap((each) => (each.type === 'Patch' ? [each.json] : []));
    expect(patches).toEqual(['[["a",2]]', '[["a",4]]']);
  });

  it('shows the widget as not responding after 4 seconds without an answer, until one comes', () => {
    const { connection, live, acknowledge } = container();
    live();
    connection.update([['a', 2]]);
    advanceTime(3_999);
    expect(connection.state.name).toBe('live');
    advanceTime(1);
    expect(connection.state.name).toBe('not-responding');
    acknowledge();
    expect(connection.state).toEqual({ name: 'live', ms: 4_000 });
  });
});

describe('a widget that hangs', () => {
  it('is found by a Ping every 3 seconds that goes unanswered for 4, and recovers when it answers', () => {
    const { connection, live, send, types } = container();
    live();
    advanceTime(3_000);
    expect(types().at(-1)).toBe('Ping');
    advanceTime(4_000);
    expect(connection.state.name).toBe('not-responding');
    send({ type: 'Pong', seq: 1 });
    expect(connection.state.name).toBe('live');
  });

  it('is not pinged while the page is hidden', () => {
    const { connection, live, types } = container();
    live();
    hidePage();
    advanceTime(60_000);
    expect([connection.state.name, types().includes('Ping')]).toEqual(['live', false]);
  });

  it('before its page has loaded is reported after 10 seconds', () => {
    const { connection } = container();
    advanceTime(9_999);
    expect(connection.state.name).toBe('loading');
    advanceTime(1);
    expect(connection.state.name).toBe('not-responding');
  });
});

describe('messages that are read asynchronously', () => {
  /** Reads as in the page, but reports that everything is read when the test says so. */
  function readElsewhere() {
    const seen = { isBusy: false, settled: () => {}, arrived: (_: IncomingMessage) => {} };
    const openTransport: OpenTransport = (arrived) => {
      seen.arrived = arrived;
      return { ...directTransport(arrived), settled: (done) => (seen.isBusy ? (seen.settled = done) : done()) };
    };
    return { ...container({ openTransport }), seen };
  }

  it('are read before a widget counts as not responding, since its answer may be among them', () => {
    const { connection, live, acknowledge, seen } = readElsewhere();
    live();
    seen.isBusy = true;
    connection.update([['a', 2]]);
    advanceTime(60_000);
    expect(connection.state.name).toBe('live');
    acknowledge();
    seen.settled();
    expect(connection.state.name).toBe('live');
    connection.update([['a', 3]]);
    advanceTime(4_000);
    seen.settled();
    expect(connection.state.name).toBe('not-responding');
  });

  it('are read before a loaded page is served, since its Ready may be among them', () => {
    const { live, load, ready, connects, seen } = readElsewhere();
    live();
    seen.isBusy = true;
    load();
    ready(false, 'two');
    expect(connects).toHaveLength(1);
    seen.settled();
    expect(connects.map(({ instance }) => instance)).toEqual(['one', 'two']);
  });

  it('get a new port when the reader is lost, and a page not heard from yet is reloaded', () => {
    const { frame, live, ports, seen } = readElsewhere();
    seen.arrived({ type: 'Lost' });
    expect([frame.reloads, ports]).toEqual([1, []]);
    live();
    seen.arrived({ type: 'Lost' });
    expect([frame.reloads, ports.length]).toEqual([1, 2]);
  });
});

describe('a widget that sends far too much', () => {
  it.each(['window', 'port'])('through its %s is removed and not heard again', (way) => {
    const { connection, live, post, send, frame, states } = container();
    live();
    for (let sent = 0; sent < 250; sent++) {
      if (way === 'window') post();
      else send({ type: 'Log', message: 'more', failed: false });
    }
    expect([connection.state.name, frame.remove.mock.calls.length]).toEqual(['flooding', 1]);
    const told = states.length;
    live();
    advanceTime(60_000);
    expect(states.length).toBe(told);
  });
});

describe('another page in the frame', () => {
  it('gets a port of its own and all the data, and the port of the page before is no longer read', () => {
    const { connection, live, ready, load, ports, types, send } = container();
    live();
    ready(false, 'two');
    expect(ports).toHaveLength(1);
    load();
    expect([ports.length, types().at(-1)]).toEqual([2, 'Data']);
    send({ type: 'Ack', seq: 2, delivered: 'DataChanged' }, ports[0]);
    expect(connection.state.name).toBe('loading');
    send({ type: 'Ack', seq: 2, delivered: 'DataChanged' });
    expect(connection.state.name).toBe('loading');
    send({ type: 'InitComplete' });
    expect(connection.state.name).toBe('live');
    ready(false, 'three');
    load();
    send({ type: 'InitComplete' });
    expect(connection.state.name).toBe('loading');
  });

  it('gets a port of its own even if its Ready comes after it has loaded', () => {
    const { live, load, ready, connects } = container();
    live();
    load();
    ready(false, 'two');
    expect(connects.map(({ instance }) => instance)).toEqual(['one', 'one', 'two']);
  });

  it('has no deadline for InitComplete without sendReady(true), whatever the page before had', () => {
    const { connection, load, ready, acknowledge } = container({ timings: { ping: 60_000 } });
    load();
    ready(true);
    acknowledge();
    advanceTime(6_000);
    ready(false, 'two');
    load();
    acknowledge();
    advanceTime(20_000);
    expect(connection.state.name).toBe('loading');
  });

  it('that never uses its new port is reported as one the widget left for', () => {
    const { connection, live, load, ports } = container();
    live();
    load();
    expect(ports).toHaveLength(2);
    advanceTime(4_000);
    expect(connection.state).toEqual({ name: 'no-ready', left: true });
  });

  it('is live once it uses its port, however late', () => {
    const { connection, load, ready, acknowledge, send } = container({ timings: { answer: 100 } });
    load();
    ready();
    advanceTime(200);
    expect(connection.state.name).toBe('no-ready');
    acknowledge();
    send({ type: 'InitComplete' });
    expect(connection.state.name).toBe('live');
  });
});

describe('a message that is repeated, late or frequent', () => {
  it('has no effect beyond the log where it is repeated', () => {
    const logged: string[] = [];
    const { connection, live, ready, send, types, ports } = container({ onLog: ({ detail }) => logged.push(detail) });
    live();
    ready();
    send({ type: 'InitComplete' });
    connection.update([['a', 2]]);
    send({ type: 'Ack', seq: 9, delivered: 'DataChanged' });
    connection.update([['a', 3]]);
    expect([types(), ports.length]).toEqual([['Data', 'Play', 'Patch'], 1]);
    expect(logged).toContain('Ready again');
  });

  it('does not answer the latest Ping where it answers an earlier one', () => {
    const { connection, live, send } = container();
    live();
    advanceTime(7_000);
    send({ type: 'Pong', seq: 0 });
    expect(connection.state.name).toBe('not-responding');
  });

  it('counts towards no limit where the container asked for it', () => {
    const { connection, live, acknowledge } = container();
    live();
    for (let edit = 0; edit < 500; edit++) {
      connection.update([['a', edit]]);
      acknowledge();
    }
    expect(connection.state.name).toBe('live');
  });
});

describe('Play, Stop and PrintRequested', () => {
  it('are sent when the container calls for them, Play only once the widget is complete', () => {
    const { connection, live, load, ready, types } = container({ playing: false });
    connection.print();
    load();
    ready();
    connection.play();
    connection.stop();
    live();
    expect(types().filter((type) => type !== 'Data')).toEqual(['Stop']);
    connection.play();
    connection.print();
    expect(types().slice(-2)).toEqual(['Play', 'PrintRequested']);
  });

  it('a user who declined all files is asked again after printing', async () => {
    let asked = 0;
    const { connection, live, send } = container({ onSave: ({ decline }) => decline(++asked > 0) });
    live();
    const save = async () => {
      send({ type: 'SaveToFile', data: new Blob([]), fileName: 'a.csv', fileType: '' });
      await new Promise((done) => setImmediate(done));
    };
    await save();
    await save();
    expect(asked).toBe(1);
    connection.print();
    await save();
    expect(asked).toBe(2);
  });
});

describe('a widget that is kept from leaving its page', () => {
  const violation = (effectiveDirective: string, disposition: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective,
        disposition,
        blockedURI: 'https://a.test'
      })
    );

  it('is reported with its target, while other or report-only violations have no effect', () => {
    const { connection, live, load } = container();
    live();
    violation('img-src', 'enforce');
    violation('frame-src', 'report');
    load();
    expect(connection.state.name).toBe('loading');
    violation('frame-src', 'enforce');
    expect(connection.state).toEqual({ name: 'blocked-navigation', target: 'https://a.test' });
  });

  it('is removed where the browser tells its frame and lets the page go on', () => {
    const { connection, live, frame } = container();
    live();
    violation('frame-src', 'enforce');
    expect(connection.state.name).toBe('live');
    frame.dispatchEvent(new Event('error'));
    expect(connection.state).toEqual({ name: 'blocked-navigation', target: 'https://a.test' });
    expect(frame.remove).toHaveBeenCalled();
  });
});

it('a container that is closed before its page has loaded reports no state', () => {
  const { connection, states } = container();
  connection.close();
  advanceTime(60_000);
  expect(states).toEqual([]);
});

it('a closed container reports no further state and hands out no further port', () => {
  const { connection, live, load, ready, states, ports } = container();
  live();
  connection.close();
  const told = states.length;
  ready(false, 'two');
  load();
  advanceTime(60_000);
  expect([states.length, ports.length]).toEqual([told, 1]);
});
