import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type LiveRows } from '../../src/lib/server/widgets/live/live.js';
import { Listeners, LocalChanges } from '../../src/lib/server/platform/store/changes.js';
import { administrator } from '../rights/actors.js';

type Actor = typeof administrator;

const USERS = 5;
const STREAMS_OF_EACH = 100;
const IDS = [1, 2, 3];

const turn = () => new Promise(setImmediate);

describe('500 live streams of five users', () => {
  let listeners: Listeners;
  let live: Live;
  let ended: number;
  let inFlight: number;
  let most: number;
  let actorOf: (userId: number) => Actor | undefined;
  const stillThere = vi.fn(async (headers: Headers) => {
    most = Math.max(most, ++inFlight);
    await turn();
    inFlight -= 1;
    return actorOf(Number(headers.get('cookie')));
  });
  const saved = vi.fn((ids: readonly number[]): Promise<LiveRows> =>
    Promise.resolve(
      new Map(ids.map((id) => [id, { name: 'A', version: 1, by: null, template: 1, resource: { spotGroupId: 1 } }]))
    )
  );

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    actorOf = (userId) => ({ ...administrator, userId });
    [ended, inFlight, most] = [0, 0, 0];
    listeners = new Listeners();
    live = new Live({ changes: new LocalChanges(listeners) }, { stillThere, saved });
    for (let userId = 1; userId <= USERS; userId++) {
      for (let count = 0; count < STREAMS_OF_EACH; count++) {
        const headers = new Headers({ cookie: String(userId) });
        const body = await live.open({ actor: { ...administrator, userId }, headers, ids: IDS });
        void body.pipeTo(new WritableStream()).then(() => (ended += 1));
      }
    }
    vi.clearAllMocks();
    most = 0;
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('are not identified again, and nothing is read for them, when another user changes', async () => {
    listeners.tell('people', String(USERS + 1));
    for (let time = 0; time < 3; time++) await turn();
    expect([stillThere.mock.calls.length, saved.mock.calls.length]).toEqual([0, 0]);
  });

  it('are identified again for the user who changed alone, each once for many changes', async () => {
    for (let time = 0; time < 1_000; time++) listeners.tell('people', '1');
    // The first few were already asked when the other changes came.
    await vi.waitFor(() => expect(stillThere).toHaveBeenCalledTimes(STREAMS_OF_EACH + most));
    expect(most).toBeLessThanOrEqual(10);
    expect(new Set(stillThere.mock.calls.map(([headers]) => headers.get('cookie')))).toEqual(new Set(['1']));
  });

  it('are all identified again, a few at a time, when news may have been missed', async () => {
    listeners.tell('people', undefined);
    await vi.waitFor(() => expect(stillThere).toHaveBeenCalledTimes(USERS * STREAMS_OF_EACH));
    expect(most).toBeLessThanOrEqual(10);
  });

  it('end if their user no longer exists, even if no change was announced', async () => {
    actorOf = (userId) => (userId === 1 ? undefined : { ...administrator, userId });
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(ended).toBe(STREAMS_OF_EACH));
  });

  it('whose user got other permissions are told their widgets again, from one read', async () => {
    actorOf = (userId) => ({ ...administrator, userId, groups: new Map([[userId, 'read']]) });
    listeners.tell('people', '1');
    await vi.waitFor(() => expect(stillThere).toHaveBeenCalledTimes(STREAMS_OF_EACH));
    // The first few at once, the others together.
    await vi.waitFor(() => expect(saved.mock.calls).toEqual([[IDS], [IDS]]));
  });

  it.each(['values', 'texts', 'presets', 'drafts'])('read the widgets twice for 1,000 news of %s', async (topic) => {
    for (let time = 0; time < 1_000; time++) listeners.tell(topic, '1');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  });
});
