import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LruCache } from './lruCache.js';

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
