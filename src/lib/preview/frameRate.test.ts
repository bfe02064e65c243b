import { afterEach, describe, expect, it, vi } from 'vitest';
import { PERIOD, FrameRate, watchFrameRate } from './frameRate.js';

/** The verdict after each sample, for samples that are this many milliseconds late. */
function said(...late: number[]): boolean[] {
  const pace = new FrameRate(0);
  let now = 0;
  return late.map((each) => pace.look((now += PERIOD + each)));
}
const times = (count: number, late: number): number[] => Array.from({ length: count }, () => late);

describe('a page is slow', () => {
  it('when six of eight looks at the clock were late by a tenth of a second', () => {
    expect(said(...times(6, 100))).toEqual([false, false, false, false, false, true]);
    expect(said(400, 0, 2_100, 400, 0, 400, 900, 400).at(-1)).toBe(true);
    expect(said(400, 0, 2_100, 400, 0, 400, 900, 0).at(-1)).toBe(false);
  });

  it('until hardly a look is late', () => {
    const after = said(...times(8, 1_000), ...times(8, 0)).slice(8);
    expect(after).toEqual([true, true, true, true, true, true, false, false]);
  });

  it.each([
    ['a long task of its own', [3_000, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['work while it opens', [900, 700, 600, 400, 300, 0, 0, 0, 0]],
    ['a computer that slept all night', [0, 0, 30_000_000, 0, 0, 0, 0, 0, 0]],
    ['a busy computer', times(40, 99)],
    ['every other look', Array.from({ length: 40 }, (_, index) => (index % 2) * 1_000)]
  ])('but not for %s', (_, late) => {
    expect(said(...late)).not.toContain(true);
  });
});

describe('watching the page', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let now = 0;
  /** The page's timer is always late by so much. */
  function watching(late: number) {
    page.hidden = false;
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    vi.stubGlobal('performance', { now: () => now });
    const changes: boolean[] = [];
    const end = watchFrameRate((isSlow) => changes.push(isSlow));
    const looks = (count: number, by = late) => {
      for (let look = 0; look < count; look++) {
        now += PERIOD + by;
        vi.advanceTimersByTime(PERIOD);
      }
    };
    const show = (isShown: boolean) => {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { changes, looks, show, end };
  }
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('each change is told once', () => {
    const { changes, looks, end } = watching(900);
    looks(20);
    looks(20, 0);
    expect(changes).toEqual([true, false]);
    end();
  });

  it('what is late while nobody sees the page counts for nothing, and looking starts afresh after it', () => {
    const { changes, looks, show, end } = watching(900);
    looks(5);
    show(false);
    looks(20);
    show(true);
    looks(5);
    expect(changes).toEqual([]);
    looks(1);
    expect(changes).toEqual([true]);
    show(false);
    expect(changes).toEqual([true, false]);
    end();
  });

  it('ends when it is told to', () => {
    const { changes, looks, show, end } = watching(900);
    end();
    looks(20);
    show(true);
    expect(changes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
