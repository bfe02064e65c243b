import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fairQueue.js';

const CALLERS = ['a', 'b', 'c'] as const;
type Caller = (typeof CALLERS)[number];

/** A caller asks, or the next in turn is done in this much time. */
type Step = { readonly add: Caller } | { readonly cost: number };

const LONGEST = 250;
const caller = fc.constantFrom<Caller>(...CALLERS);
const steps = fc.array(
  fc.oneof(
    caller.map((add): Step => ({ add })),
    fc.double({ min: 0.1, max: LONGEST, noNaN: true }).map((cost): Step => ({ cost }))
  ),
  { maxLength: 200 }
);

interface Taken {
  readonly caller: string;
  readonly item: number;
  readonly cost: number;
  /** Who was waiting when it was taken, including the caller it was taken for. */
  readonly waiting: ReadonlySet<string>;
}

/** The order in which questions are taken. At the end, everything still waiting is taken, each for the longest time. */
function run(all: readonly Step[]): { readonly taken: Taken[]; readonly added: number } {
  const queue = new FairQueue<number>();
  const counts = new Map<string, number>();
  const taken: Taken[] = [];
  let added = 0;
  const take = (cost: number): boolean => {
    const waiting = new Set([...counts].filter(([, count]) => count > 0).map(([name]) => name));
    const next = queue.take();
    if (!next) return false;
    counts.set(next.caller, (counts.get(next.caller) ?? 0) - 1);
    queue.spent(next.caller, cost);
    taken.push({ ...next, cost, waiting });
    return true;
  };
  for (const step of all) {
    if ('cost' in step) take(step.cost);
    else {
      queue.add(step.add, added++);
      counts.set(step.add, (counts.get(step.add) ?? 0) + 1);
    }
  }
  while (take(LONGEST));
  return { taken, added };
}

const timeFor = (taken: readonly Taken[], name: string): number =>
  taken.filter((each) => each.caller === name).reduce((sum, { cost }) => sum + cost, 0);

describe('a fair queue', () => {
  it('gives everything once', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { taken, added } = run(all);
        expect(taken.map(({ item }) => item).sort((a, b) => a - b)).toEqual(
          Array.from({ length: added }, (_, at) => at)
        );
      })
    );
  });

  it('gives callers who both wait the same time, but for one question of each', () => {
    fc.assert(
      fc.property(steps, caller, caller, (all, one, other) => {
        const { taken } = run(all);
        for (let from = 0; from < taken.length; from++) {
          let to = from;
          while (to < taken.length && taken[to]!.waiting.has(one) && taken[to]!.waiting.has(other)) to += 1;
          const together = taken.slice(from, to);
          expect(Math.abs(timeFor(together, one) - timeFor(together, other))).toBeLessThanOrEqual(2 * LONGEST + 1e-6);
        }
      })
    );
  });

  it('lets who comes anew wait for one question of each other at most, however many of theirs wait', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 500 }), (before, many) => {
        const adds = (name: Caller, count: number) => Array.from({ length: count }, (): Step => ({ add: name }));
        const others = before.filter((step) => 'cost' in step || step.add !== 'c');
        const { taken } = run([...others, ...adds('a', many), ...adds('b', many), { cost: LONGEST }, ...adds('c', 1)]);
        const arrival = taken.findIndex(({ waiting }) => waiting.has('c'));
        const ahead = taken.slice(arrival).findIndex((each) => each.caller === 'c');
        expect(ahead).toBeLessThanOrEqual(2);
      })
    );
  });

  it('answers many short questions before the second long one', () => {
    const queue = new FairQueue<string>();
    for (let at = 0; at < 100; at++) queue.add('slow', `slow ${at}`);
    const order: string[] = [];
    for (let at = 0; at < 50; at++) {
      queue.add('quick', `quick ${at}`);
      const next = queue.take()!;
      order.push(next.caller);
      queue.spent(next.caller, next.caller === 'slow' ? LONGEST : 1);
    }
    expect(order.filter((name) => name === 'slow')).toHaveLength(1);
  });

  it('gives of one caller the newest first', () => {
    const queue = new FairQueue<string>();
    for (const text of ['a', 'ab', 'abc']) queue.add('x', text);
    expect([queue.take(), queue.take(), queue.take()].map((next) => next?.item)).toEqual(['abc', 'ab', 'a']);
  });
});
