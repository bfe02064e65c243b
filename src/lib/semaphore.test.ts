import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.js';

const going = () => new AbortController().signal;

describe('a semaphore', () => {
  it('never more than so many at once, and everyone comes, first come, first served', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ max: 12 }),
      async (atOnce, count) => {
        const semaphore = new Semaphore(atOnce);
        let running = 0;
        const came: number[] = [];
        const one = async (index: number) => {
          const end = await semaphore.acquire(going());
          came.push(index);
          expect((running += 1)).toBeLessThanOrEqual(atOnce);
          await Promise.resolve();
          running -= 1;
          end?.();
          end?.();
        };
        const indices = Array.from({ length: Math.max(0, count) }, (_, index) => index);
        await Promise.all(indices.map(one));
        expect(came).toEqual(indices);
      }
    );
    await fc.assert(property, { seed: 20261121 });
  });

  it('who gives up while waiting does not come, and holds up nobody', async () => {
    const semaphore = new Semaphore(1);
    const end = await semaphore.acquire(going());
    const stop = new AbortController();
    const [given, next] = [semaphore.acquire(stop.signal), semaphore.acquire(going())];
    stop.abort();
    end?.();
    expect([await given, typeof (await next), await semaphore.acquire(AbortSignal.abort())]).toEqual([
      undefined,
      'function',
      undefined
    ]);
  });
});
