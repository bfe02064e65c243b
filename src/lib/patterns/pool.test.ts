import { describe, expect, it } from 'vitest';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import type { Answer } from './evaluate.js';
import { createPatternTester, TIME_LIMIT_MS, type PoolOptions, type WorkerEvents } from './tester.js';

/** Texts that begin with it take all the time there is. */
const SLOW = 'slow';

/** A pool whose worker answers one question with each `step`, on a clock of its own. */
function bench(options: Omit<PoolOptions, 'now'> = {}) {
  let now = 0;
  let events: WorkerEvents | undefined;
  const posted: string[] = [];
  let current: string | undefined;
  const pool = createPatternTester(
    (given) => {
      events = given;
      queueMicrotask(() => given.onready());
      return { post: ({ text }) => void posted.push((current = text)), terminate() {} };
    },
    { ...options, now: () => now }
  );
  const step = (): boolean => {
    const text = current;
    if (text === undefined) return false;
    current = undefined;
    now += text.startsWith(SLOW) ? TIME_LIMIT_MS : 1;
    const answer: Answer = text.startsWith(SLOW) ? 'timeout' : 'match';
    events?.onanswer(answer);
    return true;
  };
  const ready = async () => {
    await Promise.resolve();
    await Promise.resolve();
  };
  return { pool, posted, step, ready, pass: (milliseconds: number) => (now += milliseconds) };
}

/** Time that never comes back. */
const ONCE = { atOnce: 20 * TIME_LIMIT_MS, perSecond: 0 };

const ask = (tester: PatternTester, texts: readonly string[]): string[] => texts.map((text) => tester.test('x', text));
const many = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${prefix} ${at}`);

describe('what one caller may ask', () => {
  it('is counted when it is asked: of 120 slow questions at once 20 come to the worker', async () => {
    const { pool, posted, step, ready } = bench({ allowance: ONCE });
    const texts = many(SLOW, 120);
    const one = pool.by('1');
    ask(one, texts);
    await ready();
    while (step());
    expect(posted).toHaveLength(20);
    const verdicts = ask(one, texts);
    expect(verdicts.filter((verdict) => verdict === 'timeout')).toHaveLength(20);
    expect(verdicts.filter((verdict) => verdict === 'untested')).toHaveLength(100);
    expect(posted).toHaveLength(20);
  });

  it('does not run out by questions that are answered quickly, however many', async () => {
    const { pool, step, ready } = bench();
    const texts = many('quick', 200);
    const one = pool.by('1');
    for (let round = 0; round < 20 && ask(one, texts).includes('pending'); round++) {
      await ready();
      while (step());
    }
    expect(new Set(ask(one, texts))).toEqual(new Set(['match']));
  });

  it('is its own: another one still has all of it', async () => {
    const { pool, posted, step, ready } = bench();
    ask(pool.by('1'), many(SLOW, 120));
    await ready();
    while (step());
    expect(pool.by('2').test('x', 'fine')).toBe('pending');
    step();
    expect([pool.by('2').test('x', 'fine'), posted.at(-1)]).toEqual(['match', 'fine']);
  });

  it('comes back with time', async () => {
    const { pool, step, ready, pass } = bench({ allowance: { ...ONCE, perSecond: 10 } });
    const one = pool.by('1');
    ask(one, many(SLOW, 20));
    await ready();
    while (step());
    const before = one.test('x', 'fine');
    pass(20_000);
    expect([before, one.test('x', 'fine')]).toEqual(['untested', 'pending']);
  });
});

describe('whoever asks', () => {
  it('waits for its own questions alone', async () => {
    const { pool, step, ready, posted } = bench();
    ask(pool.by('slow one'), many(SLOW, 10));
    await ready();
    ask(pool.by('other'), ['fine']);
    let isSettled = false;
    void pool
      .by('other')
      .settled()
      .then(() => (isSettled = true));
    step();
    step();
    await ready();
    expect([isSettled, posted.slice(0, 2).includes('fine')]).toEqual([true, true]);
  });

  it('that asks what another asked waits in its own turn, and it is tried once', async () => {
    const { pool, step, ready, posted } = bench();
    ask(pool.by('1'), [...many(SLOW, 5), 'shared', ...many(`${SLOW}er`, 5)]);
    await ready();
    ask(pool.by('2'), ['shared']);
    step();
    step();
    expect(pool.by('2').test('x', 'shared')).toBe('match');
    while (step());
    expect(posted.filter((text) => text === 'shared')).toHaveLength(1);
  });

  it('gets an answer where the worker does not come up', async () => {
    const pool = createPatternTester(() => {
      throw new Error('blocked');
    });
    const tester = pool.by('1');
    expect(tester.test('x', 'y')).toBe('timeout');
    await tester.settled();
  });
});
