import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColour, toHex, toRgba } from './colour.js';

describe('colours', () => {
  it.each([
    '',
    '#',
    '#12345',
    '#1234567',
    '#12345G',
    'rgb(1,2,3)',
    'rgba(1,2,3)',
    'rgba(1,2,3,)',
    'rgba(1,2,3,.)',
    'rgba(-1,2,3,1)',
    'rgba(1.5,2,3,1)',
    'rgba(1,2,3,50%)',
    'rgba(1,2,3,1.001)',
    'rgba(1,2,256,1)',
    'rgba(1,2,3,1) ',
    'red'
  ])('%j is none', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it.each([
    ['rgba(1,2,3,0.5)', 'rgba(1,2,3,0.5)'],
    ['RGBA( 001 , 2 , 3 , .50 )', 'rgba(1,2,3,0.5)'],
    ['rgba(1,2,3,0.12345)', 'rgba(1,2,3,0.123)'],
    ['rgba(1,2,3,1.000)', 'rgba(1,2,3,1)'],
    ['rgba(1,2,3,0.0004)', 'rgba(1,2,3,0)'],
    ['#010203', 'rgba(1,2,3,1)']
  ])('%s is written %s with UseRGBA', (text, exact) => {
    const colour = parseColour(text);
    expect(colour && toRgba(colour)).toBe(exact);
  });

  it('survive both spellings', () => {
    const channel = fc.nat(255);
    const colours = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.nat(1000) });
    fc.assert(
      fc.property(colours, (colour) => {
        expect(parseColour(toRgba(colour))).toEqual(colour);
        expect(parseColour(toHex(colour))).toEqual({ ...colour, alpha: 1000 });
      }),
      { seed: 20261120 }
    );
  });
});
