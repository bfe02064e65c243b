import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../channel/container.js';
import { replaySteps, savedLog } from './replay.svelte.js';

const delivery = (time: number, changes: LogEntry['changes']): LogEntry => ({
  id: time,
  time,
  direction: 'to-widget',
  type: 'DataChanged',
  detail: '',
  bytes: 1,
  ...(changes && { changes })
});

describe('a saved channel log', () => {
  it('gives back every delivery with its Values, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(fc.string(), fc.jsonValue({ noUnicodeString: false })))), (sent) => {
        const steps = replaySteps(savedLog(sent.map((changes, index) => delivery(index, changes))));
        expect(steps?.map(({ changes }) => changes)).toEqual(JSON.parse(JSON.stringify(sent)));
      })
    );
  });

  it('keeps the pace, with pauses of a second at most', () => {
    const log = savedLog([delivery(1_000, [['a', 1]]), delivery(1_200, [['a', 2]]), delivery(90_000, [['a', 3]])]);
    expect(replaySteps(log)?.map(({ pause }) => pause)).toEqual([0, 200, 1_000]);
  });

  it('leaves out what is no delivery', () => {
    expect(replaySteps(savedLog([delivery(1, undefined), delivery(2, [['a', 1]])]))).toHaveLength(1);
  });

  it.each(['', '[]', '{}', 'null', '{"channelLog":2,"entries":[]}', '{"channelLog":1,"entries":{}}'])(
    'is not any other file: %s',
    (text) => expect(replaySteps(text)).toBeUndefined()
  );

  it.each(['[["a"]]', '[[1,2]]', '{}', '["a"]'])('has no delivery of another form: %s', (changes) => {
    expect(replaySteps(`{"channelLog":1,"entries":[{"time":1,"changes":${changes}}]}`)).toEqual([]);
  });
});
