import { expect, it } from 'vitest';
import { Admission } from './admission.js';

/** Pieces of work that run until they are released. */
function held(limits: { each: number; all: number }) {
  const admission = new Admission(limits);
  const ends: (() => void)[] = [];
  const begin = (owner: string) => admission.run(owner, () => new Promise<void>((resolve) => ends.push(resolve)));
  return { begin, ends };
}

const refused = expect.objectContaining({ kind: 'busy', code: 'packages-busy' }) as Error;

it('an owner who has reached the limit is refused, while another owner is still admitted', async () => {
  const { begin, ends } = held({ each: 2, all: 10 });
  const running = [begin('a'), begin('a'), begin('b')];
  await expect(begin('a')).rejects.toEqual(refused);
  for (const end of ends) end();
  await Promise.all(running);
});

it('all owners together are held to a limit as well', async () => {
  const { begin, ends } = held({ each: 2, all: 3 });
  const running = ['a', 'b', 'c'].map(begin);
  await expect(begin('d')).rejects.toEqual(refused);
  for (const end of ends) end();
  await Promise.all(running);
});

it('work that has ended makes room, even if it failed', async () => {
  const admission = new Admission({ each: 1, all: 1 });
  await expect(admission.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await admission.run('b', () => Promise.resolve('in'))).toBe('in');
});
