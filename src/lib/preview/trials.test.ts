import { describe, expect, it, vi } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import type { IncomingMessage } from '../channel/messageReader.js';
import type { Transport } from '../channel/transport.js';
import { slowly, triedValue, triedValues, type Trial } from './trials.js';

const element = (DataType: string, Options: object = {}) =>
  ({ Id: 'a', DisplayName: 'A', DataType, Options }) as AscElement;
const of = (DataType: string, value: unknown, ...on: Trial[]) => triedValue(element(DataType), value, new Set(on));

describe('trials of the platform', () => {
  const media = [{ Id: 7, Name: 'Summer' }];

  it('change only the Values they are about', () => {
    expect(of('media', media, 'none')).toEqual([]);
    expect(of('media', media, 'gone')).toEqual([{ Id: 2_147_483_647, Name: 'Summer' }]);
    expect(of('media', media, 'long', 'slow', 'lost')).toBe(media);
    expect(of('number', 3, 'none', 'gone', 'long')).toBe(3);
    expect(of('simpleText', 'no instances', 'long')).toBe('no instances');
  });

  it.each([
    [{ MaxChars: 12 }, 12],
    [{}, 2_000],
    [{ MaxChars: 1e9 }, 2_000]
  ])('make texts as long as they may be, at most 2,000 characters: %j', (Options, length) => {
    const [one, two] = triedValue(
      element('simpleText', Options),
      [{ Text: 'a' }, { Text: 'b' }],
      new Set(['long'])
    ) as {
      Text: string;
    }[];
    expect([one!.Text.length, two!.Text.length]).toEqual([length, length]);
  });

  it('put texts into another language at the length they had, or at the longest with both', () => {
    const [short] = of('simpleText', [{ Text: 'Hello' }], 'foreign') as { Text: string }[];
    expect(short!.Text).toMatch(/^\p{Script=Arabic}{5}$/u);
    const [long] = of('simpleText', [{ Text: 'Hello' }], 'foreign', 'long') as { Text: string }[];
    expect(long!.Text).toHaveLength(2_000);
  });

  it('reach the Values of the package too, and leave all as they are where none is on', () => {
    const shown = { ...element('media'), Value: media } as AscElement;
    const values = new Map();
    expect(triedValues([shown], values, new Set())).toBe(values);
    expect(triedValues([shown], values, new Set(['none']))).toEqual(new Map([['a', []]]));
  });

  it('let the platform hear of a widget late, and of all else at once', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    let arrive: (arrival: IncomingMessage) => void = () => undefined;
    const line = slowly((arrived) => {
      arrive = arrived;
      return { close: () => undefined } as Transport;
    })(({ type }) => heard.push(type));
    arrive({ type: 'Ready' } as IncomingMessage);
    arrive({ type: 'Lost' });
    expect(heard).toEqual(['Lost']);
    vi.advanceTimersByTime(2_000);
    expect(heard).toEqual(['Lost', 'Ready']);
    arrive({ type: 'Ready' } as IncomingMessage);
    line.close();
    vi.advanceTimersByTime(2_000);
    expect(heard).toEqual(['Lost', 'Ready']);
    vi.useRealTimers();
  });
});
