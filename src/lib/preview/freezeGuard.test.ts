import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALM, FreezeGuard, FROZEN, TRIAL, type Stay } from './freezeGuard.js';

/** What survives the pages: a storage with the pages' records, and the memory of one tab. */
class Browser {
  readonly storage = new Memory();
  readonly tab = new Memory();
  isHidden = false;
  /** How long widgets had the thread, on top of what the timers count. */
  frozenFor = 0;
  readonly living = new Set<string>();
  #pages = 0;

  page(tab = this.tab): Page {
    const name = `p${this.#pages++}`;
    const around = {
      ...{ storage: this.storage, tab, isHidden: () => this.isHidden, now: () => performance.now() + this.frozenFor },
      living: () => Promise.resolve(this.living)
    };
    return new Page(new FreezeGuard(around, name), name);
  }
}

class Memory {
  readonly #items = new Map<string, string>();
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.#items.set(name, text);
  removeItem = (name: string) => void this.#items.delete(name);
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  get length() {
    return this.#items.size;
  }
}

/** A page whose widgets are named by a letter. */
class Page {
  readonly said: string[] = [];

  constructor(
    readonly guard: FreezeGuard,
    readonly name: string
  ) {}

  open(letters: string): Stay[] {
    return [...letters].map((letter) => {
      const tell = (word: string) => () => void this.said.push(`${letter} ${word}`);
      return this.guard.enter(pathOf(letter), { start: tell('starts'), wait: tell('waits'), hold: tell('is held') });
    });
  }
}

const pathOf = (letter: string): string => `/w/${letter}.1.s1.1.x/`;
/** The verdict is there. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with these widgets, which froze or was killed, after this. */
async function ended(browser: Browser, letters: string, before: (page: Page, stays: Stay[]) => unknown): Promise<void> {
  const page = browser.page();
  const stays = page.open(letters);
  await settled();
  await before(page, stays);
}

/** What the next page says about these widgets. */
async function next(browser: Browser, letters: string, tab?: Memory): Promise<string[]> {
  const page = browser.page(tab);
  page.open(letters);
  await settled();
  return page.said;
}

const hearAll = (_: Page, stays: Stay[]) => stays.forEach((stay) => stay.heard());

it('a widget that never came back from its start is held in the next page, until the user starts it', async () => {
  const browser = new Browser();
  await ended(browser, 'a', () => undefined);
  expect(await next(browser, 'ab')).toEqual(['a is held', 'b starts']);
  const third = browser.page();
  third.guard.end();
  expect(await next(browser, 'a')).toEqual(['a is held']);
  const last = browser.page();
  last.guard.release(pathOf('a'));
  last.open('a');
  await settled();
  expect(last.said).toEqual(['a starts']);
});

it('a widget that never came back from an edit is held', async () => {
  const browser = new Browser();
  await ended(browser, 'a', (page, stays) => (hearAll(page, stays), stays[0]!.sent()));
  expect(await next(browser, 'ab')).toEqual(['a is held', 'b starts']);
});

it('beside one that was heard, the only one waited for is held only after a trial of both', async () => {
  const browser = new Browser();
  await ended(browser, 'ab', (_, [a]) => a!.heard());
  // A timer of the other one may have done it.
  expect(await next(browser, 'ab')).toEqual(['a waits', 'a starts', 'b waits']);
  expect(await next(browser, 'ab')).toEqual(['a is held', 'b starts']);
});

it('a page that is left in an orderly way proves nothing', async () => {
  const browser = new Browser();
  await ended(browser, 'a', (page) => page.guard.end());
  expect(await next(browser, 'a')).toEqual(['a starts']);
});

it('a frozen page that its browser ends says goodbye as well, and its widget is held', async () => {
  for (const leave of ['as its thread is free again', 'hidden first', 'a timer first']) {
    const browser = new Browser();
    await ended(browser, 'a', async (page, stays) => {
      hearAll(page, stays);
      await vi.advanceTimersByTimeAsync(10 * FROZEN);
      stays[0]!.sent();
      browser.frozenFor += FROZEN + 1;
      if (leave === 'a timer first') await vi.advanceTimersByTimeAsync(1_000);
      if (leave === 'hidden first') {
        browser.isHidden = true;
        page.guard.visibilityChanged();
        browser.isHidden = false;
      }
      page.guard.end();
    });
    expect(await next(browser, 'a'), leave).toEqual(['a is held']);
  }
});

