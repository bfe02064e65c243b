import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency.js';

const limits = { atOnce: 2, waiting: 3 };
const going = new AbortController().signal;

/** A limit, and requests that run until they are ended; `begun` has the names of those that began, in order. */
function limited() {
  const limit = new ConcurrencyLimit(limits);
  const begun: string[] = [];
  const ends = new Map<string, { readonly answer: () => void; readonly fail: (error: Error) => void }>();
  const ask = (caller: string, name: string, signal = going, sent?: Promise<void>) =>
    limit.run(caller, { signal, sent }, () => {
      begun.push(name);
      return new Promise<string>((answer, fail) => ends.set(name, { answer: () => answer(name), fail }));
    });
  /** Starts several requests of one caller. */
  const askAll = (caller: string, names: string) => [...names].map((name) => ask(caller, name));
  const end = (name: string) => ends.get(name)!;
  return { limit, begun, ask, askAll, end };
}

/** All that can run has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a limit of the requests of one caller at once', () => {
  it('lets the waiting ones run in the order in which they came', async () => {
    const { begun, askAll, end } = limited();
    const answers = askAll('a', 'vwxyz');
    const states: string[] = [];
    for (const name of 'vwxyz') {
      await settled();
      states.push(begun.join(''));
      end(name).answer();
    }
    expect(states).toEqual(['vw', 'vwx', 'vwxy', 'vwxyz', 'vwxyz']);
    expect(await Promise.all(answers)).toEqual([...'vwxyz']);
  });

  it('does not let one caller wait for another', async () => {
    const { begun, askAll } = limited();
    void askAll('a', 'vwxyz');
    void askAll('b', '12');
    await settled();
    expect(begun.join('')).toBe('vw12');
  });

  it('refuses what comes while too many wait, with a time to try again, and only to that caller', async () => {
    const { begun, ask, askAll } = limited();
    void askAll('a', 'vwxyz');
    await expect(ask('a', 'more')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    void ask('b', '1');
    await settled();
    expect(begun.join('')).toBe('vw1');
  });

  it('counts an answer until it is sent', async () => {
    const { begun, ask, askAll, end } = limited();
    const line = new EventEmitter();
    const answer = ask(
      'a',
      'v',
      going,
      once(line, 'sent').then(() => undefined)
    );
    void askAll('a', 'wx');
    await settled();
    end('v').answer();
    const states = [await answer];
    await settled();
    states.push(begun.join(''));
    line.emit('sent');
    await settled();
    expect([...states, begun.join('')]).toEqual(['v', 'vw', 'vwx']);
  });

  it('passes an error on, and lets the next one run', async () => {
    const { begun, askAll, end } = limited();
    const [first] = askAll('a', 'vwx');
    await settled();
    end('v').fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await settled();
    expect(begun.join('')).toBe('vwx');
  });

  it('never runs one whose client disconnected while it waited, and gives its place away', async () => {
    const { begun, ask, askAll, end } = limited();
    void askAll('a', 'vw');
    const client = new AbortController();
    const left = ask('a', 'x', client.signal);
    void askAll('a', 'yz');
    client.abort();
    await expect(left).rejects.toMatchObject({ status: 400, code: 'upload-broken-off' });
    void askAll('a', '1');
    for (const name of 'vwy') {
      await settled();
      end(name).answer();
    }
    await settled();
    expect(begun.join('')).toBe('vwyz1');
  });

  it('forgets a caller whose last request has ended', async () => {
    const { limit, askAll, end } = limited();
    const answers = askAll('a', 'vw');
    await settled();
    end('v').answer();
    await settled();
    const during = limit.size;
    end('w').answer();
    await Promise.all(answers);
    expect([during, limit.size]).toEqual([1, 0]);
  });
});
