import { describe, expect, it } from 'vitest';
import { Limiter } from './limiter.js';

function limiter(atOnce: number, perSecond: number) {
  const clock = { seconds: 1000 };
  return { clock, limiter: new Limiter({ atOnce, perSecond }, () => clock.seconds * 1000) };
}

const take = (each: Limiter, name: string, times: number) => Array.from({ length: times }, () => each.take(name));

describe('a limit', () => {
  it('lets a set number through at once, then says in how many whole seconds the next may come', () => {
    const { limiter: each } = limiter(3, 1 / 10);
    expect(take(each, 'a', 4)).toEqual([undefined, undefined, undefined, 10]);
  });

  it('takes several only if there are as many', () => {
    const { limiter: each } = limiter(5, 1 / 10);
    expect([each.take('a', 3), each.take('a', 3), each.take('a', 2)]).toEqual([undefined, 10, undefined]);
  });

  it('counts each name separately', () => {
    const { limiter: each } = limiter(1, 1);
    expect([each.take('a'), each.take('b'), each.take('a')]).toEqual([undefined, undefined, 1]);
  });

  it('goes on refilling from now when the clock, which was ahead, is set back', () => {
    const { clock, limiter: each } = limiter(2, 1 / 10);
    clock.seconds += 86_400;
    take(each, 'a', 2);
    clock.seconds -= 86_400;
    expect(each.take('a')).toBe(10);
    clock.seconds += 10;
    expect(take(each, 'a', 2)).toEqual([undefined, 10]);
  });

  it('refills over time, but not beyond what it began with', () => {
    const { clock, limiter: each } = limiter(2, 1 / 10);
    take(each, 'a', 3);
    clock.seconds += 9;
    expect(each.take('a')).toBe(1);
    clock.seconds += 1;
    expect(take(each, 'a', 2)).toEqual([undefined, 10]);
    clock.seconds += 10_000;
    expect(take(each, 'a', 3)).toEqual([undefined, undefined, 10]);
  });

  it('does not count what is given back', () => {
    const { limiter: each } = limiter(1, 1);
    for (let time = 0; time < 5; time++) {
      expect(each.take('a')).toBeUndefined();
      each.giveBack('a');
    }
    each.giveBack('a');
    expect(take(each, 'a', 2)).toEqual([undefined, 1]);
  });

  it('copes with a clock that is set back', () => {
    const { clock, limiter: each } = limiter(1, 1);
    each.take('a');
    clock.seconds -= 500;
    expect(each.take('a')).toBe(1);
    clock.seconds += 1;
    expect(each.take('a')).toBeUndefined();
  });

  it('keeps its memory within bounds, however many names come', () => {
    const { clock, limiter: each } = limiter(1, 1);
    expect(each.take('first')).toBeUndefined();
    for (let name = 0; name < 60_000; name++) each.take(`name ${name}`);
    expect(each.take('name 59999')).toBe(1);
    clock.seconds += 2;
    expect(each.take('first')).toBeUndefined();
  });
});