it('a page that goes on after a freeze, or was hidden during it, is left in an orderly way', async () => {
  for (const isHidden of [true, false]) {
    const browser = new Browser();
    await ended(browser, 'a', async (page) => {
      browser.isHidden = isHidden;
      page.guard.visibilityChanged();
      browser.frozenFor += FROZEN + 1;
      if (!isHidden) await vi.advanceTimersByTimeAsync(3_000);
      page.guard.end();
      browser.isHidden = false;
    });
    expect(await next(browser, 'a')).toEqual(['a starts']);
  }
});

it('a hidden page proves nothing', async () => {
  const browser = new Browser();
  await ended(browser, 'a', (page) => {
    browser.isHidden = true;
    page.guard.visibilityChanged();
    browser.isHidden = false;
  });
  expect(await next(browser, 'a')).toEqual(['a starts']);
});

it('of another tab, only a page that does not answer is judged', async () => {
  const browser = new Browser();
  await ended(browser, 'a', (page) => browser.living.add(page.name));
  expect(await next(browser, 'a', new Memory())).toEqual(['a starts']);
  browser.living.clear();
  expect(await next(browser, 'a', new Memory())).toEqual(['a is held']);
});

it('of several that were waited for, one starts after the other, each watched alone', async () => {
  const browser = new Browser();
  await ended(browser, 'abc', () => undefined);
  const page = browser.page();
  const [a, b] = page.open('abc');
  await settled();
  expect(page.said).toEqual(['a waits', 'a starts', 'b waits', 'c waits']);
  a!.heard();
  await vi.advanceTimersByTimeAsync(TRIAL);
  expect(page.said.slice(4)).toEqual(['b starts']);
  // It shows something, and freezes the page while it is watched.
  b!.heard();
  expect(await next(browser, 'abc')).toEqual(['a starts', 'b is held', 'c starts']);
});

it('one that is taken away while it is on trial lets the next one start', async () => {
  const browser = new Browser();
  await ended(browser, 'ab', () => undefined);
  const page = browser.page();
  const [a] = page.open('ab');
  await settled();
  a!.leave();
  expect(page.said.at(-1)).toBe('b starts');
});

it('after a freeze that explains nothing, trials take twice as long each time, until a page lives in calm', async () => {
  const browser = new Browser();
  await ended(browser, 'ab', hearAll);
  const page = browser.page();
  const stays = page.open('ab');
  await settled();
  for (const stay of stays) {
    stay.heard();
    await vi.advanceTimersByTimeAsync(2 * TRIAL - 1);
    expect(page.said.length).toBe(stay === stays[0] ? 3 : 4);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(CALM);
  const afterwards = browser.page();
  const [first] = afterwards.open('ab');
  await settled();
  first!.heard();
  await vi.advanceTimersByTimeAsync(2 * TRIAL);
  expect(afterwards.said.at(-1)).toBe('b starts');
});

it('nothing is written for a page without widgets, and nothing twice', async () => {
  const browser = new Browser();
  const write = vi.spyOn(browser.storage, 'setItem');
  const page = browser.page();
  const [a] = page.open('a');
  await settled();
  expect(write).toHaveBeenCalledTimes(1);
  a!.sent();
  expect(write).toHaveBeenCalledTimes(1);
  a!.heard();
  a!.heard();
  expect(write).toHaveBeenCalledTimes(2);
  a!.leave();
  expect(browser.storage.length).toBe(0);
});

it('a browser that forbids its storage starts everything', async () => {
  const browser = new Browser();
  const refuse = () => {
    throw new DOMException('full');
  };
  Object.assign(browser.storage, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  Object.assign(browser.tab, { getItem: refuse, setItem: refuse });
  expect(await next(browser, 'ab')).toEqual(['a starts', 'b starts']);
});
