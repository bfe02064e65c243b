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
