import { expect, it, vi } from 'vitest';
import { Live } from '../../src/lib/server/widgets/live/live.js';
import { savedStates } from '../../src/lib/server/widgets/states.js';
import { administrator } from '../rights/actors.js';
import { sample, serve, upload } from './harness.js';

it('the live stream of a user who no longer exists ends even if no change was announced', async () => {
  await using server = await serve();
  const id = await upload(await sample());
  let who: typeof administrator | undefined = administrator;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { store } = server.app;
  const live = new Live(store, {
    stillThere: () => Promise.resolve(who),
    saved: (ids) => savedStates(store.db, ids)
  });
  try {
    const reader = (await live.open({ actor: administrator, headers: new Headers(), ids: [id] })).getReader();
    const ended = reader.closed.then(() => true);
    who = undefined;
    vi.advanceTimersByTime(60_000);
    for (let next = await reader.read(); !next.done; next = await reader.read());
    expect(await ended).toBe(true);
  } finally {
    live.close();
    vi.useRealTimers();
  }
});
