import { describe, expect, it } from 'vitest';
import { Leaving, type Attempt } from './navigationAway.js';

const attempt = (): Attempt => ({ blockedURI: 'https://elsewhere.test' });
const target = 'https://elsewhere.test';

/** A frame whose page has loaded and been heard. */
function live(): Leaving {
  const frame = new Leaving();
  frame.loaded();
  frame.spoke();
  return frame;
}

describe('a frame that tried to leave', () => {
  it('is found when its error page loads after the attempt is reported', () => {
    const frame = live();
    frame.attempted(attempt());
    expect(frame.target).toBeUndefined();
    frame.loaded();
    expect(frame.target).toBe(target);
  });

  it('is found when its error page loads before the attempt is reported', () => {
    const frame = live();
    frame.loaded();
    expect(frame.target).toBeUndefined();
    frame.attempted(attempt());
    expect(frame.target).toBe(target);
  });

  it('is found although what the page before had sent arrives between the two', () => {
    const frame = new Leaving();
    frame.loaded();
    frame.attempted(attempt());
    frame.spoke();
    expect(frame.target).toBeUndefined();
    frame.loaded();
    expect(frame.target).toBe(target);
  });

  it('keeps its target when another frame tries as well', () => {
    const frame = live();
    frame.attempted(attempt());
    frame.loaded();
    frame.attempted({ blockedURI: 'https://later.test' });
    expect(frame.target).toBe(target);
  });

  it('without any attempt is not found in a page that only never speaks', () => {
    const frame = new Leaving();
    frame.loaded();
    expect(frame.target).toBeUndefined();
  });
});

describe('of several frames', () => {
  it('the one whose error page loads is named, the one that goes on is not', () => {
    const [left, stayed] = [live(), live()];
    const one = attempt();
    for (const frame of [left, stayed]) frame.attempted(one);
    left.loaded();
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one that opens its next page afterwards is not named for it', () => {
    const [left, stayed] = [live(), live()];
    const one = attempt();
    for (const frame of [left, stayed]) frame.attempted(one);
    left.loaded();
    stayed.loaded();
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one that happens to load first is cleared as soon as it is heard, and the other is named', () => {
    const told: string[] = [];
    const left = new Leaving(() => told.push(left.target ?? ''));
    const stayed = new Leaving();
    const one = attempt();
    for (const frame of [left, stayed]) frame.attempted(one);
    stayed.loaded();
    left.loaded();
    expect(told).toEqual(['']);
    stayed.spoke();
    expect(told).toEqual(['', target]);
    stayed.loaded();
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one with a page that never speaks is suspected only until the other is found, and told so', () => {
    const told: string[] = [];
    const mute = new Leaving(() => told.push(mute.target ?? ''));
    const left = live();
    const one = attempt();
    mute.loaded();
    for (const frame of [mute, left]) frame.attempted(one);
    expect(mute.target).toBe(target);
    left.loaded();
    expect(told).toEqual(['']);
  });
});
