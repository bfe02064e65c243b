import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { MessageReader } from './messageReader.js';
import { PROTOCOL, asToContainer } from './protocol.js';

let now = 0;
/** A message whose data takes the browser this many milliseconds to unpack. */
const taking = (ms: number, data: unknown = { type: 'Nope' }) => ({
  get data() {
    now += ms;
    return data;
  }
});
const log = { type: 'Log', message: 'hello', failed: false };

describe('the reader of a widget’s messages', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  afterEach(() => void (now = 0));

  it('passes on messages of the protocol without extra fields, and only the type of others', () => {
    const reader = new MessageReader();
    expect(reader.read({ data: { ...log, more: { than: 'that' } } })).toEqual(log);
    expect(reader.read({ data: { type: 'Nope'.repeat(100) } })).toEqual({
      type: 'Ignored',
      messageType: 'Nope'.repeat(10)
    });
    expect(reader.read({ data: 1n })).toEqual({ type: 'Ignored', messageType: 'bigint' });
  });

  it.each([
    ['an event that is none', { during: 'Tea', error: 'x', calls: [] }],
    ['an error that is too long', { during: 'Play', error: 'x'.repeat(4_001), calls: [] }],
    ['calls that are no list', { during: 'Play', error: 'x', calls: 'main.js' }],
    ['more calls than are reported', { during: 'Play', error: 'x', calls: Array.from({ length: 11 }, () => 'a') }],
    ['a call that is no text', { during: 'Play', error: 'x', calls: [{}] }],
    ['nothing at all', null]
  ])('ignores a failure with %s', (_, failure) => {
    expect(new MessageReader().read({ data: { type: 'Failed', failure } })).toEqual({
      type: 'Ignored',
      messageType: 'Failed'
    });
  });

  it('reports a flood once, when a message that fits nothing takes more than 250 ms to read', () => {
    const reader = new MessageReader();
    expect(reader.read(taking(250))?.type).toBe('Ignored');
    expect(reader.read(taking(251))).toEqual({ type: 'Flood' });
    expect(reader.read({ data: log })).toBeUndefined();
  });

  it('reports a flood at the fourth such message that takes more than 8 ms', () => {
    const reader = new MessageReader();
    expect([9, 9, 9, 9].map((ms) => reader.read(taking(ms))?.type)).toEqual(['Ignored', 'Ignored', 'Ignored', 'Flood']);
  });

  it('passes on what fits the protocol, however long it takes to read', () => {
    const reader = new MessageReader();
    for (let each = 0; each < 50; each++) expect(reader.read(taking(2_000, log))).toEqual(log);
  });

  it('accepts Ready only through a port that announces a page, and nothing else there', () => {
    const reader = new MessageReader();
    const ready = {
      ...{ protocol: PROTOCOL, type: 'Ready', instance: 'one', delayInitComplete: false, version: '1' }
    };
    expect(reader.readAnnouncement({ data: { ...ready, more: [] } })).toEqual(ready);
    expect(reader.readAnnouncement({ data: log })).toEqual({ type: 'Ignored', messageType: 'Log' });
    expect(reader.read({ data: ready })).toEqual({ type: 'Ignored', messageType: 'Ready' });
    expect(reader.readAnnouncement(taking(251))).toEqual({ type: 'Flood' });
  });

  it('charges nothing for an answer to the latest message, unless it is repeated', () => {
    const reader = new MessageReader();
    for (let seq = 0; seq < 500; seq++) {
      reader.sent({ type: 'Patch', seq, json: '' });
      reader.sent({ type: 'Ping', seq });
      expect(reader.read({ data: { type: 'Ack', seq, delivered: 'both' } })?.type).toBe('Ack');
      expect(reader.read({ data: { type: 'Pong', seq } })?.type).toBe('Pong');
    }
    const again = Array.from({ length: 201 }, () => reader.read({ data: { type: 'Pong', seq: 499 } })?.type);
    expect(again.at(-1)).toBe('Flood');
  });
});

it('a message of the protocol has its own fields only, whatever came with it', () => {
  const fields: Readonly<Record<string, string[]>> = {
    Ack: ['type', 'seq', 'delivered'],
    Pong: ['type', 'seq'],
    InitComplete: ['type'],
    Log: ['type', 'message', 'failed'],
    Blocked: ['type', 'origin', 'directive'],
    SaveToFile: ['type', 'data', 'fileName', 'fileType']
  };
  const hostile = fc.record(
    {
      type: fc.constantFrom(...Object.keys(fields), 'Nope', '__proto__', 5),
      seq: fc.oneof(fc.nat(), fc.double(), fc.string()),
      delivered: fc.constantFrom('both', 'DataChanged', 'other', 1),
      message: fc.oneof(fc.string(), fc.constant('x'.repeat(4_001)), fc.nat()),
      failed: fc.oneof(fc.boolean(), fc.string()),
      origin: fc.oneof(fc.string(), fc.constant('x'.repeat(257))),
      directive: fc.string(),
      data: fc.oneof(fc.constant(new Blob(['x'])), fc.string()),
      fileName: fc.oneof(fc.string(), fc.constant('x'.repeat(4_097))),
      fileType: fc.string(),
      more: fc.anything()
    },
    { requiredKeys: ['type'] }
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const message = asToContainer(value);
      if (!message) return;
      expect(Object.keys(message)).toEqual(fields[message.type]);
      for (const part of Object.values(message)) {
        if (typeof part === 'string') expect(part.length).toBeLessThanOrEqual(4_096);
        else expect(part instanceof Blob || ['number', 'boolean'].includes(typeof part)).toBe(true);
      }
    }),
    { seed: 20261122, numRuns: runs(500) }
  );
});
