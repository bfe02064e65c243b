import { describe, expect, it } from 'vitest';
import { MessageBudget } from './budget.js';

const allowance = { burst: 8, perSecond: 2 };

function spendable(budget: MessageBudget, now: number): number {
  let count = 0;
  while (budget.spend(now)) count++;
  return count;
}

describe('the message budget of a widget', () => {
  it('starts with the whole burst', () => {
    expect(spendable(new MessageBudget(allowance, 0), 0)).toBe(8);
  });

  it('grows back with time, up to the burst', () => {
    const budget = new MessageBudget(allowance, 0);
    for (let message = 0; message < 8; message++) budget.spend(0);
    expect(budget.spend(1_000)).toBe(true);
    expect(budget.spend(1_000)).toBe(true);
    expect(budget.spend(1_000)).toBe(false);
    expect(spendable(budget, 1_000_000)).toBe(8);
  });

  it('is used up by four messages that take long to read', () => {
    const budget = new MessageBudget({ burst: 20, perSecond: 0 }, 0);
    const charged = [1, 2, 3, 4].map(() => budget.spend(0) && budget.charge(50));
    expect(charged).toEqual([true, true, true, false]);
    expect(budget.spend(0)).toBe(false);
  });

  it('is used up for good by one message that takes more than 250 ms to read', () => {
    const budget = new MessageBudget(allowance, 0);
    expect([budget.charge(250), budget.charge(251)]).toEqual([true, false]);
    expect(budget.spend(1_000_000)).toBe(false);
  });

  const selfish: unknown[] = [];
  selfish.push(...Array(1000).fill(selfish));
  it.each<[what: string, message: unknown, isHuge: boolean]>([
    ['an array of 100,000', Array(99_999).fill(0), false],
    ['one of more', Array(100_000).fill(0), true],
    ['objects in objects', { all: Array.from({ length: 50_000 }, (_, i) => ({ i })) }, true],
    ['a map', new Map(Array.from({ length: 50_000 }, (_, i) => [i, i])), true],
    ['bytes', new Uint8Array(1e6), true],
    ['an array that holds itself a thousand times', selfish, true],
    ['a long text', 'x'.repeat(1e6), false]
  ])(
    'is used up for good by a message of more than 100,000 values, as Firefox reads each in no time: %s',
    (_, message, isHuge) => {
      const budget = new MessageBudget(allowance, 0);
      expect(budget.charge(0, message)).toBe(!isHuge);
    }
  );

  it('is not reduced by answers the container asked for', () => {
    const budget = new MessageBudget(allowance, 0);
    for (let answer = 0; answer < 1_000; answer++) {
      expect(budget.spend(0)).toBe(true);
      budget.charge(0.1);
      budget.refund();
    }
    expect(spendable(budget, 0)).toBe(8);
  });
});
