import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventParser } from './eventParser.js';

const TEXT =
  'retry: 2000\n\nid: 1:5\nevent: now\ndata: {"Id":1}\n\n:\n\nid: 1:6\nevent: saved\ndata: {"a":\ndata: 1}\n\n';
const EVENTS = [
  { name: 'now', data: '{"Id":1}', id: '1:5' },
  { name: 'saved', data: '{"a":\n1}', id: '1:6' }
];

describe('an event stream', () => {
  it('is read the same in whatever pieces it comes, and with either end of a line', () => {
    const cuts = fc
      .uniqueArray(fc.nat(TEXT.length), { maxLength: 12 })
      .map((all) => [0, ...all.toSorted((a, b) => a - b)]);
    const law = fc.property(cuts, fc.constantFrom(TEXT, TEXT.replaceAll('\n', '\r\n')), (places, text) => {
      const parser = new EventParser();
      const pieces = places.map((place, index) => text.slice(place, places[index + 1]));
      expect(pieces.flatMap((piece) => parser.push(piece))).toEqual(EVENTS);
    });
    fc.assert(law, { seed: 20_261_121 });
  });

  it('has no event of comments, of times to retry, or of what was cut off', () => {
    expect(new EventParser().push(':\n\nretry: 1\n\nid: 4\n\ndata: half')).toEqual([]);
  });
});
