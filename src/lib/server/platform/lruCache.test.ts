import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerCache, LruCache } from './lruCache.js';

describe('LruCache', () => {
  it('makes a value once, and again only after it was forgotten', () => {
    const recent = new LruCache<string, string>(2);
    const made: string[] = [];
    const get = (key: string) => recent.get(key, () => (made.push(key), key.toUpperCase()));
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    recent.delete('a');
    get('a');
    expect(made).toEqual(['a', 'b', 'c', 'b', 'a']);
  });

  it('keeps the most recently used values whose total weight is within the limit', () => {
    const uses = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), isDeleted: fc.boolean() }), {
      maxLength: 60
    });
    const weightOf = (key: number) => (key * 7) % 10;
    fc.assert(
      fc.property(uses, fc.integer({ min: 0, max: 20 }), (steps, limit) => {
        const recent = new LruCache<number, number>(limit, weightOf);
        let model: number[] = [];
        for (const { key, isDeleted } of steps) {
          if (isDeleted) recent.delete(key);
          let isMade = false;
          if (!isDeleted) recent.get(key, () => ((isMade = true), key));
          expect(isMade).toBe(!isDeleted && !model.includes(key));
          model = model.filter((each) => each !== key);
          if (!isDeleted) model.push(key);
          while (model.reduce((sum, each) => sum + weightOf(each), 0) > limit) model.shift();
        }
      })
    );
  });
});

describe('answers that take a while', () => {
  const asking = (cache: AnswerCache<string, string>) => {
    let count = 0;
    const ask = (key: string, answer: string | null) =>
      cache.get(key, () => {
        count += 1;
        return Promise.resolve(answer);
      });
    return { ask, count: () => count };
  };
  const byLength = () => new AnswerCache<string, string>(4, ({ length }) => length);

  it('are asked for once, on their way and when they are there', async () => {
    const { ask, count } = asking(byLength());
    await Promise.all([ask('a', 'x'), ask('a', 'x')]);
    expect([await ask('a', 'y'), count()]).toEqual(['x', 1]);
  });

  it('make room for heavy ones', async () => {
    const { ask } = asking(byLength());
    for (const [key, answer] of ['ax', 'bxx', 'cxx'].map((text) => [text.charAt(0), text.slice(1)] as const)) {
      await ask(key, answer);
    }
    expect([await ask('c', 'new'), await ask('a', 'new')]).toEqual(['xx', 'new']);
  });

  it('are not kept where there is none, or work fails', async () => {
    const cache = byLength();
    const { ask } = asking(cache);
    expect(await ask('a', null)).toBeNull();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask('a', 'x')).toBe('x');
  });
});
