import { describe, expect, it } from 'vitest';
import type { ReplacementBody } from '../api.js';
import type { Mapping } from '../package/compare/changes.js';
import type { Answer, Refused } from '../ui/ask.js';
import type { ReplaceRequest } from './client.js';
import { Comparing } from './comparing.svelte.js';

const LOST: Refused = { ok: false, status: 0, places: new Map() };
const CHANGED: Refused = { ok: false, status: 412, code: 'comparison-changed', places: new Map() };
const refused = (status: number, code: string): Refused => ({ ok: false, status, code, places: new Map() });

const done = (parts: Partial<ReplacementBody>): Answer<ReplacementBody> => ({
  ok: true,
  value: { same: false, unusedMapping: [], ...parts } as ReplacementBody
});

const file = (name: string) => ({ file: new File([], name) });

/** Compares with answers that are given one after the other; `isReached` false: the server does not answer other questions. */
function comparingWith(...answers: Answer<ReplacementBody>[]) {
  const asked: ReplaceRequest[] = [];
  const server = { isReached: true };
  const comparing = new Comparing(
    { id: 1 },
    {
      loadVersions: async () => (server.isReached ? { ok: true, value: [] } : LOST),
      replaceWidget: async (_id, _successor, request) => {
        asked.push(request);
        return answers.shift() ?? LOST;
      }
    }
  );
  return { comparing, asked, server };
}

describe('a replacement whose answer is lost', () => {
  it('is not known until the server answers, and then shown as done', async () => {
    const { comparing, server, asked } = comparingWith(done({ tag: 'one' }), LOST, done({ tag: 'two', same: true }));
    await comparing.compare(file('next'));
    await comparing.run();
    expect([comparing.step, comparing.failure]).toEqual(['unknown', undefined]);
    server.isReached = false;
    await comparing.findOut();
    await comparing.run();
    await comparing.compare(file('other'));
    expect([comparing.step, asked.length]).toEqual(['unknown', 2]);
    server.isReached = true;
    await comparing.findOut();
    expect([comparing.step, comparing.body?.tag]).toEqual(['done', 'one']);
  });

  it('or compared as it is now, where it was not done', async () => {
    const { comparing } = comparingWith(done({ tag: 'one' }), LOST, LOST, done({ tag: 'two' }));
    await comparing.compare(file('next'));
    await comparing.run();
    await comparing.findOut();
    expect(comparing.step).toBe('unknown');
    await comparing.findOut();
    expect([comparing.step, comparing.body?.tag, comparing.notDone]).toEqual(['compared', 'two', 'lost']);
  });

  it('and where it came through only after that, asking for it again shows it as done', async () => {
    const { comparing } = comparingWith(
      done({ tag: 'one' }),
      LOST,
      done({ tag: 'one' }),
      CHANGED,
      done({ tag: 'two', same: true })
    );
    await comparing.compare(file('next'));
    await comparing.run();
    await comparing.findOut();
    await comparing.run();
    expect([comparing.step, comparing.body?.tag]).toEqual(['done', 'one']);
  });
});

describe('what was said about settings', () => {
  const title = { from: 'title', to: 'place' };
  const days = { from: 'days', to: null };

  it('holds for another package as far as it fits, and is said again when it is replaced', async () => {
    const said: Mapping = [title, days];
    const { comparing, asked } = comparingWith(
      done({}),
      done({}),
      done({}),
      done({ unusedMapping: [{ ...title }], tag: 'other' }),
      done({})
    );
    await comparing.compare(file('next'));
    for (const entry of said) await comparing.map(entry);
    await comparing.compare(file('corrected'));
    expect([asked.at(-1)?.mapping, comparing.mapping]).toEqual([said, [days]]);
    await comparing.run();
    expect(asked.at(-1)).toEqual({ mapping: [days], tag: 'other' });
    expect(comparing.mapping).toEqual([]);
  });

  it('stays where another package is refused, and ends where one is chosen anew', async () => {
    const { comparing } = comparingWith(done({}), done({}), refused(409, 'spot-identifier-differs'));
    await comparing.compare(file('next'));
    await comparing.map(title);
    await comparing.compare(file('somebody else’s'));
    expect([comparing.step, comparing.mapping]).toEqual(['compared', [title]]);
    comparing.reset();
    expect(comparing.mapping).toEqual([]);
  });
});
