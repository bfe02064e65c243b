import { describe, expect, it } from 'vitest';
import { storedColour, typedColour } from './text.js';

const stored = (text: string, withAlpha = false) => {
  const colour = typedColour(text);
  return colour && storedColour(colour, withAlpha);
};

describe('a colour as people type it', () => {
  it.each([
    ['#2b4a8f', '#2B4A8F'],
    ['2b4a8f', '#2B4A8F'],
    [' abc ', '#AABBCC'],
    ['rgba(255, 0, 0, 1)', '#FF0000'],
    ['#2b4a8fff', '#2B4A8F'],
    ['Red', '#FF0000'],
    ['Rot', '#FF0000'],
    ['weiß', '#FFFFFF'],
    ['vert', '#008000'],
    ['rgb(255 0 0)', '#FF0000'],
    ['rgb(100%, 0%, 0%)', '#FF0000'],
    ['hsl(120, 100%, 25%)', '#008000']
  ])('%j is stored as %s', (typed, expected) => {
    expect(stored(typed)).toBe(expected);
  });

  it('with UseRGBA an alpha is kept with at most 3 decimals', () => {
    expect(stored('#2b4a8f80', true)).toBe('rgba(43,74,143,0.502)');
    expect(stored('hsl(0 100% 50% / 50%)', true)).toBe('rgba(255,0,0,0.5)');
    expect(stored('#2b4a8f', true)).toBe('rgba(43,74,143,1)');
  });

  it('without UseRGBA a colour that is not opaque has no stored form', () => {
    expect(stored('#2b4a8f80')).toBeUndefined();
  });

  it.each(['', 'bläulich', '#12', '#12345', 'rgba(256,0,0,1)', 'rgb(300 0 0)', 'currentColor', 'a'.repeat(100)])(
    '%j is no colour',
    (typed) => {
      expect(typedColour(typed)).toBeUndefined();
    }
  );
});
