import { describe, expect, it } from 'vitest';
import { EventLog } from './log.js';
import type { LogEntry } from './state.js';

function logging(): { log: EventLog; told: LogEntry[] } {
  const told: LogEntry[] = [];
  return { log: new EventLog({ onLog: (entry) => told.push(entry) }), told };
}

describe('the log of a channel', () => {
  it('shows what a widget wrote on one line, with its invisible characters written out', () => {
    const { log, told } = logging();
    log.received('Log', 'one\n two\u202Ethree\u0007');
    log.blocked('https://a\u202E.test', 'img-src\n');
    expect(told.map(({ detail }) => detail)).toEqual(['one two\\u202ethree\\u0007', 'img-src https://a\\u202e.test']);
    expect(told[1]?.blocked).toEqual({ origin: 'https://a\\u202e.test', directive: 'img-src ' });
  });

  it('says of a request without an address that it is not known', () => {
    const { log, told } = logging();
    log.blocked('', 'frame-src');
    expect(told[0]?.detail).toBe('frame-src (address unknown)');
  });

  it('shows an error and its calls on one line, with invisible characters written out', () => {
    const { log, told } = logging();
    log.failed({
      during: 'DataChanged',
      error: 'TypeError:\n no',
      calls: ['draw (main.js:12:5)', 'main\u202E.js:3:1']
    });
    expect(told[0]).toMatchObject({
      type: 'Error',
      detail: 'TypeError: no · draw (main.js:12:5) · main\\u202e.js:3:1',
      failure: { during: 'DataChanged', error: 'TypeError: no', calls: ['draw (main.js:12:5)', 'main\\u202e.js:3:1'] }
    });
  });

  it('reports only the first 20 messages of unknown type, with the type they claim', () => {
    const { log, told } = logging();
    for (let sent = 0; sent < 30; sent++) log.ignored('unknown', 'No\u202Epe');
    expect(told).toHaveLength(20);
    expect(told[0]?.note).toEqual({ kind: 'ignored', why: 'unknown', type: 'No\\u202epe' });
  });
});
