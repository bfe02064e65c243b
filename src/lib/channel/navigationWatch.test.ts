import { describe, expect, it } from 'vitest';
import { NavigationWatch, type BlockedNavigation } from './navigationWatch.js';

const attempt = (): BlockedNavigation => ({ blockedURI: 'https://elsewhere.test', timeStamp: 5000 });
const target = 'https://elsewhere.test';

/** A frame whose page has loaded and been heard. */
function live(): NavigationWatch {
  const frame = new NavigationWatch();
  frame.pageLoaded(5000);
  frame.pageSent(false);
  return frame;
}

describe('a frame that tried to leave', () => {
  it('is found when its error page loads after the attempt is reported', () => {
    const frame = live();
    frame.navigationBlocked(attempt());
    expect(frame.target).toBeUndefined();
    frame.pageLoaded(5000);
    expect(frame.target).toBe(target);
  });

  it('is found when its error page loads before the attempt is reported', () => {
    const frame = live();
    frame.pageLoaded(5000);
    expect(frame.target).toBeUndefined();
    frame.navigationBlocked(attempt());
    expect(frame.target).toBe(target);
  });

  it('is found even if a message of its last page arrives between the report and the error page', () => {
    const frame = new NavigationWatch();
    frame.pageLoaded(5000);
    frame.navigationBlocked(attempt());
    frame.pageSent(false);
    expect(frame.target).toBeUndefined();
    frame.pageLoaded(5000);
    expect(frame.target).toBe(target);
  });

  it('keeps its target when another frame tries as well', () => {
    const frame = live();
    frame.navigationBlocked(attempt());
    frame.pageLoaded(5000);
    frame.navigationBlocked({ ...attempt(), blockedURI: 'https://later.test' });
    expect(frame.target).toBe(target);
  });

  it('is not suspected where a page merely sends nothing', () => {
    const frame = new NavigationWatch();
    frame.pageLoaded(5000);
    expect(frame.target).toBeUndefined();
  });
});

describe('in a browser that lets the page go on', () => {
  it.each([
    ['before', (frame: NavigationWatch) => (frame.pageFailed(4990), frame.navigationBlocked(attempt()))],
    ['after', (frame: NavigationWatch) => (frame.navigationBlocked(attempt()), frame.pageFailed(5010))]
  ])('the frame is named that fails just %s the attempt is reported, and stays so', (_, leave) => {
    const frame = live();
    leave(frame);
    frame.pageSent(false);
    expect([frame.target, frame.isGoingOn]).toEqual([target, true]);
  });

  it('a frame that failed long before or after is not named: its server was away', () => {
    const [before, after] = [live(), live()];
    const one = attempt();
    before.pageFailed(3000);
    for (const frame of [before, after]) frame.navigationBlocked(one);
    after.pageFailed(7000);
    expect([before, after].map((frame) => [frame.target, frame.isGoingOn])).toEqual(Array(2).fill([undefined, false]));
  });

  it.each([
    ['before', (frame: NavigationWatch) => (frame.pageLoaded(5000), frame.navigationBlocked(attempt()))],
    ['after', (frame: NavigationWatch) => (frame.navigationBlocked(attempt()), frame.pageLoaded(5001))]
  ])('the frame is named that is said to have loaded just %s the attempt, without another page', (_, leave) => {
    const [left, stayed] = [live(), live()];
    leave(left);
    stayed.navigationBlocked(attempt());
    left.pageSent(true);
    expect([left, stayed].map((frame) => [frame.target, frame.isGoingOn])).toEqual([
      [target, true],
      [undefined, false]
    ]);
  });

  it('the frame is named that is said to have loaded at each of its attempts, before its page is heard again', () => {
    const [left, stayed] = [live(), live()];
    for (const timeStamp of [5000, 5002]) {
      const one = { ...attempt(), timeStamp };
      left.pageLoaded(timeStamp);
      for (const frame of [left, stayed]) frame.navigationBlocked(one);
    }
    expect([left, stayed].map((frame) => [frame.target, frame.isGoingOn])).toEqual([
      [target, true],
      [undefined, false]
    ]);
  });

  it.each([
    ['does not answer', 150, 5149, true],
    ['answers', 150, undefined, false],
    ['does not answer, after a few attempts,', 50, 5049, false],
    ['does not answer long after', 150, 7000, false]
  ])('while attempts do not end, a frame that %s: it is named or not', (_, count, silentAt, isNamed) => {
    const frame = live();
    for (let at = 0; at < count; at++) frame.navigationBlocked({ ...attempt(), timeStamp: 5000 + at });
    if (silentAt !== undefined) frame.pageSilent(silentAt);
    expect([frame.target, frame.isGoingOn]).toEqual(isNamed ? [target, true] : [undefined, false]);
  });

  it('a frame that loads once amid many attempts of another is cleared once its page is heard', () => {
    const [stayed, left] = [live(), live()];
    const blocked = (timeStamp: number) => {
      const one = { ...attempt(), timeStamp };
      for (const frame of [stayed, left]) frame.navigationBlocked(one);
    };
    for (const timeStamp of [4999, 4999.5]) blocked(timeStamp);
    stayed.pageLoaded(5000);
    for (const timeStamp of [5000.2, 5000.4, 5000.9]) blocked(timeStamp);
    stayed.pageSent(false);
    expect([stayed.target, stayed.isGoingOn]).toEqual([undefined, false]);
  });

  it('one that merely loaded a page in between is cleared', () => {
    const told: string[] = [];
    const [left, stayed] = [live(), new NavigationWatch(() => told.push(stayed.target ?? ''))];
    const one = attempt();
    for (const frame of [left, stayed]) frame.navigationBlocked(one);
    stayed.pageLoaded(5000);
    left.pageFailed(5010);
    expect([left.target, told]).toEqual([target, ['']]);
  });
});

describe('of several frames', () => {
  it('the one whose error page loads is named, the one that goes on is not', () => {
    const [left, stayed] = [live(), live()];
    const one = attempt();
    for (const frame of [left, stayed]) frame.navigationBlocked(one);
    left.pageLoaded(5000);
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one that opens its next page afterwards is not named', () => {
    const [left, stayed] = [live(), live()];
    const one = attempt();
    for (const frame of [left, stayed]) frame.navigationBlocked(one);
    left.pageLoaded(5000);
    stayed.pageLoaded(5000);
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one that happens to load first is cleared as soon as it sends something, and the other is named', () => {
    const told: string[] = [];
    const left = new NavigationWatch(() => told.push(left.target ?? ''));
    const stayed = new NavigationWatch();
    const one = attempt();
    for (const frame of [left, stayed]) frame.navigationBlocked(one);
    stayed.pageLoaded(5000);
    left.pageLoaded(5000);
    expect(told).toEqual(['']);
    stayed.pageSent(false);
    expect(told).toEqual(['', target]);
    stayed.pageLoaded(5000);
    expect([left.target, stayed.target]).toEqual([target, undefined]);
  });

  it('one whose page never sends anything is suspected only until the other is found, and told so', () => {
    const told: string[] = [];
    const mute = new NavigationWatch(() => told.push(mute.target ?? ''));
    const left = live();
    const one = attempt();
    mute.pageLoaded(5000);
    for (const frame of [mute, left]) frame.navigationBlocked(one);
    expect(mute.target).toBe(target);
    left.pageLoaded(5000);
    expect(told).toEqual(['']);
  });
});
