import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Queue, QueueFull, type QueuePlace } from './queue.js';

const of = (owner: string, kind = '', isLast = false): QueuePlace => ({ owners: new Set([owner]), kind, isLast });

/** A queue in which one piece of work runs until `end` is called; records the order in which work was served. */
function line(inLine = 100, milliseconds = 1_000_000) {
  const queue = new Queue({ atOnce: 1, inLine, milliseconds });
  const served: string[] = [];
  const refused: string[] = [];
  let end!: () => void;
  const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)), of('before'));
  const all: Promise<void>[] = [first];
  const ask = (name: string, place: QueuePlace) => {
    const work = () => Promise.resolve(void served.push(name));
    all.push(
      queue.run(work, place).catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFull);
        refused.push(name);
      })
    );
  };
  const finish = async () => {
    end();
    await Promise.all(all);
    return served;
  };
  return { ask, finish, refused, queue };
}

describe('the queue for pictures', () => {
  it('serves owners in turn, however many requests one of them made first', async () => {
    const { ask, finish } = line();
    for (const name of ['h1', 'h2', 'h3', 'h4']) ask(name, of('hostile'));
    for (const name of ['u1', 'u2']) ask(name, of('honest'));
    expect(await finish()).toEqual(['h1', 'u1', 'h2', 'u2', 'h3', 'h4']);
  });

  it('alternates between the packages of one owner', async () => {
    const { ask, finish } = line();
    for (const name of ['a1', 'a2', 'a3']) ask(name, of('owner', 'a'));
    ask('b1', of('owner', 'b'));
    expect(await finish()).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('serves what is known to use up its time after everything else', async () => {
    const { ask, finish } = line();
    ask('burning', of('one', 'a', true));
    for (const name of ['x', 'y']) ask(name, of('two'));
    expect(await finish()).toEqual(['x', 'y', 'burning']);
  });

  it('serves what several owners wait for as soon as one of them has a turn', async () => {
    const { ask, finish } = line();
    const shared = new Set(['hostile']);
    for (const name of ['h1', 'h2', 'h3']) ask(name, of('hostile'));
    ask('shared', { owners: shared, kind: '', isLast: false });
    shared.add('honest');
    expect(await finish()).toEqual(['h1', 'shared', 'h2', 'h3']);
  });

  it('when full, gives a newcomer a place of the owner with the most, and refuses an owner who has as many', async () => {
    const { ask, finish, refused } = line(4);
    for (const name of ['h1', 'h2', 'h3', 'h4']) ask(name, of('hostile'));
    for (const name of ['u1', 'u2', 'u3']) ask(name, of('honest'));
    expect(await finish()).toEqual(['h1', 'u1', 'h2', 'u2']);
    expect(refused.sort()).toEqual(['h3', 'h4', 'u3']);
  });

  describe('when the wait is too long', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('refuses what has waited for the whole time, and serves the rest', async () => {
      const { ask, finish, refused } = line(100, 1_000);
      ask('early', of('a'));
      await vi.advanceTimersByTimeAsync(600);
      ask('late', of('b'));
      await vi.advanceTimersByTimeAsync(500);
      expect([await finish(), refused]).toEqual([['late'], ['early']]);
    });
  });

  it('never lets a waiting owner fall more than one behind any other owner', async () => {
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(asked, async (owners) => {
        const { ask, finish } = line();
        owners.forEach((owner, index) => ask(`${owner}${index}`, of(owner, String(index % 3))));
        const served = (await finish()).map((name) => name[0]!);
        expect([...served].sort()).toEqual([...owners].sort());
        for (let at = 0; at < served.length; at++) {
          const had = (owner: string) => served.slice(0, at).filter((each) => each === owner).length;
          const waiting = new Set(served.slice(at));
          for (const owner of waiting)
            for (const other of 'abcd') expect(had(other)).toBeLessThanOrEqual(had(owner) + 1);
        }
      })
    );
  });
});
