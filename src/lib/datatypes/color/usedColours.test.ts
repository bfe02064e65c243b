import { describe, expect, it } from 'vitest';
import { usedColours } from './usedColours.js';

describe('the colours of a widget', () => {
  it('are offered once, the most used first', () =>
    expect(usedColours(['#00ff00', '#FF0000', '#ff0000', '', undefined, 'red'], false)).toEqual([
      '#FF0000',
      '#00FF00'
    ]));

  it('are offered as the field stores them', () => {
    expect(usedColours(['#FF0000', 'rgba(255, 0, 0, 1)'], true)).toEqual(['rgba(255,0,0,1)']);
    expect(usedColours(['rgba(255,0,0,0.5)', 'rgba(0,0,255,1)'], false)).toEqual(['#0000FF']);
  });
});
